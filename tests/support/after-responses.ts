// The tasks of the service after a response; tests/support/fresh-process.ts starts them at once.
const worker: typeof globalThis & { pragaLater?: Promise<unknown>[]; pragaLeavesLater?: boolean } =
  globalThis;

/** Puts off a task, as `after` of Next does. */
export function putOff(task: () => Promise<unknown>): void {
  if (!worker.pragaLeavesLater) (worker.pragaLater ??= []).push(Promise.resolve().then(task));
}

/** Has this test file leave undone all that is put off. */
export function leaveLater(): void {
  worker.pragaLeavesLater = true;
}

/** Waits for all that was put off until after the responses. */
export async function afterResponses(): Promise<void> {
  await Promise.all(worker.pragaLater?.splice(0) ?? []);
}
