import type { Route } from 'next';

/** A path of this service without a query: letters, digits and hyphens between slashes. */
const PATH = /^\/$|^(\/[\w-]{1,60}){1,6}$/;
/** Addresses that contain a secret, sign in or out, delete, or are no pages. */
const NO_PAGE =
  /^\/(api|sign-in|seat|join|(circles|boxes)\/join|device|confirm|leave|unsubscribe|dev|theme|language|me\/(sign-out|delete|prompts\/prove))(\/|$)/;

/** The page to return to after signing in. Other addresses are ignored. */
export function backTo(from: unknown): Route | undefined {
  return typeof from === 'string' && PATH.test(from) && !NO_PAGE.test(from) ? (from as Route) : undefined;
}
