/** The chat's page and its forms, used by the drawer. */
import { useEffect, useState } from 'react';
import { useLatest } from '@/components/ui/browser/use-latest';
import { forgetDrafts } from './drafts';
import { textToSend } from './written-places';

/**
 * The markup of a page, loaded again when the message count changes. If that fails, navigates to the page.
 */
export function usePageOf(url: string, said: string) {
  const [html, setHtml] = useState<string>();
  const isThere = useLatest(html !== undefined);
  useEffect(() => {
    const over = new AbortController();
    void pageOf(fetch(url, { signal: over.signal })).then((page) => {
      if (over.signal.aborted) return;
      if (page !== undefined) setHtml(page);
      else if (!isThere.current) location.assign(url);
    });
    return () => over.abort();
  }, [url, said, isThere]);
  return [html, setHtml] as const;
}

/** Posts a form in the drawer. Resolves to the markup of the page after it. */
export async function postDrawerForm(
  form: HTMLFormElement,
  by: HTMLElement | null,
): Promise<string | undefined> {
  const body = new URLSearchParams([...new FormData(form, by)].map(([name, value]) => [name, String(value)]));
  for (const field of form.getElementsByTagName('textarea')) body.set(field.name, textToSend(field));
  const page = await pageOf(fetch(form.action, { method: 'POST', body }));
  if (page === undefined) {
    const isNamed = by instanceof HTMLButtonElement && by.name !== '';
    if (isNamed)
      form.append(
        Object.assign(document.createElement('input'), { type: 'hidden', name: by.name, value: by.value }),
      );
    form.submit();
  } else {
    forgetDrafts(form);
    form.reset();
  }
  return page;
}

async function pageOf(asked: Promise<Response>): Promise<string | undefined> {
  const text = await asked
    .then((response) => (response.ok ? response.text() : undefined))
    // Fails without a connection, or if the drawer was closed while the response was on its way.
    .catch(() => undefined);
  if (text === undefined) return undefined;
  return new DOMParser().parseFromString(text, 'text/html').getElementById('talk')?.outerHTML;
}
