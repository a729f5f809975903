/**
 * The current wording: the request's in a server component, else the one the browser has fetched (`imports`
 * in package.json).
 */
export { useWords } from '#words';
