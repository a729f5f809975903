// Solves a few hundred linear equations by elimination.

/** A square matrix, row by row. */
export class Square {
  readonly cells: Float64Array;

  constructor(readonly size: number) {
    this.cells = new Float64Array(size * size);
  }

  get(row: number, column: number): number {
    return this.cells[row * this.size + column] ?? 0;
  }

  add(row: number, column: number, value: number): void {
    const at = row * this.size + column;
    this.cells[at] = (this.cells[at] ?? 0) + value;
  }
}

/** Solves `square` times x = `right`; both are overwritten. Throws Error if there is no single solution. */
export function solve(square: Square, right: Float64Array): Float64Array {
  const { size } = square;
  for (let column = 0; column < size; column += 1) {
    bringUp(square, right, column, largestBelow(square, column));
    for (let row = column + 1; row < size; row += 1) {
      const factor = square.get(row, column) / square.get(column, column);
      if (factor === 0) continue;
      for (let k = column; k < size; k += 1) square.add(row, k, -factor * square.get(column, k));
      right[row] = (right[row] ?? 0) - factor * (right[column] ?? 0);
    }
  }
  return backwards(square, right);
}

function largestBelow(square: Square, column: number): number {
  let best = column;
  for (let row = column + 1; row < square.size; row += 1)
    if (Math.abs(square.get(row, column)) > Math.abs(square.get(best, column))) best = row;
  if (Math.abs(square.get(best, column)) < 1e-12) throw new Error('the equations have no single solution');
  return best;
}

function bringUp(square: Square, right: Float64Array, to: number, from: number): void {
  if (to === from) return;
  for (let k = 0; k < square.size; k += 1) {
    const [upper, lower] = [square.get(to, k), square.get(from, k)];
    square.add(to, k, lower - upper);
    square.add(from, k, upper - lower);
  }
  [right[to], right[from]] = [right[from] ?? 0, right[to] ?? 0];
}

function backwards(square: Square, right: Float64Array): Float64Array {
  const out = new Float64Array(square.size);
  for (let row = square.size - 1; row >= 0; row -= 1) {
    let sum = right[row] ?? 0;
    for (let k = row + 1; k < square.size; k += 1) sum -= square.get(row, k) * (out[k] ?? 0);
    out[row] = sum / square.get(row, row);
  }
  return out;
}
