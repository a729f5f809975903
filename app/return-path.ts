/**
 * The page that a form was posted from, if it is on our site; without a language in its address, which would
 * override the choice.
 */
export function returnPath(headers: Headers): string {
  const from = URL.parse(headers.get('referer') ?? '');
  if (!from || from.host !== headers.get('host')) return '/';
  from.searchParams.delete('lang');
  return pathOf(from);
}

/** The page of this site that an address leads back to; the start page where it names another site. */
export function ownPath(named: string | readonly string[] | undefined): string {
  const here = 'https://here.invalid';
  const url = typeof named === 'string' ? URL.parse(named, here) : null;
  return url?.origin === here ? pathOf(url) : '/';
}

/** A browser reads //name as the name of another site. */
const pathOf = ({ pathname, search }: URL) => `/${pathname.replace(/^[/\\]+/, '')}${search}`;
