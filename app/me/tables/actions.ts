'use server';

import type { Route } from 'next';
import { redirect } from 'next/navigation';
import { pathOf } from '@/app/return-path';
import { env } from '@/lib/platform/env';
import { textIn } from '@/lib/platform/http/fields';

/** Longer texts are cut where a refusal shows them again. */
const SHOWN_AGAIN = 300;

/**
 * Opens a pasted link of this service. In an app on the home screen links of messages open elsewhere, in a
 * browser with cookies of its own.
 */
export async function openLink(form: FormData): Promise<void> {
  const text = textIn(form, 'link');
  const again = encodeURIComponent(text.slice(0, SHOWN_AGAIN));
  redirect((pageIn(text) ?? `/me/tables?problem=link&link=${again}`) as Route);
}

/** The page that a text links to, also in the middle of a message; undefined if it has no link of this service. */
function pageIn(text: string): string | undefined {
  const home = new URL(env().APP_URL);
  const words = text.split(/[\s<>"“”„()]+/).map((word) => word.replace(/[.,;:!?]+$/, ''));
  const urls = words.flatMap((word) => [URL.parse(word), URL.parse(`${home.protocol}//${word}`)]);
  const own = urls.find(
    (url) =>
      url !== null &&
      url.host === home.host &&
      /^https?:$/.test(url.protocol) &&
      !/^\/(?:api|_next)(?:\/|$)/.test(url.pathname),
  );
  return own ? pathOf(own) : undefined;
}
