import * as text from '#locale/game-room.ts';
import { owner } from '#locale/shared.ts';
import type { GameInfo } from '../../engine/texts.ts';
import type { Color, Prisoners } from '../../engine/types.ts';

interface Props {
  readonly info: GameInfo;
  /** Null if the record does not show them. */
  readonly prisoners: Prisoners | null;
}

/** The players, and the prisoners of each. */
export function Players({ info, prisoners }: Props) {
  return (
    <section class="players" aria-label={text.players}>
      <Side color="black" info={info} captured={prisoners?.byBlack} />
      <Side color="white" info={info} captured={prisoners?.byWhite} />
    </section>
  );
}

function Side({ color, info, captured }: { color: Color; info: GameInfo; captured: number | undefined }) {
  const { name, rank, team } = info[color];
  return (
    <p>
      <svg viewBox="-11 -11 22 22" aria-hidden="true">
        <circle class={`stone-${color}`} r="10" />
      </svg>
      <span>
        <span class={name ? 'unseen' : ''}>{owner({ color })}</span>{' '}
        {[name, rank, team].filter(Boolean).map((each) => (
          <>
            <bdi>{each}</bdi>{' '}
          </>
        ))}
        {captured !== undefined && <span class="soft">{text.captured({ color, stones: captured })}</span>}
      </span>
    </p>
  );
}

/** A result such as `B+2.5`, and not by resignation or on time. */
const IN_POINTS = /^[BW]\+\d/i;

/** What a record says besides, in the order in which it is shown. */
const FACTS = [
  ...(['result', 'komi', 'handicap', 'date', 'event', 'round'] as const),
  ...(['place', 'rules', 'time', 'overtime', 'source', 'annotator'] as const),
] satisfies readonly (keyof typeof text.facts)[];

interface FactsProps extends Pick<Props, 'info'> {
  /** Settled points are told too, which are fewer than those of the result. */
  readonly isSettledTold?: boolean;
}

/** The result, the komi and more, as the record has them. */
export function Facts({ info, isSettledTold }: FactsProps) {
  const facts = FACTS.filter((fact) => info[fact]);
  return (
    <section class="facts" aria-label={text.record}>
      {info.name && (
        <p class="facts-title">
          <bdi>{info.name}</bdi>
        </p>
      )}
      {facts.length > 0 && (
        <dl>
          {facts.map((fact) => (
            <div key={fact}>
              <dt>{text.facts[fact]}</dt>{' '}
              <dd>
                <bdi>{info[fact]}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {isSettledTold && IN_POINTS.test(info.result) && <p class="hint">{text.resultNote}</p>}
      {info.description && (
        <p class="game-comment">
          <bdi>{info.description}</bdi>
        </p>
      )}
    </section>
  );
}
