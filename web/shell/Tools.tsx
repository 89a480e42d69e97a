import * as text from '#locale/page.ts';
import { toolHint, toolShort, tool as toolText } from '#locale/play.ts';
import type { History, HistoryAction } from '../model/history.ts';
import type { Tool } from '../model/state.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { ToolIcon } from '../ui/icons.tsx';
import { Toolbar } from '../ui/Toolbar.tsx';
import { BoardMenu } from './BoardMenu.tsx';

/** The starting set is chosen in the rules, and has a button here only while it is. */
const TOOLS: readonly Tool[] = ['play', 'black', 'white', 'erase'];

interface Props {
  readonly history: History;
  readonly dispatch: (action: HistoryAction) => void;
  /** A press on the board places stones; otherwise a lens has the board. */
  readonly places: boolean;
}

/** The tools for placing stones, undo and redo, and the menu of the board. */
export function Tools({ history, dispatch, places }: Props) {
  const state = history.present;
  const areMarksShown = state.layers.includes('statuses');
  return (
    <Toolbar label={text.tools}>
      {places && (
        <div class="group">
          {(state.tool === 'start' ? [...TOOLS, state.tool] : TOOLS).map((tool) => (
            <button
              key={tool}
              type="button"
              class="tool"
              aria-pressed={state.tool === tool}
              aria-label={toolText[tool]}
              title={toolHint[tool]}
              onClick={() => dispatch({ type: 'tool', tool })}
            >
              <ToolIcon tool={tool} />
              <span class="tool-name">{toolShort[tool]}</span>
            </button>
          ))}
        </div>
      )}
      <div class="group">
        <IconButton
          class="tool"
          icon="undo"
          label={text.undo}
          shown={text.undo}
          keyName={text.undoKey}
          aria-disabled={!history.past.length}
          onClick={() => dispatch({ type: 'undo' })}
        />
        <IconButton
          class="tool"
          icon="redo"
          label={text.redo}
          shown={text.redo}
          keyName={text.redoKey}
          aria-disabled={!history.future.length}
          onClick={() => dispatch({ type: 'redo' })}
        />
        <IconButton
          class="tool"
          icon={areMarksShown ? 'eye' : 'eyeClosed'}
          label={areMarksShown ? text.hideMarks : text.showMarks}
          shown={text.short.clean}
          keyName="C"
          onClick={() => dispatch({ type: 'clean' })}
        />
        <BoardMenu state={state} dispatch={dispatch} />
      </div>
    </Toolbar>
  );
}
