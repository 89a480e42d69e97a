import type { Page } from '@playwright/test';
import { loadEngine } from '../../web/engine/board.ts';
import { pointName } from '../../web/engine/coordinate.ts';
import { build } from '../../web/engine/engine.fixture.ts';
import { loadSpaces } from '../../web/engine/everything.ts';
import { loadReferee } from '../../web/engine/eyes-build.ts';
import type { Position } from '../../web/engine/types.ts';
import { fightOf } from '../../web/rooms/learn/answers/fight.ts';
import { board, button, expect, SLOW, saveData, test } from './reader.ts';

/** The lessons whose boards are other ones, or played on, with what answers the reasons of their pairs: wrong points first. */
const LESSONS = [
  {
    id: 'proofs',
    title: 'Both proofs',
    reasons: ['D6 B6 A5 D6', 'D6 A6 G6 G5'],
    refused: 'which is suicide',
    worked: /^It falls$/,
  },
  {
    id: 'answers',
    title: 'If Black answers',
    reasons: ['D6 C6', 'A6 B6'],
    refused: 'Not so: after',
    worked: /^It falls$/,
  },
  {
    id: 'space',
    title: 'In space',
    reasons: ['1:B3 1:A3', '1:C3 2:E1'],
    refused: 'choose a region',
    worked: /^It stays$/,
  },
];

const COLUMNS = 'ABCDEFGHJ';

/** A reader who has the keyboard alone, and what is announced. */
class Listener {
  constructor(readonly page: Page) {}

  /** The name of what has the focus, and its description as it was when the focus came. */
  readonly focus = (): Promise<{ name: string; task: string }> => this.page.evaluate('({ ...focusedNow })');

  async begin(): Promise<void> {
    await this.page.addInitScript(saveData);
    await this.page.addInitScript(() => {
      const now = { name: '', task: '' };
      Object.assign(window, { focusedNow: now });
      addEventListener('focusout', () => Object.assign(now, { name: '', task: '' }), { capture: true });
      addEventListener(
        'focusin',
        ({ target }) => {
          const on = target as HTMLElement;
          const described = document.getElementById(on.getAttribute('aria-describedby') ?? '');
          now.name = (on.ariaLabel ?? on.textContent ?? '').trim();
          now.task = described?.textContent ?? '';
        },
        { capture: true },
      );
    });
  }

  async tabTo(name: RegExp): Promise<void> {
    for (let stop = 0; stop < 80; stop++) {
      if (name.test((await this.focus()).name)) return;
      await this.page.keyboard.press('Tab');
    }
    throw new Error(`no stop of the Tab key is called ${name}`);
  }

  async press(name: RegExp): Promise<void> {
    await this.tabTo(name);
    await this.page.keyboard.press('Enter');
  }

  /** The point under the cursor of the board, as it is told. */
  async #here(): Promise<string> {
    const id = await board(this.page).getAttribute('aria-activedescendant');
    return (await this.page.locator(`[id="${id}"]`).getAttribute('aria-label')) ?? '';
  }

  async choose(name: string): Promise<void> {
    await this.tabTo(/^Board of the lesson/);
    const placeOf = (text: string) => {
      const [, layer = '1', column = '', row = ''] = /^(?:(\d):)?([A-J])(\d)/.exec(text) ?? [];
      return { layer: Number(layer), column: COLUMNS.indexOf(column), row: Number(row) };
    };
    const to = placeOf(name);
    for (const [part, more, less] of [
      ['layer', 'PageDown', 'PageUp'],
      ['column', 'ArrowRight', 'ArrowLeft'],
      ['row', 'ArrowUp', 'ArrowDown'],
    ] as const) {
      const steps = to[part] - placeOf(await this.#here())[part];
      for (let step = 0; step < Math.abs(steps); step++) await this.page.keyboard.press(steps > 0 ? more : less);
    }
    expect(await this.#here()).toMatch(new RegExp(`^${name}:`));
    await this.page.keyboard.press('Enter');
  }

  /** The board as its points are told, once those of the one before are no longer. */
  async position(): Promise<Position> {
    const grid = board(this.page);
    // At once, since the board of the next question may come meanwhile.
    const tell = () =>
      grid.getByRole('gridcell').evaluateAll((all) => ({
        columns: Number(all[0]?.closest('[aria-colcount]')?.getAttribute('aria-colcount')),
        told: all.map((cell) => cell.ariaLabel ?? ''),
      }));
    let columns = 0;
    let told: string[] = [];
    const isSame = async () => {
      const before = told;
      ({ columns, told } = await tell());
      return told.length > 0 && told.join() === before.join();
    };
    await expect.poll(isSame, { intervals: [200] }).toBe(true);
    const lines = told.length;
    const layers = new Set(told.map((each) => /^\d:/.exec(each)?.[0])).size;
    const stones = told.map((each) => (each.includes(': black') ? 'X' : each.includes(': white') ? 'O' : '.')).join('');
    return { columns, rows: lines / columns / layers, ...(layers > 1 && { layers }), stones };
  }
}

const engine = await loadEngine(build('board'));
engine.addSpaces(await loadSpaces(build('everything')));
const referee = await loadReferee(build('eyes'));

/** A point of each black block, and whether it stays by the rule of the lesson. */
function blocksOf(position: Position, answers: boolean) {
  const rules = { suicide: 'forbidden', regions: 'small' } as const;
  const { blocks } = engine.study(position, { colors: ['black'], rules }).facts('black');
  return blocks.map(({ points: [stone = 0], castOut }) => ({
    name: pointName(position, stone),
    stays: answers ? fightOf(referee, position, stone).stays : castOut === null,
  }));
}

for (const { id, title, reasons, refused, worked } of LESSONS) {
  test(
    `“${title}” is passed by the keyboard alone, every question answered wrong and right`,
    SLOW,
    async ({ page }) => {
      test.slow();
      const reader = new Listener(page);
      const status = page.locator('.lesson [role=status]').first();
      /** Says of each block whether it stays. */
      const answer = async (isRight: boolean) => {
        await expect(button(page, 'Check: not sure')).toBeVisible();
        for (const { name, stays } of blocksOf(await reader.position(), id === 'answers'))
          if (stays === isRight) await reader.choose(name);
        await reader.press(isRight ? /^Check: I’m sure$/ : /^Check: not sure$/);
        await expect(status).toHaveText(isRight ? /^(All \d blocks right|Right)\.$/ : /^(Right about 0|Not so)/);
      };
      await reader.begin();
      await page.goto('./#open=learn');
      await reader.press(new RegExp(`^${title}`));
      await expect(page.getByRole('heading', { name: title, exact: true })).toBeFocused();
      for (const isRight of [true, false]) {
        for (const [at, points] of reasons.entries()) {
          await answer((at === 0) === isRight);
          await reader.press(/^Now the reason$/);
          // The task is told with the board that it is about.
          await expect(board(page)).toBeFocused();
          const { name, task } = await reader.focus();
          expect(name).toMatch(/^Board of the lesson/);
          expect(task).toMatch(/^(Prove that|White has begun|White can kill|A region beside|Choose a region)/);
          expect(task).not.toContain('tool');
          // Where it is said stays: what is said in a new place may not be heard.
          const said = await status.elementHandle();
          const [wrong = '', ...right] = points.split(' ');
          await reader.choose(wrong);
          await expect(status).toContainText(at === 0 ? refused : /suicide|Not so|look for/);
          if (isRight) for (const point of right) await reader.choose(point);
          else await reader.press(/^Show me$/);
          await expect(status).toContainText(
            isRight ? 'Right: ' : /A triangle is on|move by move|that is left is suicide/,
          );
          expect(await said?.evaluate((element) => element.isConnected)).toBe(true);
          await reader.press(/^Next board$/);
        }
        await expect.poll(async () => (await reader.focus()).name).toMatch(/^One block is left: .*, at the square/);
        await reader.press(
          [/^It falls$/, /^It stays$/].find((each) => (each.source === worked.source) === isRight) ?? worked,
        );
        await expect(status).toContainText(isRight ? 'Right.' : 'Not so.');
        await reader.press(/^Next board$/);
        await answer(false);
        await reader.press(/^Another board$/);
        await answer(true);
        await reader.press(/^Another board$/);
        await answer(true);
        await reader.press(/^Go on$/);
        await expect.poll(async () => (await reader.focus()).name).toBe('You have passed this lesson.');
        if (!isRight) break;
        await reader.press(/^Once more from the start$/);
        await expect(board(page)).toBeFocused();
      }
    },
  );
}
