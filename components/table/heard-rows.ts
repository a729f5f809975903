/** Rows of the log as announced: whole, or summed up in one sentence. */

export interface HeardRow {
  readonly seq: number;
  readonly text: string;
  /** The players to move, at the end of a turn. */
  readonly next?: string;
  /** Another player's action, without costs and gains. */
  readonly short?: { readonly name: string; readonly deeds: readonly string[] };
}

/** How much of the others' moves is announced. */
export const NEWS = ['whole', 'short'] as const;

/** The announcement of rows. The listener's own are always complete. */
export function announcementOf(rows: readonly HeardRow[], isShort: boolean): string {
  const whole = isShort ? rows.filter(({ short }) => !short) : rows;
  const next = rows.at(-1)?.next;
  const said = [
    ...whole.map(({ text }) => text),
    ...(isShort ? summedUp(rows) : []),
    ...(next ? [next] : []),
  ];
  return said.join(' ');
}

/** All of the others' actions in one sentence. */
function summedUp(rows: readonly HeardRow[]): readonly string[] {
  const deeds = new Map<string, string[]>();
  for (const { short } of rows)
    if (short && short.deeds.length > 0)
      deeds.set(short.name, [...(deeds.get(short.name) ?? []), ...short.deeds]);
  const parts = [...deeds].map(([name, did]) => `${name} ${did.join(', ')}`);
  return parts.length > 0 ? [`${parts.join('; ')}.`] : [];
}
