/**
 * The wording of what is drawn: that of the request in a server component, else the one the browser has
 * fetched (`imports` in package.json).
 */
export { useWords } from '#words';
