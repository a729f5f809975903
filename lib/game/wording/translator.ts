/** What fills in messages; where they come compiled it is another (`#translator` in package.json). */
export { createTranslator } from 'next-intl';
