import 'server-only';
import { editorOf } from '@/lib/features/boxes/box-acts';
import { loadBoxRow, type StoredBox } from '@/lib/features/boxes/box-store';
import { boxLinkOf } from '@/lib/features/boxes/join-box';
import { boxRowsOf, listedBoxRows, type BoxListRow } from '@/lib/features/boxes/list-store';
import {
  type BoxShare,
  type ComponentValue,
  type MergedValues,
  mergeValues,
} from '@/lib/features/boxes/locked-box';
import { boxPackId } from '@/lib/game/box/box';

/** The value of a component as one editor entered it. */
interface BoxEntryView {
  readonly editorId: string;
  /** The editor's name; empty for readers who do not edit the box, and for editors who left the service. */
  readonly by: string;
  readonly isMine: boolean;
  readonly value: ComponentValue;
  readonly doubt: string;
}

/** A box as one person sees it. */
export interface BoxView extends MergedValues {
  readonly boxId: string;
  readonly name: string;
  readonly share: BoxShare;
  readonly isOwner: boolean;
  readonly mayEdit: boolean;
  readonly updatedAt: Date;
  /** The names of its editors; only for editors. */
  readonly editors: readonly string[];
  /** The other editors; only for the owner, who can remove them. */
  readonly removable?: readonly { readonly editor: string; readonly name: string }[];
  /** By component. */
  readonly entries: Readonly<Record<string, readonly BoxEntryView[]>>;
  readonly newest?: { readonly number: number; readonly packId: string };
  /** Whether its values differ from the newest revision; false without an entry. */
  readonly hasChanges: boolean;
  /** The link for joining as an editor; only for its owner. */
  readonly joinLink?: string;
}

type Reader = { readonly id: string } | undefined;

/** A box, if the person can see it: a private one only for its editors. */
export async function readBox(boxId: string, person: Reader): Promise<BoxView | undefined> {
  const box = await loadBoxRow(boxId);
  return box && viewOf(box, person?.id);
}

function viewOf(box: StoredBox, userId: string | undefined): BoxView | undefined {
  const me = userId === undefined ? undefined : editorOf(box, userId);
  if (!me && box.share === 'private') return undefined;
  const { id, name, share, updatedAt, ownerId, editors, names, newest } = box;
  const isOwner = me !== undefined && ownerId === userId;
  const joinLink = isOwner ? boxLinkOf(box) : undefined;
  const active = editors.filter(({ leftAt }) => leftAt === null);
  const named = active.map((editor) => ({ editor: editor.id, name: names.get(editor.id) ?? '' }));
  const merged = mergeValues(box.base, box.entries, box.choices);
  return {
    ...merged,
    boxId: id,
    name,
    share,
    updatedAt,
    isOwner,
    mayEdit: me !== undefined,
    editors: me ? named.map(({ name: of }) => of) : [],
    ...(isOwner ? { removable: named.filter(({ editor }) => editor !== me.id) } : {}),
    entries: entriesOf(box, me?.id),
    hasChanges: box.entries.length > 0 && boxPackId(merged.values) !== newest?.packId,
    newest,
    joinLink,
  };
}

function entriesOf({ entries, names }: StoredBox, me: string | undefined): BoxView['entries'] {
  const shown: Record<string, BoxEntryView[]> = {};
  for (const entry of entries.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    const { componentId, editorId, value, doubt } = entry;
    const by = me === undefined ? '' : (names.get(editorId) ?? '');
    const own = (shown[componentId] ??= []);
    own.push({ editorId, by, isMine: editorId === me, value, doubt });
  }
  return shown;
}

/** A box in a list, with its newest revision. */
export type BoxInList = BoxListRow;

/** The boxes that a person edits, and the public ones of others, newest first. */
export async function listBoxes(
  person: Reader,
): Promise<{ readonly mine: readonly BoxInList[]; readonly listed: readonly BoxInList[] }> {
  const [mine, listed] = await Promise.all([person ? boxRowsOf(person.id) : [], listedBoxRows()]);
  const own = new Set(mine.map(({ id }) => id));
  return { mine, listed: listed.filter(({ id }) => !own.has(id)) };
}
