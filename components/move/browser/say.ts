/** The field for steps and questions: what it needs comes when somebody goes to it. */

const late = () => import('./say-line');

/** Listens as long as there is a page: the field may come and go. */
export function listenToLine(): void {
  document.addEventListener('focusin', onFocus);
  document.addEventListener('submit', onSubmit, { capture: true });
}

function onFocus({ target }: FocusEvent): void {
  if (target instanceof Element && target.closest('.tabletop #say-line'))
    void late().then(({ fetchPhrases }) => fetchPhrases().catch(() => undefined));
}

function onSubmit(event: SubmitEvent): void {
  const { target } = event;
  if (!(target instanceof HTMLFormElement) || !target.closest('.tabletop #say-form')) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  void late().then(({ sayLine }) => sayLine());
}
