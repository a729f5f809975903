/** The small cards with the longest texts show them whole, next to their pieces, in three languages. */
import { expect } from '@playwright/test';
import { AT_DESK } from './support/screens';
import { layOut } from './support/tables';
import { test } from './support/test';

const LOCALES = ['en', 'de', 'pt-BR'] as const;
/** A late position, where pieces have the longest texts. */
const LATE = { game: '4-players-online', commands: 380 };
/** The number of pieces that are tried in each language. */
const LONGEST = 8;
const MAX_HEIGHT = 240;

/** In the page: the visible pieces with the longest title and first line. */
async function longest({ address, most }: { address: string; most: number }): Promise<readonly string[]> {
  const links = document.querySelectorAll<HTMLElement>('.tabletop a[data-at]:not([data-at^="board:"])');
  const shown = [...links].filter((link) => link.getBoundingClientRect().width > 0);
  const places = [...new Set(shown.map(({ dataset }) => dataset.at ?? ''))];
  const sized = await Promise.all(
    places.map(async (at) => {
      const box = document.createElement('div');
      box.innerHTML = await (await fetch(address + at)).text();
      const parts = [box.querySelector('h2'), box.querySelector('.words > li')];
      return { at, size: parts.reduce((sum, part) => sum + (part?.textContent?.length ?? 0), 0) };
    }),
  );
  return sized
    .sort((one, other) => other.size - one.size)
    .slice(0, most)
    .map(({ at }) => at);
}

/** In the page: rests on a piece; the faults of its card, and its height. */
async function rest(at: string): Promise<{ readonly faults: readonly string[]; readonly height: number }> {
  const card = document.querySelector<HTMLElement>('.seen-large');
  const pieces = document.querySelectorAll(`.tabletop a[data-at="${at}"]`);
  const piece = [...pieces].find((each) => each.getBoundingClientRect().width > 0);
  if (!card || !piece) return { faults: [`no card or no piece at ${at}`], height: 0 };
  const { left, right, top, bottom } = piece.getBoundingClientRect();
  const where = { clientX: (left + right) / 2, clientY: (top + bottom) / 2, bubbles: true };
  piece.dispatchEvent(new PointerEvent('pointermove', { ...where, pointerType: 'mouse' }));
  const until = performance.now() + 5_000;
  while (card.dataset.as !== 'small' && performance.now() < until)
    await new Promise((done) => setTimeout(done, 50));
  const box = card.getBoundingClientRect();
  const isCut = [card, ...card.querySelectorAll('h2, ul, li, p')].some(
    ({ scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
      clientHeight > 0 && (scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1),
  );
  const isOver = box.left < right && box.right > left && box.top < bottom && box.bottom > top;
  const faults = [...(isCut ? ['cut'] : []), ...(isOver ? ['over its piece'] : [])];
  piece.dispatchEvent(new PointerEvent('pointerout', { bubbles: true, relatedTarget: null }));
  return { faults: faults.map((fault) => `${at}: ${fault}, ${card.textContent}`), height: box.height };
}

for (const locale of LOCALES)
  test(`the longest small cards are whole and next to their pieces, in ${locale}`, async ({ browser }) => {
    const page = await browser.newPage({ ...AT_DESK, locale });
    const { id } = await layOut(LATE);
    await page.goto(`/games/${id}`);
    // The first movement over a live page fetches what hovering needs.
    await expect(async () => {
      await page.mouse.move(700, 300);
      await page.mouse.move(700, 5);
      await expect(page.locator('.seen-large')).toBeAttached({ timeout: 1_000 });
    }).toPass();
    const address = `/games/${id}/look?piece=`;
    const places = await page.evaluate(longest, { address, most: LONGEST });
    expect(places).toHaveLength(LONGEST);
    let highest = 0;
    for (const at of places) {
      const { faults, height } = await page.evaluate(rest, at);
      expect(faults).toEqual([]);
      expect(height, at).toBeLessThanOrEqual(MAX_HEIGHT);
      highest = Math.max(highest, height);
    }
    console.log(`${locale}: cards of ${places.join(', ')} are at most ${highest} pixels high`);
  });
