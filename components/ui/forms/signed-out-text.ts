// Keeps the text of a form that was sent after its session had ended, until the same person is signed in again.
import { localStore, sessionStore } from '@/components/ui/browser/browser-features';
import type { StoredField } from './typed-fields';

/** The last form that a person sent in this tab, while its answer is not known. */
const SENT = 'typed-sent';
/** The text that waits for its person, in any tab: the link of an email opens a new one. */
const WAITING = 'typed-signed-out';

/** An answer comes within this time, or the text belongs to an earlier form. */
const ANSWERED_WITHIN_MS = 90_000;
const KEPT_MS = 3_600_000;

interface SentForm {
  /** The mark of the person who typed it. Nobody else gets the text. */
  readonly who: string;
  readonly pathname: string;
  readonly fields: readonly StoredField[];
  readonly at: number;
}

/** Notes a form of a person that is being sent. */
export function noteSent(who: string, pathname: string, fields: readonly StoredField[], now: number): void {
  sessionStore.write(SENT, JSON.stringify({ who, pathname, fields, at: now } satisfies SentForm));
}

/** What to do on a page: fill its form, say where the text waits, or nothing. */
export type TextThere =
  | { readonly kind: 'fill'; readonly fields: readonly StoredField[] }
  | { readonly kind: 'elsewhere'; readonly pathname: string };

/**
 * Called by each page with the mark of its reader, undefined for a stranger. If a form was answered by a page for
 * strangers, its session had ended, and its text waits. Text is handed out once, to the person who typed it.
 */
export function textFor(who: string | undefined, pathname: string, now: number): TextThere | undefined {
  const sent = read(sessionStore.read(SENT));
  sessionStore.remove(SENT);
  if (who === undefined) {
    const isLost = sent !== undefined && sent.fields.length > 0 && now - sent.at < ANSWERED_WITHIN_MS;
    if (isLost) localStore.write(WAITING, JSON.stringify(sent));
    return undefined;
  }
  const waiting = read(localStore.read(WAITING));
  if (!waiting) return undefined;
  const isTheirs = waiting.who === who && now - waiting.at < KEPT_MS;
  if (isTheirs && waiting.pathname !== pathname) return { kind: 'elsewhere', pathname: waiting.pathname };
  localStore.remove(WAITING);
  return isTheirs ? { kind: 'fill', fields: waiting.fields } : undefined;
}

function read(text: string | null | undefined): SentForm | undefined {
  return text ? (JSON.parse(text) as SentForm) : undefined;
}
