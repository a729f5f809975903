/** A box as its pages have it: plain data from the server. */
import type { BoxValues } from '@/lib/game/engine/pack';
import type { ChangedFields } from './editor/draft';

/** The value of a component as one person entered it. */
export interface BoxEntry {
  readonly editorId: string;
  /** Empty where the name is not shown. */
  readonly by: string;
  readonly isMine: boolean;
  readonly value: ChangedFields;
  readonly doubt: string;
}

/** All that the workshop shows of a box. */
export interface WorkshopData {
  readonly boxId: string;
  readonly values: BoxValues;
  /** By component. */
  readonly entries: Readonly<Record<string, readonly BoxEntry[]>>;
  /** Components whose entries differ, and no entry is chosen. */
  readonly open: readonly string[];
  readonly mayEdit: boolean;
}

/** A change of one component on its way to the server: an entry, its withdrawal, or a choice. */
export type ComponentChange =
  | { readonly componentId: string; readonly value: ChangedFields; readonly doubt: string }
  | { readonly componentId: string; readonly isWithdrawn: true }
  | { readonly componentId: string; readonly editorId: string };

/** Keeps a change. The answer is the sentence of the refusal; undefined once it is kept. */
export type ChangeComponent = (form: FormData) => Promise<string | undefined>;

/** A change as a form. */
export function formOfChange(boxId: string, { componentId, ...change }: ComponentChange): FormData {
  const form = new FormData();
  form.set('boxId', boxId);
  form.set('componentId', componentId);
  if ('editorId' in change) {
    form.set('editorId', change.editorId);
  } else if ('isWithdrawn' in change) {
    form.set('withdraw', 'yes');
  } else {
    form.set('value', JSON.stringify(change.value));
    form.set('doubt', change.doubt);
  }
  return form;
}
