/**
 * The page that a form was posted from, if it is one of ours; without a language in its address, which would
 * outdo the choice.
 */
export function returnPath(headers: Headers): string {
  const from = URL.parse(headers.get('referer') ?? '');
  if (!from || from.host !== headers.get('host')) return '/';
  from.searchParams.delete('lang');
  // A browser reads //name as the name of another site.
  return `/${from.pathname.replace(/^[/\\]+/, '')}${from.search}`;
}
