'use client';

import { copyText } from '@/components/ui/browser-features';
import { useWindowEvent } from '@/components/ui/use-window-event';

const SHOWN_MS = 1_500;

/** Has the buttons of code blocks copy their text: the blocks are markup, so their clicks are heard here. */
export function CopyCode() {
  useWindowEvent('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button[data-copy]') : undefined;
    const text = button?.parentElement?.querySelector('pre')?.textContent;
    if (!button || text === null || text === undefined) return;
    void copyText(text).then((isDone) => {
      button.textContent = isDone ? 'Copied' : 'Not copied';
      setTimeout(() => (button.textContent = 'Copy'), SHOWN_MS);
    });
  });
  return undefined;
}
