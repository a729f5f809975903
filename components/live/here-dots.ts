/**
 * A dot next to the names of players who have the table open. It is a CSS rule, so re-rendering does not
 * remove it.
 */
const ID = 'here-dots';

/** Shows the dots of these seats; the reader's boards have none. */
export function showHere(seats: readonly number[]): void {
  const style = document.getElementById(ID) ?? document.head.appendChild(document.createElement('style'));
  style.id = ID;
  const words = document.getElementById('tabletop')?.dataset.hereWords ?? '';
  style.textContent = dotsOf(seats, words);
}

/** CSS for the dots, with alternative text where browsers support it. */
export function dotsOf(seats: readonly number[], words: string): string {
  if (seats.length === 0) return '';
  const names = seats.map((seat) => `h2 a[data-at="board:${seat}"]`);
  const said = JSON.stringify(` ${words}`);
  return `#rivals :is(${names.join(',')})::before{order:9;content:"\u25cf";content:"\u25cf" / ${said};color:var(--green);font-size:.7em}`;
}
