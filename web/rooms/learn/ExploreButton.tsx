import { useContext } from 'preact/hooks';
import type { Load } from '../../model/update.ts';
import { HOME, type Where } from '../../model/where.ts';
import type { PageProps } from '../../ui/page-props.ts';
import { SaveReturnContext } from '../../ui/return-path.ts';

interface Props extends Pick<PageProps, 'state' | 'dispatch'> {
  /** Names the button, to which the way back leads. */
  readonly id: string;
  readonly board: Omit<Load, 'where'>;
  readonly label: string;
  /** The lens in which it opens; the steps by default. */
  readonly where?: Where;
}

/** Opens a board in Explore, from where a way leads back. */
export function ExploreButton({ state, dispatch, id, board, label, where = HOME }: Props) {
  const saveReturn = useContext(SaveReturnContext);
  return (
    <button
      type="button"
      class="choice"
      data-focus={id}
      onClick={() => {
        saveReturn?.(state, id);
        dispatch({ type: 'load', load: { ...board, where } });
      }}
    >
      {label}
    </button>
  );
}
