/** Errors whose message quotes the input. */
const QUOTING: ReadonlySet<string> = new Set(['SyntaxError', 'ZodError', 'PrismaClientValidationError']);
const MAX_LETTERS = 500;
/** Long quoted texts in a message: most likely user input. */
const QUOTED = /(["'`])(?:(?!\1)[\s\S]){24,}\1/g;

export interface ErrorWords {
  readonly err: string;
  readonly stack?: string;
}

/** The loggable parts of an error: its name, its message without user input, and where it happened. */
export function errorWords(error: unknown): ErrorWords {
  if (!(error instanceof Error)) return { err: 'not an error' };
  const { name, message, stack } = error;
  const frames = stack?.split('\n').filter((line) => /^\s+at /.test(line));
  return {
    err: QUOTING.has(name) ? name : `${name}: ${plainTextOf(message)}`,
    ...(frames?.length ? { stack: frames.join('\n') } : {}),
  };
}

/** A text without colours and without parts that may be user input. */
export function plainTextOf(text: string): string {
  const bare = text.replace(/\u001b\[[0-9;]*m/g, '').replace(QUOTED, '$1…$1');
  return bare.length > MAX_LETTERS ? `${bare.slice(0, MAX_LETTERS)}…` : bare;
}
