/** Escapes user texts for each chat service, so that no part of them counts as markup. */

/** A text cut to `most` characters, never within one. */
export function clipText(text: string, most: number): string {
  const letters = [...text];
  return letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : text;
}

/** A text in Discord's Markdown, of at most `most` characters including its escapes. */
export function discordText(text: string, most: number): string {
  const letters = clipText(text, most);
  const whole = escapeDiscord(letters);
  if (whole.length <= most) return whole;
  // A backslash and its character are not separated.
  const parts = whole.match(/\\.|[\s\S]/gu) ?? [];
  let cut = '';
  for (const part of parts) {
    if (cut.length + part.length >= most) break;
    cut += part;
  }
  return `${cut}…`;
}

/** Addresses are not escaped, because a backslash would break the link. */
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
      // These signs make headings, quotes and lists only at the beginning of a line.
      .replace(/^(\s*)([#+-])/gm, '$1\\$2')
      .replace(/^(\s*\d+)\./gm, '$1\\.')
      .replace(/@(?=everyone|here)/gi, '@\u200b')
  );
}

/** Slack requires these three signs to be escaped, and no others. */
export const slackText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
