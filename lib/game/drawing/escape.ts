const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text made safe for markup, in content and in attributes. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);
}

/**
 * Markup with single quotes around its attributes. A page carries its markup a second time inside a script,
 * where each double quote takes four characters; all text in our markup is escaped, so quotes only ever stand
 * around attributes.
 */
export function slimQuotes(markup: string): string {
  return markup.replaceAll('"', "'");
}
