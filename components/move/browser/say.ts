/** The field for steps and questions: what it needs comes when somebody goes to it. */

import { replacement } from '@/components/ui/replacement';

const late = replacement(() => import('./say-line'));
/** A form that is left to the page: the code for it is unavailable. */
let left: HTMLFormElement | undefined;

/** Listens as long as there is a page: the field may come and go. */
export function listenToLine(): void {
  document.addEventListener('focusin', onFocus);
  document.addEventListener('submit', onSubmit, { capture: true });
}

function onFocus({ target }: FocusEvent): void {
  if (target instanceof Element && target.closest('.tabletop #say-line'))
    void late.fetch().then((line) => line?.fetchPhrases().catch(() => undefined));
}

function onSubmit(event: SubmitEvent): void {
  const { target } = event;
  if (!(target instanceof HTMLFormElement) || !target.closest('.tabletop #say-form')) return;
  if (left === target) return void (left = undefined);
  event.preventDefault();
  event.stopImmediatePropagation();
  void late.fetch().then((line) => {
    if (line) return line.sayLine();
    left = target;
    target.requestSubmit();
  });
}
