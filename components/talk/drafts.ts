/** What is being written in the drawer: it survives closing, and a reload of the tab. */
import { sessionStore } from '@/components/ui/browser-features';

type Field = HTMLTextAreaElement | HTMLInputElement;

const drafts = new Map<string, string>();
const FIELDS = 'form textarea[name], form input[type=text][name]';

function keyOf({ form, name }: Field): string {
  const { pathname } = new URL(form?.action ?? '', location.href);
  return `draft ${pathname} ${name}`;
}

/** Keeps what a field holds. */
export function keepDraft(target: EventTarget | null): void {
  if (!(target instanceof HTMLElement) || !target.matches(FIELDS)) return;
  const field = target as Field;
  if (field.value === '') return forget(keyOf(field));
  drafts.set(keyOf(field), field.value);
  sessionStore.write(keyOf(field), field.value);
}

/** Fills the fields of a page that has just come. */
export function fillDrafts(page: Element): void {
  for (const field of page.querySelectorAll<Field>(FIELDS))
    field.value = drafts.get(keyOf(field)) ?? sessionStore.read(keyOf(field)) ?? field.value;
}

/** Drops the drafts of a form that was sent. */
export function forgetDrafts(form: HTMLFormElement): void {
  for (const field of form.querySelectorAll<Field>('textarea[name], input[type=text][name]'))
    forget(keyOf(field));
}

function forget(key: string): void {
  drafts.delete(key);
  sessionStore.remove(key);
}
