import fs from 'node:fs';

/** Reads the messages of a language without placeholders, by their keys. */
export const wordsIn =
  (language: 'en' | 'de') =>
  (key: string): string => {
    const [file = '', ...path] = key.split('.');
    const messages: unknown = JSON.parse(fs.readFileSync(`messages/${language}/${file}.json`, 'utf8'));
    const found = path.reduce<unknown>((at, part) => (at as Record<string, unknown>)[part], messages);
    if (typeof found !== 'string') throw new Error(`there is no message ${key}`);
    return found;
  };
