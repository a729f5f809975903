/** What a command is called: what it does, and apart from that what it costs and brings. */
export interface Label {
  readonly what: string;
  readonly brings?: string;
}

/** The whole of it as one text. */
export function wholeLabel({ what, brings }: Label): string {
  return brings === undefined ? what : `${what}: ${brings}`;
}
