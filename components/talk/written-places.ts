/**
 * Places that are mentioned in a message under way: in the field as `#Name`, sent as the marks of
 * lib/game/wording/places.ts.
 */
import { keepDraft } from './drafts';

/** A place that was pressed on the board. */
export interface Pressed {
  readonly at: string;
  readonly name: string;
}

const marks = new Map<string, string>();

/** Writes the name of a place where the cursor is. */
export function writePlace(dialog: Element | null, { at, name }: Pressed): void {
  const field = dialog?.querySelector<HTMLTextAreaElement>('#talk-text');
  if (!field) return;
  const written = `#${freeName(name, at)}`;
  marks.set(written, `[[${at}]]`);
  const { selectionStart, selectionEnd, value } = field;
  const gap = selectionStart > 0 && !/\s$/.test(value.slice(0, selectionStart)) ? ' ' : '';
  field.setRangeText(`${gap}${written} `, selectionStart, selectionEnd, 'end');
  keepDraft(field);
  field.focus();
}

/** The name with a number, where another place is called so. */
function freeName(name: string, at: string): string {
  for (let n = 1; ; n += 1) {
    const numbered = n === 1 ? name : `${name} ${n}`;
    if ((marks.get(`#${numbered}`) ?? `[[${at}]]`) === `[[${at}]]`) return numbered;
  }
}

/** A text as it is sent. */
export function withPlaces(text: string): string {
  const longestFirst = [...marks].sort(([a], [b]) => b.length - a.length);
  let sent = text;
  for (const [written, mark] of longestFirst) sent = sent.replaceAll(written, mark);
  return sent;
}
