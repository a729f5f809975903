import { expect, type Page } from '@playwright/test';

/** Makes the next page note the newest row from its stream, in `data-heard` of `html`. */
export async function noteStream(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.EventSource = class extends EventSource {
      constructor(url: string | URL) {
        super(url);
        this.addEventListener('message', ({ data }: MessageEvent<string>) => {
          const { version }: { version: string } = JSON.parse(data);
          document.documentElement.dataset.heard = version.split('.')[0] ?? '';
        });
      }
    };
  });
}

/**
 * Waits until the stream has reported the table's state. An earlier step would be part of that state, so the
 * page would fetch its rows.
 */
export const hasHeard = (page: Page): Promise<void> =>
  expect(page.locator('html[data-heard]')).toBeAttached();
