// What the service does after a response; tests/support/fresh-process.ts has it begin at once.
const worker: typeof globalThis & { pragaLater?: Promise<unknown>[] } = globalThis;

/** Waits for all that was put off until after the responses. */
export async function afterResponses(): Promise<void> {
  await Promise.all(worker.pragaLater?.splice(0) ?? []);
}
