import { isOwnOrigin } from '@/lib/platform/auth/same-origin';

/**
 * The page that posted a form, if it is on our site. The language is removed from its address, because it
 * would override the reader's choice.
 */
export function returnPath(headers: Headers): string {
  const from = URL.parse(headers.get('referer') ?? '');
  if (!from || !isOwnOrigin(headers, from.origin)) return '/';
  from.searchParams.delete('lang');
  return pathOf(from);
}
/** The address if it is on this site, else the start page. */
export function ownPath(named: string | readonly string[] | undefined): string {
  const here = 'https://here.invalid';
  const url = typeof named === 'string' ? URL.parse(named, here) : null;
  return url?.origin === here ? pathOf(url) : '/';
}

/** Browsers read //name as another host. */
export const pathOf = ({ pathname, search }: URL) => `/${pathname.replace(/^[/\\]+/, '')}${search}`;
