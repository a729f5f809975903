/** Whether steps are painted before the service has heard of them. */
import type { Page } from '@playwright/test';

const COMMANDS = /\/api\/games\/\w+\/commands$/;

export interface Steps {
  /** How many went out. */
  count: number;
  /** Rows of those that the page could not show before the answer. */
  readonly waited: number[];
}

/**
 * Holds every step back until the page shows what it leads to, or says that it waits for what comes up. One
 * that waits for the network without a word is never painted, and never goes out.
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

/** In the page: this row at the least is drawn, the turn has passed, or what is hidden is waited for. */
function paintedAs(row: number): 'shown' | 'waits' | undefined {
  const field = document.querySelector<HTMLInputElement>('#step [name="expectedSeq"]');
  if (!field || Number(field.value) >= row) return 'shown';
  const said = document.querySelector('#moves')?.textContent ?? '';
  const waits = ['Revealing', 'Sending your turn'];
  return waits.some((words) => said.includes(words)) ? 'waits' : undefined;
}
