/** Checks whether any text of a page is cut or makes it scroll sideways. */
import type { Page } from '@playwright/test';

/**
 * Everything that does not fit: the page itself, boxes that hide part of their text, texts outside of the screen,
 * and links, names of tables and cells with a short word on two lines. Drawings and texts only for screen readers are
 * left out, and scrolling elements where something does not fit.
 */
export async function cutTexts(page: Page, within = 'body'): Promise<readonly string[]> {
  await page.waitForLoadState('load');
  return page.evaluate((selector) => {
    const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowX);
    const isIn = (element: Element | null, test: (element: Element) => boolean): boolean =>
      element !== null && (test(element) || isIn(element.parentElement, test));
    const isUnseen = (element: Element) =>
      element.closest('svg, dialog:not([open]), [hidden], select, textarea, input, pre') !== null ||
      isIn(element, (each) => getComputedStyle(each).clipPath !== 'none');
    const isLeftOut = (element: Element) => isUnseen(element) || isIn(element, scrolls);
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()}: ${(element.textContent ?? '').trim().slice(0, 60)}`;
    // A skip link becomes visible with the focus, because its classes then move it.
    const isSkipLink = (element: Element, right: number) =>
      right <= 0 && element.matches('a[class*="focus:left-"]');
    const isCut = (element: Element): boolean => {
      const { left, right, width } = element.getBoundingClientRect();
      if (width < 2) return false;
      const isOutside = right > innerWidth + 1 || left < -1;
      const hides = () => /hidden|clip/.test(getComputedStyle(element).overflowX);
      const isHidden = element.scrollWidth > element.clientWidth + 1 && hides();
      // Last, because it asks all elements around, and most texts fit.
      return (isOutside || isHidden) && !isLeftOut(element) && !isSkipLink(element, right);
    };
    const hasText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    const texts = [...document.querySelectorAll(`${selector} *`)].filter(hasText);
    // A word of up to eight letters fits anywhere; a broken one is in a squeezed column.
    const isSqueezed = (element: Element): boolean =>
      !isUnseen(element) &&
      [...element.childNodes].some((node) =>
        [...(node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : '').matchAll(/\p{L}{2,}/gu)]
          .filter(([word]) => word.length <= 8)
          .some(({ 0: word, index }) => {
            const range = document.createRange();
            range.setStart(node, index);
            range.setEnd(node, index + word.length);
            return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
          }),
      );
    const short = texts.filter((element) => element.matches('a, button, .top h1, .top h1 *, th, td'));
    const wide =
      document.scrollingElement !== null && document.scrollingElement.scrollWidth > innerWidth + 1
        ? ['the page scrolls sideways']
        : [];
    return [...wide, ...texts.filter(isCut).map(nameOf), ...short.filter(isSqueezed).map(nameOf)];
  }, within);
}
