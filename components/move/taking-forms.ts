import type { SubmitEvent } from 'react';

/** Hands the forms within an element to `take`, with the button that was pressed; nothing is posted. */
export function takingForms(take: ((form: FormData) => void) | undefined) {
  if (!take) return {};
  const onSubmit = (event: SubmitEvent<HTMLElement>) => {
    const { target, nativeEvent, defaultPrevented } = event;
    if (!(target instanceof HTMLFormElement) || defaultPrevented) return;
    event.preventDefault();
    const { submitter } = nativeEvent as globalThis.SubmitEvent;
    take(new FormData(target, submitter));
    if (target.querySelector('select, [type=checkbox], [type=radio]')) target.reset();
  };
  return { onSubmit };
}
