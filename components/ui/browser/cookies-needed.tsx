'use client';

import { Notice } from '@/components/ui/notice';
import { hasCookies } from './browser-features';
import { useBrowserValue } from './use-browser-value';

/** Says that seats and sign-in need cookies, if the browser blocks them. */
export function CookiesNeeded({ words }: { readonly words: string }) {
  return !useBrowserValue(hasCookies, true) && <Notice bad>{words}</Notice>;
}
