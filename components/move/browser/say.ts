/** The field for steps and questions: what it needs comes when somebody goes to it. */

const late = () => import('./say-line');

/** Listens until the signal ends it. */
export function listenToLine(signal: AbortSignal): void {
  document.addEventListener('focusin', onFocus, { signal });
  document.addEventListener('submit', onSubmit, { signal, capture: true });
}

function onFocus({ target }: FocusEvent): void {
  if (target instanceof Element && target.id === 'say-line')
    void late().then(({ fetchPhrases }) => fetchPhrases().catch(() => undefined));
}

function onSubmit(event: SubmitEvent): void {
  const { target } = event;
  if (!(target instanceof HTMLFormElement) || target.id !== 'say-form') return;
  event.preventDefault();
  event.stopImmediatePropagation();
  void late().then(({ sayLine }) => sayLine());
}
