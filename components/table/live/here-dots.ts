/**
 * A dot next to the names of players who have the table open: a rule of style, which outlives every drawing.
 */
const ID = 'here-dots';

/** Shows the dots of these seats; the reader's boards have none. */
export function showHere(seats: readonly number[]): void {
  const style = document.getElementById(ID) ?? document.head.appendChild(document.createElement('style'));
  style.id = ID;
  const words = document.getElementById('tabletop')?.dataset.hereWords ?? '';
  style.textContent = dotsOf(seats, words);
}

/** The dot is read out as words, where the browser can. */
export function dotsOf(seats: readonly number[], words: string): string {
  if (seats.length === 0) return '';
  const names = seats.map((seat) => `h2 a[data-at="board:${seat}"]`);
  const said = JSON.stringify(` ${words}`);
  return `#rivals :is(${names.join(',')})::before{order:9;content:"\u25cf";content:"\u25cf" / ${said};color:var(--green);font-size:.7em}`;
}
