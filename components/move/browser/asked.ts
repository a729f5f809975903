/** What is asked again before it is done: nothing, what shows something hidden, or every step. */
export const ASKED = ['nothing', 'reveals', 'all'] as const;
export type Asked = (typeof ASKED)[number];
