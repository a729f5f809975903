// The service's tasks for after a response; tests/support/fresh-process.ts starts them at once.
const worker: typeof globalThis & { pragaLater?: Promise<unknown>[]; pragaLeavesLater?: boolean } =
  globalThis;

/** Starts a task in place of Next's `after`. */
export function putOff(task: () => Promise<unknown>): void {
  if (!worker.pragaLeavesLater) (worker.pragaLater ??= []).push(Promise.resolve().then(task));
}

/** Drops all such tasks in this test file. */
export function leaveLater(): void {
  worker.pragaLeavesLater = true;
}

/** Waits for all tasks that were started for after the response. */
export async function afterResponses(): Promise<void> {
  await Promise.all(worker.pragaLater?.splice(0) ?? []);
}
