/** A browser that translates the page puts `font` elements in the place of every text. */
import { expect, type Page } from '@playwright/test';
import { isFull } from '../support/full';
import { moves, playedInPage, playToEndOfTurn, playTurn, undo } from './support/journey';
import { liveTable } from './support/live-table';
import { errorsOf } from './support/page-events';
import { newTable, openSeat } from './support/tables';
import { FULL, test } from './support/test';

/** Replaces every text, and every text that is drawn later, as Chrome's translator does. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const isSkipped = (text: Node) =>
      !text.textContent?.trim() ||
      text.parentElement?.closest('script, style, textarea, option, title, svg, font') !== null;
    const translateIn = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = root instanceof Text ? [root] : [];
      while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
      for (const text of texts.filter((each) => !isSkipped(each))) {
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        inner.textContent = text.data;
        outer.append(inner);
        text.replaceWith(outer);
      }
    };
    translateIn(document.body);
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records)
        for (const node of [target instanceof Text ? target : undefined, ...addedNodes])
          if (node?.isConnected) translateIn(node);
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
  await expect(page.locator('header.top font font').first()).toBeAttached();
}

const PARTS = ['header.top', '.at-moves', '.at-board', '#mine', '#rivals', '#scores', '.at-log'];

/** The words of the parts of a table. */
const said = (page: Page) =>
  page.evaluate(
    (parts) =>
      parts.map((part) => {
        const found = [...document.querySelectorAll<HTMLElement>(part)];
        // Shown once per browser, and it stays on the page where it was shown. A page that is loaded tells turns
        // again that this one has shown as moves.
        const once = [
          ...document.querySelectorAll<HTMLElement>(
            '.at-moves p.border-l-gold, .at-moves a[href="/me/prompts"], #recap',
          ),
        ].map(({ innerText }) => innerText);
        const words = found.map(({ innerText }) =>
          once
            .reduce((text, shown) => text.replace(shown, ''), innerText)
            .replaceAll(/\s+/g, ' ')
            .trim(),
        );
        return `${part}: ${words.join(' | ')}`;
      }),
    PARTS,
  );

/** The same as on a page that nobody has translated. */
async function expectAsFresh(page: Page): Promise<void> {
  const fresh = await page.context().newPage();
  await fresh.goto(page.url());
  await playedInPage(fresh);
  // The first touch of a page fetches a part of it. The edge touches no move, which would show its effect.
  await fresh
    .locator('#moves')
    .first()
    .hover({ position: { x: 2, y: 2 } });
  const wanted = await said(fresh);
  await fresh.close();
  await expect.poll(() => said(page)).toEqual(wanted);
}

test('a translated table says what a fresh page says, step by step and turn by turn', async ({ browser }) => {
  const anna = await liveTable(browser);
  const broken = errorsOf(anna);
  await translate(anna);
  await playToEndOfTurn(anna);
  await expectAsFresh(anna);
  expect(broken).toEqual([]);
  if (!isFull) return;
  await undo(anna).click();
  await expect(anna.locator('html')).toHaveAttribute('data-pending', '0');
  await expectAsFresh(anna);
  await playTurn(anna);
  await expectAsFresh(anna);
  expect(broken).toEqual([]);
});

test('a translated table follows the turn of another player', FULL, async ({ browser }) => {
  const table = await newTable();
  const anna = await playedInPage(await openSeat(browser, table));
  const bohumil = await playedInPage(await openSeat(browser, table, 1));
  await playTurn(anna);
  // A move that comes where the pointer rests would show its effect.
  await anna.mouse.move(1, 1);
  const broken = errorsOf(anna);
  await translate(anna);
  await playTurn(bohumil);
  await expect(moves(anna)).toBeVisible();
  await expectAsFresh(anna);
  expect(broken).toEqual([]);
});
