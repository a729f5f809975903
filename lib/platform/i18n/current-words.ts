/**
 * The current wording: of the request in a server component, of the context in the browser (`imports`
 * in package.json).
 */
export { useWords } from '#words';
