'use client';

import { copyText } from '@/components/ui/browser/browser-features';
import { useWindowEvent } from '@/components/ui/browser/use-window-event';

const SHOWN_MS = 1_500;

/**
 * Handles the copy buttons of code blocks. The blocks are raw markup, so the click listener is on the window.
 */
export function CopyCode() {
  useWindowEvent('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button[data-copy]') : undefined;
    const word = button?.firstElementChild;
    const text = button?.parentElement?.getElementsByTagName('pre')[0]?.textContent;
    if (!word || text === null || text === undefined) return;
    void copyText(text).then((isDone) => {
      word.textContent = isDone ? 'Copied' : 'Not copied';
      setTimeout(() => (word.textContent = 'Copy'), SHOWN_MS);
    });
  });
  return undefined;
}
