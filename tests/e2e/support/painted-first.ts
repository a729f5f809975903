/** Checks that steps are painted before they are sent to the service. */
import type { Page } from '@playwright/test';

const COMMANDS = /\/api\/games\/\w+\/commands$/;

export interface Steps {
  /** The number of steps that were sent. */
  count: number;
  /** Rows that the page could not show before the answer. */
  readonly waited: number[];
}

/**
 * Holds every step back until the page shows its result, or shows that it waits for a hidden result. A step
 * that waits for the network without a message is never painted, so it is never sent and the test fails.
 */
export async function holdUntilPainted(page: Page): Promise<Steps> {
  const steps: Steps = { count: 0, waited: [] };
  await page.route(COMMANDS, async (route) => {
    const sent: { readonly expectedSeq: number; readonly steps: readonly unknown[] } = route
      .request()
      .postDataJSON();
    const row = sent.expectedSeq + sent.steps.length;
    const painted = await page.waitForFunction(paintedAs, row);
    if ((await painted.jsonValue()) === 'waits') steps.waited.push(row);
    steps.count += sent.steps.length;
    await route.continue();
  });
  return steps;
}

/**
 * Runs in the page: whether at least this row is drawn, the turn has passed, or a hidden result is awaited.
 */
function paintedAs(row: number): 'shown' | 'waits' | undefined {
  const field = document.querySelector<HTMLInputElement>('#step [name="expectedSeq"]');
  if (!field || Number(field.value) >= row) return 'shown';
  const said = document.querySelector('#moves')?.textContent ?? '';
  const waits = ['Revealing', 'Sending your turn'];
  return waits.some((words) => said.includes(words)) ? 'waits' : undefined;
}
