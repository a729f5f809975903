/** Text being written in the drawer. It survives closing and a reload of the tab. */
import { sessionStore } from '@/components/ui/browser-features';
import { fieldsOf } from '@/components/ui/typed-fields';

type Written = HTMLTextAreaElement | HTMLInputElement;

const drafts = new Map<string, string>();

const isWritten = (field: unknown): field is Written =>
  field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && field.type === 'text');

/** The text fields of a form. */
const writtenIn = (form: HTMLFormElement) => fieldsOf(form).filter(isWritten);

function keyOf({ form, name }: Written): string {
  const { pathname } = new URL(form?.action ?? '', location.href);
  return `draft ${pathname} ${name}`;
}

/** Keeps what a field holds. */
export function keepDraft(target: EventTarget | null): void {
  if (!isWritten(target) || target.name === '') return;
  const key = keyOf(target);
  if (target.value === '') return forget(key);
  drafts.set(key, target.value);
  sessionStore.write(key, target.value);
}

/** Fills the fields of a page that has just come. */
export function fillDrafts(page: Element): void {
  for (const field of [...page.getElementsByTagName('form')].flatMap(writtenIn))
    field.value = drafts.get(keyOf(field)) ?? sessionStore.read(keyOf(field)) ?? field.value;
}

/** Drops the drafts of a form that was sent. */
export function forgetDrafts(form: HTMLFormElement): void {
  for (const field of writtenIn(form)) forget(keyOf(field));
}

function forget(key: string): void {
  drafts.delete(key);
  sessionStore.remove(key);
}
