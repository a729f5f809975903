import { cookies, headers } from 'next/headers';
import { DRAWN_THERE } from '@/components/live/drawn-there';

/**
 * With what the page that asks draws the table itself, if it says so. Whoever opens or reloads the page has
 * nothing drawn yet, and gets all of it.
 */
export async function drawnThere(): Promise<string | undefined> {
  if ((await headers()).get('sec-fetch-dest') !== 'empty') return undefined;
  const said = (await cookies()).get(DRAWN_THERE)?.value;
  // Read back in the form in which it was written.
  return said && encodeURIComponent(said);
}
