/** Errors in published texts, each with boards on which they can be seen. */
import type { Load } from '../model/update.ts';
import { loadOf, type Scene } from './scene.ts';

/** The texts. */
export const TEXTS = ['benson', 'sensei', 'chen', 'kim'] as const;
export type Text = (typeof TEXTS)[number];

/** The errors in a text, after some words about it. */
export interface Paper {
  readonly intro: string;
  readonly errata: readonly Erratum[];
}

export interface Erratum {
  readonly id: string;
  /** The title of the case, the place of the error, and the content of the published text, in other words. */
  readonly words: Readonly<Record<'title' | 'source' | 'says', string>>;
  readonly cases: readonly Case[];
}

/** A board to be pictured, with the point that the text speaks of marked, and what is to be seen on it. */
export interface Case extends Board {
  readonly text: string;
  readonly plays: readonly Playable[];
}

/** A board to load, and the place where the claim about it can be played. */
export interface Playable {
  readonly label: string;
  readonly load: Board;
  /** A game in space begins with it. */
  readonly isGame: boolean;
}

/** All that a board of the errata loads. */
type Board = Pick<
  Required<Load>,
  'position' | 'marks' | 'show' | 'start' | 'rules' | 'place' | 'toPlay' | 'play' | 'where'
>;

/** A message of the locale, by its name; some have numbers in them. */
type Message = string | ((parts: Parts) => string);
type Parts = { readonly points: number };
type Messages = Readonly<Record<string, Message>>;

/** Words, as their name in the messages of the error. */
interface Worded {
  readonly words: string;
  readonly parts?: Parts;
}

/** `benson.json` and the like; a button without a board is about that of its scene. */
export interface ErrataFile {
  readonly errata: readonly {
    readonly id: string;
    readonly words: string;
    readonly scenes: readonly (Scene & Worded & { readonly plays: readonly (Partial<Scene> & Worded)[] })[];
  }[];
}

/** Fetches the errors of a text with their words. */
export async function loadPaper(text: Text): Promise<Paper> {
  const [{ default: file }, words] = await FILES[text]();
  return withWords(file, words as unknown as PaperWords);
}

const FILES: Readonly<Record<Text, () => Promise<readonly [{ readonly default: ErrataFile }, unknown]>>> = {
  benson: () => Promise.all([import('./benson.json', { with: { type: 'json' } }), import('#locale/benson.ts')]),
  sensei: () => Promise.all([import('./sensei.json', { with: { type: 'json' } }), import('#locale/sensei.ts')]),
  chen: () => Promise.all([import('./chen.json', { with: { type: 'json' } }), import('#locale/chen.ts')]),
  kim: () => Promise.all([import('./kim.json', { with: { type: 'json' } }), import('#locale/kim.ts')]),
};

/** The module of the locale for a text: `intro`, and for each error its messages. */
type PaperWords = { readonly intro: string } & Readonly<Record<string, Messages & Erratum['words']>>;

function withWords({ errata }: ErrataFile, messages: PaperWords): Paper {
  return {
    intro: messages.intro,
    errata: errata.map(({ id, words, scenes }) => {
      const own = messages[words];
      if (!own) throw new Error(`${id} has no words`);
      const text = ({ words: name, parts }: Worded): string => {
        const message = own[name];
        if (message === undefined) throw new Error(`${id} has no words ${name}`);
        return typeof message === 'string' ? message : message(parts as Parts);
      };
      const cases = scenes.map((scene): Case => {
        const plays = scene.plays.map((play): Playable => {
          const isGame = play.place?.includes('play=') ?? false;
          const load = boardOf(play.board ? { ...play, board: play.board } : onSame(scene, play));
          return { label: text(play), load, isGame };
        });
        return { ...boardOf(scene), text: text(scene), plays };
      });
      return { id, words: own, cases };
    }),
  };
}

/** A button's scene on the board of the picture; in Steps the point in question is marked too. */
function onSame({ board, form, group, marks }: Scene, { place = '' }: Partial<Scene>): Scene {
  const same = { board, ...(form && { form }), ...(group && { group }), place };
  const { where } = loadOf(same);
  return where?.room === 'explore' && where.lens === 'steps' && marks ? { ...same, marks } : same;
}

function boardOf(scene: Scene): Board {
  const { position, marks, show, start, rules, place, toPlay, play, where } = loadOf(scene) as Required<Load>;
  return { position, marks, show, start, rules, place, toPlay, play, where };
}
