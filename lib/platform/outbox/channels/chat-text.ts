/** Escapes texts of people for each chat, so none of it counts as markup. */

/** A text cut to a length, between letters. */
export function clipText(text: string, most: number): string {
  const letters = [...text];
  return letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : text;
}

/** A text in Discord's Markdown, of at most `most` characters with its escapes. */
export function discordText(text: string, most: number): string {
  const letters = clipText(text, most);
  const whole = escapeDiscord(letters);
  if (whole.length <= most) return whole;
  // A stroke and its letter are not cut apart.
  const parts = whole.match(/\\.|[\s\S]/gu) ?? [];
  let cut = '';
  for (const part of parts) {
    if (cut.length + part.length >= most) break;
    cut += part;
  }
  return `${cut}…`;
}

/** Addresses lead where they say, and would lead nowhere with a stroke in them. */
const ADDRESS = /(https?:\/\/[^\s<>()[\]|*~`\\]+)/g;

function escapeDiscord(text: string): string {
  return text
    .split(ADDRESS)
    .map((part, i) => (i % 2 === 1 ? part : escapeMarks(part)))
    .join('');
}

function escapeMarks(text: string): string {
  return (
    text
      .replace(/[\\*_~`|[\]()<>:]/g, '\\$&')
      // Only at the beginning of a line these make headings, quotes and lists.
      .replace(/^(\s*)([#+-])/gm, '$1\\$2')
      .replace(/^(\s*\d+)\./gm, '$1\\.')
      .replace(/@(?=everyone|here)/gi, '@\u200b')
  );
}

/** Slack wants these three signs named, and no others. */
export const slackText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
