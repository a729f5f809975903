/** The query of a page's address. */
export type Query = Readonly<Record<string, string | readonly string[] | undefined>>;
