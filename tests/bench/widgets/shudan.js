import { Goban } from '@sabaki/shudan';
import '@sabaki/shudan/css/goban.css';
import { h, render } from 'preact';

/** Static boards by Shudan. */
for (const place of document.querySelectorAll('.board')) {
  const rows = (place.textContent ?? '').trim().split('\n');
  place.textContent = '';
  const signMap = rows.map((row) => [...row].map((stone) => (stone === 'X' ? 1 : stone === 'O' ? -1 : 0)));
  render(h(Goban, { signMap, vertexSize: 14, showCoordinates: true }), place);
}
