import { describe, expect, it } from 'vitest';
import { at, contextOf, WORKED } from './context.fixture.ts';
import { proofView } from './scene.ts';
import { otherLibertiesAt } from './words.ts';

describe('a move that is refused', () => {
  const context = contextOf(WORKED);
  const { facts, position, words } = context;
  const refused = at(context, 'D6');
  const otherLiberties = otherLibertiesAt(facts, refused);

  it('takes nothing because each of those around it has another liberty', () => {
    expect(otherLiberties.map(({ stone, liberty }) => [words.point(stone), words.point(liberty)])).toEqual([
      ['C6', 'B6'],
      ['E6', 'E5'],
    ]);
  });

  it('is marked with these liberties, and the block in question stays lit', () => {
    const target = at(context, 'E6');
    const room = otherLiberties.map(({ liberty }) => liberty);
    const { marks, selection } = proofView({ position, target, crosses: [refused], room }, facts, words, facts);
    const marked = (kind: string) => marks?.filter((mark) => mark.kind === kind).map(({ point }) => words.point(point));
    expect(marked('cross')).toEqual(['D6']);
    expect(marked('circle')).toEqual(['B6', 'E5']);
    expect(selection).toEqual({ kind: 'block', color: 'black', index: words.owner(target) });
  });
});
