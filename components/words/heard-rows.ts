/** Rows of the log as they are read out, whole or in one sentence. */

export interface HeardRow {
  readonly seq: number;
  readonly text: string;
  /** Whom the table waits for, once a turn is over. */
  readonly next?: string;
  /** An act of another player, without its costs and gains. */
  readonly short?: { readonly name: string; readonly deeds: readonly string[] };
}

/** How much of the others' moves is read out. */
export const NEWS = ['whole', 'short'] as const;
export type NewsLength = (typeof NEWS)[number];

/** The spoken text of rows: the listener's own are always complete. */
export function saidOf(rows: readonly HeardRow[], isShort: boolean): string {
  const whole = isShort ? rows.filter(({ short }) => !short) : rows;
  const next = rows.at(-1)?.next;
  const said = [
    ...whole.map(({ text }) => text),
    ...(isShort ? summedUp(rows) : []),
    ...(next ? [next] : []),
  ];
  return said.join(' ');
}

/** All that others did in one sentence. */
function summedUp(rows: readonly HeardRow[]): readonly string[] {
  const deeds = new Map<string, string[]>();
  for (const { short } of rows)
    if (short && short.deeds.length > 0)
      deeds.set(short.name, [...(deeds.get(short.name) ?? []), ...short.deeds]);
  const parts = [...deeds].map(([name, did]) => `${name} ${did.join(', ')}`);
  return parts.length > 0 ? [`${parts.join('; ')}.`] : [];
}
