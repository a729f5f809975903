import { onTestFinished, vi } from 'vitest';

/** Stops the time of this process until the end of the test: no span of a limit ends meanwhile. */
export function stopTime(): void {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
}
