/** The label of a command: its action, and separately its costs and gains. */
export interface Label {
  readonly what: string;
  readonly brings?: string;
}

/** The whole label as one text. */
export function wholeLabel({ what, brings }: Label): string {
  return brings === undefined ? what : `${what}: ${brings}`;
}
