const LINE_MS = 700;

/** Reveals line after line and updates the totals. Any press or key shows everything. */
export function countUp(table: HTMLTableElement, onEnd: () => void): () => void {
  const lines = [...table.tBodies].flatMap(({ rows }) => [...rows]);
  const totals = dataOf(table.tFoot?.rows[0]);
  const ends = totals.map((cell) => cell.textContent);
  const over = new AbortController();
  let timer = 0;
  let shown = 0;
  const sums = totals.map(() => 0);
  const stop = () => {
    clearTimeout(timer);
    over.abort();
    for (const line of lines) delete line.dataset.counted;
    for (const [i, cell] of totals.entries()) cell.textContent = ends[i] ?? '';
  };
  const finish = () => {
    stop();
    onEnd();
  };
  const next = () => {
    const line = lines[shown];
    if (!line) return finish();
    line.dataset.counted = '';
    line.animate([{ opacity: 0 }, { opacity: 1 }], LINE_MS / 2);
    for (const [i, cell] of dataOf(line).entries()) {
      sums[i] = (sums[i] ?? 0) + Number(cell.textContent);
      const total = totals[i];
      if (total) total.textContent = String(sums[i]);
    }
    shown += 1;
    timer = window.setTimeout(next, LINE_MS);
  };
  for (const type of ['pointerdown', 'keydown'])
    document.addEventListener(type, finish, { signal: over.signal });
  next();
  return stop;
}

/** The cells of a row without its heading. */
const dataOf = (row: HTMLTableRowElement | undefined): readonly HTMLTableCellElement[] =>
  [...(row?.cells ?? [])].filter(({ tagName }) => tagName === 'TD');
