const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for markup content and attributes. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);
}

/**
 * Markup with single quotes around attributes. Pages repeat their markup inside a script, where each
 * double quote takes four characters. All text in our markup is escaped, so quotes occur only around
 * attributes.
 */
export function slimQuotes(markup: string): string {
  return markup.replaceAll('"', "'");
}
