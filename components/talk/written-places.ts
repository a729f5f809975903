/**
 * Places mentioned in a message being written: `#Name` in the field, sent as the marks of
 * lib/game/wording/places.ts. The draft stores their marks.
 */
import { keepDraft, keepMarks, mentionMarksOf, type MentionMarks } from './drafts';

export interface PressedPlace {
  readonly at: string;
  readonly name: string;
}

/** Inserts the name of a place at the cursor. */
export function writePlace({ at, name }: PressedPlace): void {
  const field = document.getElementById('talk-text');
  if (!(field instanceof HTMLTextAreaElement)) return;
  const marks = mentionMarksOf(field);
  const mark = `[[${at}]]`;
  const written = `#${freeName(marks, name, mark)}`;
  const { selectionStart, selectionEnd, value } = field;
  const gap = selectionStart > 0 && !/\s$/.test(value.slice(0, selectionStart)) ? ' ' : '';
  field.setRangeText(`${gap}${written} `, selectionStart, selectionEnd, 'end');
  keepDraft(field);
  keepMarks(field, { ...marks, [written]: mark });
  field.focus();
}

/** The name, numbered if another place has the same one. */
function freeName(marks: MentionMarks, name: string, mark: string): string {
  for (let n = 1; ; n += 1) {
    const numbered = n === 1 ? name : `${name} ${n}`;
    if ((marks[`#${numbered}`] ?? mark) === mark) return numbered;
  }
}

/** The text of a field with names replaced by marks. */
export function textToSend(field: HTMLTextAreaElement): string {
  const longestFirst = Object.entries(mentionMarksOf(field)).toSorted(([a], [b]) => b.length - a.length);
  let sent = field.value;
  for (const [written, mark] of longestFirst) sent = sent.replaceAll(written, mark);
  return sent;
}
