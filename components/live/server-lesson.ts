/** A lesson or a hint from the server; the coach of a first game follows the steps itself. */
export const isServerLesson = () => document.querySelector('#lesson:not([data-in-page])') !== null;
