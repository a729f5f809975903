/** Plain data of a box, sent by the server to its pages. */
import type { BoxValues } from '@/lib/game/engine/pack';
import type { ChangedFields } from './editor/draft';

/** A component's value as one person entered it. */
export interface BoxEntry {
  readonly editorId: string;
  /** Empty if the name is hidden. */
  readonly by: string;
  readonly isMine: boolean;
  readonly value: ChangedFields;
  readonly doubt: string;
}

/** Everything the workshop shows of a box. */
export interface WorkshopData {
  readonly boxId: string;
  readonly values: BoxValues;
  /** Keyed by component. */
  readonly entries: Readonly<Record<string, readonly BoxEntry[]>>;
  /** Components whose entries differ, with none accepted. */
  readonly open: readonly string[];
  readonly mayEdit: boolean;
}

/** A change of one component to send: an entry, its withdrawal, or a choice. */
export type ComponentChange =
  | { readonly componentId: string; readonly value: ChangedFields; readonly doubt: string }
  | { readonly componentId: string; readonly isWithdrawn: true }
  | { readonly componentId: string; readonly editorId: string };

/** Stores a change. Returns the refusal as a sentence, or undefined on success. */
export type ChangeComponent = (form: FormData) => Promise<string | undefined>;

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
