/** Text that has to fit into a picture. Nothing wraps there, so its width is estimated in letters. */

/** The lines of a text: words stay whole unless one is longer than a line. The last line says if more is missing. */
export function wrappedLines(text: string, letters: number, most: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= letters)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(shortened(word, letters));
  }
  const shown = lines.slice(0, most);
  return lines.length > shown.length ? [...shown.slice(0, -1), `${shown.at(-1) ?? ''} …`] : shown;
}

/** Whether a text fits whole. */
export function fits(text: string, letters: number, most: number): boolean {
  const lines = wrappedLines(text, letters, Number.POSITIVE_INFINITY);
  return lines.length <= most && text.split(/\s+/).every((word) => [...word].length <= letters);
}

/** The text, cut to this number of letters. */
export function shortened(text: string, letters: number): string {
  const all = [...text];
  return all.length > letters ? `${all.slice(0, letters - 1).join('')}…` : text;
}
