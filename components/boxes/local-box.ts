/** A box that this browser keeps. */
import { localStore } from '@/components/ui/browser/browser-features';
import { parseBoxValues } from '@/lib/game/box/box-schema';
import type { BoxValues } from '@/lib/game/engine/pack';
import type { WorkshopData } from './box-data';
import { isSame, type Differing } from './editor/draft';

const KEY = 'box';

/** Entries by component: the value and a word on doubts. */
export type LocalEntries = Readonly<Record<string, { readonly value: Differing; readonly doubt: string }>>;

/** The entries that this browser has kept; none where there are none, or none that can be read. */
export function keptEntries(): LocalEntries {
  try {
    const kept: unknown = JSON.parse(localStore.read(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as LocalEntries) : {};
  } catch {
    return {};
  }
}

/** Keeps the entries; false where the browser keeps nothing. */
export const keepEntries = (entries: LocalEntries): boolean => localStore.write(KEY, JSON.stringify(entries));

/** The values that entries make. */
export function valuesOf(base: BoxValues['base'], entries: LocalEntries): BoxValues {
  const differing = Object.entries(entries).filter(([, { value }]) => !isSame(value, {}));
  return { base, changes: Object.fromEntries(differing.map(([id, { value }]) => [id, value])) };
}

/** Whether the rules allow the values; an entry outside them is not kept. */
export const isAllowed = (values: BoxValues): boolean => parseBoxValues(values).ok;

/** The box as the workshop shows it. */
export function localData(base: BoxValues['base'], entries: LocalEntries, me: string): WorkshopData {
  return {
    boxId: 'local',
    name: '',
    values: valuesOf(base, entries),
    entries: Object.fromEntries(
      Object.entries(entries).map(([id, entry]) => [id, [{ ...entry, by: me, isMine: true }]]),
    ),
    open: [],
    mayEdit: true,
  };
}
