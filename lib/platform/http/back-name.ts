/** A path of this service without a query: letters, digits and hyphens between slashes. */
const PATH = /^\/$|^(\/[\w-]{1,60}){1,6}$/;
/** Addresses that contain a secret, sign in or out, delete, or are no pages. */
const NO_PAGE =
  /^\/(api|sign-in|seat|join|(circles|boxes)\/join|device|confirm|leave|unsubscribe|dev|theme|language|me\/(sign-out|delete|prompts\/prove))(\/|$)/;

/** Whether a path may be named as the one to return to after signing in, as far as a browser knows. */
export function isBackName(from: unknown): from is string {
  return typeof from === 'string' && PATH.test(from) && !NO_PAGE.test(from);
}
