/** Text being written in the drawer. It survives closing and a reload of the tab. */
import { sessionStore } from '@/components/ui/browser/browser-features';
import { fieldsOf } from '@/components/ui/forms/typed-fields';

type Written = HTMLTextAreaElement | HTMLInputElement;

/** The marks of the places that a text mentions, by their written names. */
export type MentionMarks = Readonly<Record<string, string>>;

/** Drafts by key, for browsers without storage. */
const drafts = new Map<string, string>();

const isWritten = (field: unknown): field is Written =>
  field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && field.type === 'text');

const writtenIn = (form: HTMLFormElement) => fieldsOf(form).filter(isWritten);

function keyOf({ form, name }: Written): string {
  const { pathname } = new URL(form?.action ?? '', location.href);
  return `draft ${pathname} ${name}`;
}
const marksKeyOf = (field: Written): string => `${keyOf(field)} marks`;

const valueOf = (key: string): string | undefined => drafts.get(key) ?? sessionStore.read(key) ?? undefined;

function keep(key: string, value: string): void {
  drafts.set(key, value);
  sessionStore.write(key, value);
}

function forget(key: string): void {
  drafts.delete(key);
  sessionStore.remove(key);
}

/** Stores the text of a field. */
export function keepDraft(target: EventTarget | null): void {
  if (!isWritten(target) || target.name === '') return;
  if (target.value !== '') return keep(keyOf(target), target.value);
  forget(keyOf(target));
  forget(marksKeyOf(target));
}

/** Stores the marks of a field's text. */
export function keepMarks(field: Written, marks: MentionMarks): void {
  keep(marksKeyOf(field), JSON.stringify(marks));
}

/** The marks of a field's text. */
export function mentionMarksOf(field: Written): MentionMarks {
  return JSON.parse(valueOf(marksKeyOf(field)) ?? '{}') as MentionMarks;
}

/** Restores drafts into the fields of a newly loaded page. */
export function fillDrafts(page: Element): void {
  for (const field of [...page.getElementsByTagName('form')].flatMap(writtenIn))
    field.value = valueOf(keyOf(field)) ?? field.value;
}

/** Deletes the drafts of a form that was sent. */
export function forgetDrafts(form: HTMLFormElement): void {
  for (const field of writtenIn(form)) {
    forget(keyOf(field));
    forget(marksKeyOf(field));
  }
}
