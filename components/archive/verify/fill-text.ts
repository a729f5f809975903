/** Replaces `{name}` placeholders with values. */
export function fillText(text: string, values: Readonly<Record<string, number | string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}
