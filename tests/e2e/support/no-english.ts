/** Finds words of one language on a page of another. */
import fs from 'node:fs';
import { expect, type Page } from '@playwright/test';

type Messages = { readonly [key: string]: string | Messages };

/** A shorter piece may be a name, or the same in both languages by chance. */
const LEAST_LETTERS = 4;

/** The constant pieces of all messages in a language: the text between placeholders. */
function piecesOf(locale: string): ReadonlySet<string> {
  const folder = `messages/${locale}`;
  const pieces = (messages: Messages): readonly string[] =>
    Object.values(messages).flatMap((each) =>
      typeof each === 'string' ? each.split(/[{}#<>]/).map((piece) => piece.trim()) : pieces(each),
    );
  const files = fs.readdirSync(folder).filter((name) => name.endsWith('.json'));
  return new Set(files.flatMap((name) => pieces(JSON.parse(fs.readFileSync(`${folder}/${name}`, 'utf8')))));
}

const GERMAN = piecesOf('de');
/** English texts that are in no German message. */
const ENGLISH = [...piecesOf('en')].filter((piece) => piece.length >= LEAST_LETTERS && !GERMAN.has(piece));
const WHOLE = new Set(ENGLISH);
/** Sentences are found inside of longer text, but single words only as a whole text. */
const SENTENCES = ENGLISH.filter((piece) => /\w \w.* \w/.test(piece));

/** No text on the page, no name of a control and no title is English. */
export async function expectNoEnglish(page: Page, name: string): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  const said = await page.evaluate(() => {
    const texts: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      if (parent && !parent.closest('script, style, [lang]:not(html):not(main)'))
        texts.push(walker.currentNode.textContent ?? '');
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
      for (const attribute of ['aria-label', 'title', 'placeholder', 'alt'])
        texts.push(element.getAttribute(attribute) ?? '');
    return texts.map((text) => text.replaceAll(/\s+/g, ' ').trim()).filter((text) => text !== '');
  });
  const english = said.filter(
    (text) => WHOLE.has(text) || SENTENCES.some((sentence) => text.includes(sentence)),
  );
  expect.soft(english, `English on ${name}`).toEqual([]);
}
