/** Messages, codes and output of thrown values. */

/** The message of a thrown value. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The code that Node, npm or PostgreSQL gives it. */
export function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/** The reason why a request had no answer: `fetch` puts the error code into the cause. */
export const reasonOf = (error: unknown): string =>
  (error instanceof Error ? codeOf(error.cause) : undefined) ?? messageOf(error);

/** The captured output of a failed program; else the error's message. */
export function outputOf(error: unknown): string {
  if (typeof error === 'object' && error !== null && 'output' in error && error.output)
    return String(error.output);
  return messageOf(error);
}
