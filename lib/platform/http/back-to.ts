import 'server-only';
import type { Route } from 'next';
import { PAGES, ROUTES } from '@/lib/generated/addresses/addresses';
import { isBackName } from '@/lib/platform/http/back-name';

/** Matches these addresses; `[id]` is one part of an address, `[...path]` one or more. */
function anyOf(addresses: readonly string[]): RegExp {
  const patterns = addresses.map((each) =>
    each.replaceAll(/\[+\.\.\.\w+\]+/g, '.+').replaceAll(/\[\w+\]/g, '[^/]+'),
  );
  return new RegExp(`^(${patterns.join('|')})$`);
}
const PAGE = anyOf(PAGES);
const ROUTE = anyOf(ROUTES);

/** Like Next, prefers an address without parameters. */
const isPage = (path: string) => PAGES.includes(path) || (PAGE.test(path) && !ROUTE.test(path));

/**
 * The page to return to after signing in. Other addresses are ignored, such as those that only take forms: a
 * browser that is sent there with GET reaches nothing.
 */
export function backTo(from: unknown): Route | undefined {
  return isBackName(from) && isPage(from) ? (from as Route) : undefined;
}
