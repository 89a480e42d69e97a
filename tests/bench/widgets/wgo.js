import { FieldBoardObject, SVGBoard } from 'wgo';

/** Static boards by WGo. */
for (const place of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('.board'))) {
  const rows = (place.textContent ?? '').trim().split('\n');
  place.textContent = '';
  const board = new SVGBoard(place, { size: rows.length, width: 14 * (rows.length + 1), coordinates: true });
  const stones = rows.flatMap((row, y) =>
    [...row].flatMap((stone, x) => (stone === '.' ? [] : [new FieldBoardObject(stone === 'X' ? 'B' : 'W', x, y)])),
  );
  board.addObject(stones);
}
