import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { useWindowEvent } from '@/components/ui/browser/use-window-event';

/**
 * Continues with the next step of a chapter without leaving the page, which keeps the focus and live regions.
 * Without scripts the form navigates.
 */
export function GoOn({ step }: { readonly step: string }) {
  const router = useRouter();
  const isAsked = useRef(false);
  useWindowEvent('submit', (event) => {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement) || form.dataset.goesOn === undefined) return;
    event.preventDefault();
    isAsked.current = true;
    void noted(form, submitter).then((isNoted) => (isNoted ? router.refresh() : location.reload()));
  });
  useEffect(() => {
    if (!isAsked.current) return;
    isAsked.current = false;
    // If the next step also has a button, it stays and keeps the focus.
    if (document.activeElement === document.body) document.getElementById('lesson-title')?.focus();
  }, [step]);
  return null;
}

/** Posts the form like the browser does, but ignores the redirect. */
async function noted(form: HTMLFormElement, submitter: HTMLElement | null): Promise<boolean> {
  const fields = [...new FormData(form, submitter)].map(([name, value]) => [name, String(value)]);
  const answer = await fetch(form.action, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  }).catch(() => undefined);
  return answer?.type === 'opaqueredirect';
}
