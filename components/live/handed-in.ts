/**
 * The forms of the moves that the browser has drawn. React would take them as actions: as something that
 * lasts, with a drawing before and after it and a reset, which has the browser lay the page out once more.
 */

/** What their stamps begin with (StepStamp), as no other form's does. */
export const DRAWN_HERE = 'live-';

/** Hands every such form to `take`, with the button that was pressed; ends with the signal. */
export function onHandedIn(take: (form: FormData) => void, signal: AbortSignal): void {
  // After whoever asks first what is to be done (start-turn.ts), and before React.
  document.body.addEventListener('submit', (event) => handIn(event, take), { signal });
}

function handIn(event: SubmitEvent, take: (form: FormData) => void): void {
  const { target, submitter, defaultPrevented } = event;
  if (!(target instanceof HTMLFormElement) || defaultPrevented) return;
  const data = new FormData(target, submitter);
  if (!String(data.get('commandId')).startsWith(DRAWN_HERE)) return;
  event.preventDefault();
  take(data);
  if (target.querySelector('select, [type=checkbox], [type=radio]')) target.reset();
}
