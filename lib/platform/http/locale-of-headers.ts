import { chooseLocale, LOCALE_COOKIE, type Locale } from '@/lib/game/wording/language/locales';

/** The language of a request outside of Next's pages: `asked`, else its cookie's, else the browser's. */
export function localeOfHeaders(headers: Headers, asked?: Locale): Locale {
  const cookie = new RegExp(`(?:^|;\\s*)${LOCALE_COOKIE}=([\\w-]+)`).exec(headers.get('cookie') ?? '')?.[1];
  return chooseLocale([asked, cookie], headers.get('accept-language'));
}
