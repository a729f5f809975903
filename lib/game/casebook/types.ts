/** `pt` is the Portuguese of Brazil. */
export type Language = 'en' | 'de' | 'pt';

export type Words = Readonly<Record<Language, string>>;
