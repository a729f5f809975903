/** A text with its numbers and names filled in. */
export function filled(text: string, values: Readonly<Record<string, number | string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}
