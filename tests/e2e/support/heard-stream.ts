import { expect, type Page } from '@playwright/test';

/** Has a page that is opened next say which row its stream has told it last: `data-heard` of `html`. */
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
 * The stream has told where the table stands. A step before that is part of what it begins with, so the page
 * asks for its rows.
 */
export const hasHeard = (page: Page): Promise<void> =>
  expect(page.locator('html[data-heard]')).toBeAttached();
