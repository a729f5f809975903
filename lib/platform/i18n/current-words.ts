/**
 * The wording of whatever is drawn: on the server that of the request, and where the browser draws by itself
 * what it has brought along (`imports` in package.json).
 */
export { useWords } from '#words';
