import * as text from '../model/catalogue/page-en.ts';
import type { History, HistoryAction } from '../model/history.ts';
import type { Tool } from '../model/state.ts';
import { BoardMenu } from './BoardMenu.tsx';
import { Icon, ToolIcon } from './icons.tsx';

const TOOLS: readonly Tool[] = ['alternate', 'black', 'white', 'erase', 'play', 'start'];

interface Props {
  readonly history: History;
  readonly dispatch: (action: HistoryAction) => void;
}

/** What a click does, undo and redo, and the board's own menu. */
export function Tools({ history, dispatch }: Props) {
  const state = history.present;
  return (
    <div class="tools" role="toolbar" aria-label={text.tools}>
      <div class="group">
        {TOOLS.map((tool) => (
          <button
            key={tool}
            type="button"
            class="tool"
            aria-pressed={state.tool === tool}
            aria-label={text.tool[tool].name}
            title={text.tool[tool].hint}
            onClick={() => dispatch({ type: 'tool', tool })}
          >
            <ToolIcon tool={tool} />
          </button>
        ))}
      </div>
      <div class="group">
        <button
          type="button"
          class="tool"
          aria-label={text.undo}
          title={`${text.undo} (Ctrl Z)`}
          disabled={!history.past.length}
          onClick={() => dispatch({ type: 'undo' })}
        >
          <Icon name="undo" />
        </button>
        <button
          type="button"
          class="tool"
          aria-label={text.redo}
          title={`${text.redo} (Ctrl Y)`}
          disabled={!history.future.length}
          onClick={() => dispatch({ type: 'redo' })}
        >
          <Icon name="redo" />
        </button>
        <button
          type="button"
          class="tool"
          aria-pressed={!state.layers.includes('statuses')}
          aria-label={text.cleanBoard}
          title={`${text.cleanBoard} (C)`}
          onClick={() => dispatch({ type: 'clean' })}
        >
          <Icon name="eye" />
        </button>
        <BoardMenu state={state} dispatch={dispatch} />
      </div>
    </div>
  );
}
