/** The reason that a receiver gives for refusing a message, in short and in plain text: pure. */
import { z } from 'zod';

const MAX_REASON = 160;

const Text = z.string().optional().catch(undefined);
/** Keys that Discord, Slack, ntfy, push services and problem documents (RFC 9457) use. */
const ReasonSchema = z.object({
  message: Text,
  detail: Text,
  error: z
    .union([z.string(), z.object({ message: z.string() }).transform((error) => error.message)])
    .optional()
    .catch(undefined),
  error_description: Text,
  reason: Text,
  title: Text,
});

/** The reason in an answer; undefined if it has none that a person could read. */
export function reasonOfAnswer(text: string, contentType = ''): string | undefined {
  const found = contentType.includes('json')
    ? reasonInJson(text)
    : /^text\/plain\b/.test(contentType)
      ? text
      : undefined;
  // No control character or change of direction comes from a stranger into a page.
  const plain = found?.replace(/[\p{C}\p{Z}\s]+/gu, ' ').trim();
  if (!plain) return undefined;
  return plain.length > MAX_REASON ? `${plain.slice(0, MAX_REASON - 1).trimEnd()}…` : plain;
}

function reasonInJson(text: string): string | undefined {
  const read = ReasonSchema.safeParse(parsed(text)).data;
  return (
    read?.message ?? read?.detail ?? read?.error_description ?? read?.error ?? read?.reason ?? read?.title
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
