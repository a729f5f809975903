import 'server-only';
import { boxesWithPack, revisionRows, type RevisionRow } from '@/lib/features/boxes/list-store';
import { readBox } from '@/lib/features/boxes/load-box';
import { type ComponentValue, isSameValue } from '@/lib/features/boxes/locked-box';
import { isBoxPackId } from '@/lib/game/box/box';
import { componentsOf } from '@/lib/game/box/components';
import type { BoxValues } from '@/lib/game/engine/pack';
import { packFor } from '@/lib/game/rulesets';

/** A component that a revision changed, with the fields that differ from the previous revision. */
export interface ChangedComponent {
  readonly componentId: string;
  readonly fields: readonly string[];
  /** The fields that differ from the base, before and after. */
  readonly before: ComponentValue;
  readonly after: ComponentValue;
}

/** A revision with its changes since the previous one; the first is compared with the base. */
export interface BoxRevisionView extends RevisionRow {
  readonly changed: readonly ChangedComponent[];
}

/** The revisions of a box, newest first; undefined for people who cannot see it. */
export async function readRevisions(
  boxId: string,
  person: { readonly id: string } | undefined,
): Promise<readonly BoxRevisionView[] | undefined> {
  if (!(await readBox(boxId, person))) return undefined;
  const rows = await revisionRows(boxId);
  return rows.map(({ values, ...row }, i) => {
    const before = rows[i + 1]?.values ?? { base: values.base, changes: {} };
    return { ...row, changed: changedComponents(before, values) };
  });
}

/** The components whose values differ between two revisions of one base, in the order of the box. */
function changedComponents(before: BoxValues, after: BoxValues): readonly ChangedComponent[] {
  const components = componentsOf(packFor(after.base.id, after.base.version));
  return components.flatMap(({ id }) => {
    const [old, now] = [before.changes[id] ?? {}, after.changes[id] ?? {}];
    const fields = [...new Set([...Object.keys(old), ...Object.keys(now)])].filter(
      (field) => !isSameValue({ value: fieldOf(old, field) }, { value: fieldOf(now, field) }),
    );
    return fields.length > 0 ? [{ componentId: id, fields, before: old, after: now }] : [];
  });
}

const fieldOf = (value: object, field: string): unknown => (value as Record<string, unknown>)[field] ?? null;

/** The box of a table's pack, as one person can see it. */
export interface BoxOfPack {
  readonly boxId: string;
  readonly name: string;
  readonly number: number;
  readonly looked: number;
  readonly total: number;
  readonly people: number;
  /** The pack of a newer revision. */
  readonly newer?: string;
}

/** The box of a pack for a person who can see it: one they edit comes first, then the oldest. */
export async function findBoxOfPack(packId: string, userId?: string): Promise<BoxOfPack | undefined> {
  if (!isBoxPackId(packId)) return undefined;
  const rows = await boxesWithPack(packId);
  const isMine = ({ box }: (typeof rows)[number]) =>
    userId !== undefined && box.editors.some((each) => each.userId === userId && each.leftAt === null);
  const found = rows.find(isMine) ?? rows.find(({ box }) => box.share !== 'private');
  if (!found) return undefined;
  const { box, ...state } = found;
  const newest = box.revisions[0]?.packId;
  const total = componentsOf(packFor(box.baseId, box.baseVersion)).length;
  return {
    boxId: box.id,
    name: box.name,
    ...state,
    total,
    ...(newest === undefined || newest === packId ? {} : { newer: newest }),
  };
}
