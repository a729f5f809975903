/** Runs axe directly in a page: Playwright's package for it sends twice as much. */
import fs from 'node:fs';
import type { Page } from '@playwright/test';
import type * as Axe from 'axe-core';

const SOURCE = fs.readFileSync('node_modules/axe-core/axe.min.js', 'utf8');
/** The rules about colours, which take most of the time on a long page. */
export const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

interface Asked {
  readonly runOnly: Axe.RunOptions['runOnly'];
  /** Rules that check only three texts of each look on a long page. */
  readonly sampled?: readonly string[];
  /** Rules that are left out. */
  readonly without?: readonly string[];
}

/**
 * The violations of the requested rules, one per line. The frame around an email runs no script, so it is
 * left out; no page has another frame.
 */
export async function violationsOf(page: Page, asked: Asked): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  const places = asked.sampled && (await markedByLook(page));
  return page.evaluate(
    async ({ runOnly, sampled, without }) => {
      const { axe, praga_places: places = [] } = window as unknown as {
        axe: typeof Axe;
        praga_places?: Element[];
      };
      const exclude = ['iframe[sandbox]'];
      const options: Axe.RunOptions = { resultTypes: ['violations'], iframes: false };
      const off = Object.fromEntries([...sampled, ...without].map((rule) => [rule, { enabled: false }]));
      const found = [await axe.run({ exclude }, { ...options, runOnly, rules: off })];
      if (sampled.length > 0)
        found.push(await axe.run({ include: places, exclude }, { ...options, runOnly: sampled }));
      // A scrolled element may lie half under a bar. A target must be large enough after scrolling into view,
      // clear of the bars.
      const isTooSmall = async ({ target }: Axe.NodeResult) => {
        const element = document.querySelector(String(target[0]));
        element?.scrollIntoView({ block: 'center', behavior: 'instant' });
        if (!element) return true;
        const again = await axe.run({ include: [element] }, { ...options, runOnly: ['target-size'] });
        return again.violations.length > 0;
      };
      const lines: string[] = [];
      for (const { id, nodes } of found.flatMap(({ violations }) => violations)) {
        const wrong: Axe.NodeResult[] = [];
        for (const node of nodes) if (id !== 'target-size' || (await isTooSmall(node))) wrong.push(node);
        const places = wrong.map(({ target, html }) => `${target} ${html.slice(0, 120)}`);
        if (places.length > 0) lines.push(`${id}: ${places.join(' | ')}`);
      }
      return lines;
    },
    {
      runOnly: asked.runOnly,
      sampled: places ? [...(asked.sampled ?? [])] : [],
      without: [...(asked.without ?? [])],
    },
  );
}

/**
 * Marks three texts of each look: colour, size, weight, background, and for links the surrounding text. Equal
 * looks have equal contrast. Returns whether that saves work: a page may be short, or have many looks.
 */
async function markedByLook(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    if (document.querySelectorAll('*').length < 300) return false;
    const grounds = new Map<Element, string>();
    const groundOf = (element: Element | null): string => {
      if (!element) return '';
      const known = grounds.get(element);
      if (known !== undefined) return known;
      const { backgroundColor, backgroundImage, opacity, position } = getComputedStyle(element);
      const above = /^rgb\(/.test(backgroundColor) && opacity === '1' ? '' : groundOf(element.parentElement);
      const lies = position === 'static' || position === 'relative' ? '' : position;
      const ground = `${backgroundColor} ${backgroundImage} ${opacity} ${lies} ${above}`;
      grounds.set(element, ground);
      return ground;
    };
    const hasText = ({ childNodes }: Element) =>
      [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    const lookOf = (element: Element) => {
      const { color, fontSize, fontWeight, textDecorationLine } = getComputedStyle(element);
      const link = element.closest('a[href]');
      const within = link?.parentElement ? getComputedStyle(link.parentElement).color : '';
      return [color, fontSize, fontWeight, textDecorationLine, within, groundOf(element)].join('/');
    };
    const counts = new Map<string, number>();
    let all = 0;
    const texts = [...document.querySelectorAll('body *')].filter((element) => {
      if (!element.matches('input, select, textarea') && !hasText(element)) return false;
      if (element.getClientRects().length === 0) return false;
      all += 1;
      const look = lookOf(element);
      counts.set(look, (counts.get(look) ?? 0) + 1);
      return (counts.get(look) ?? 0) <= 3;
    });
    // A rule about links needs the whole link.
    const places = new Set(texts.map((element) => element.closest('a[href]') ?? element));
    Object.assign(window, { praga_places: [...places] });
    return places.size > 0 && 3 * places.size < all;
  });
}
