import type { SelectOption } from '@/components/ui/forms/select-field';
import type { BoxOfPack } from '@/lib/features/boxes/box';
import { findBoxOfPack, listBoxes } from '@/lib/features/boxes/boxes';
import type { Wording } from '@/lib/game/wording/wording';
import { currentPerson } from '../current-person';

/**
 * The packs a person may choose for a table: the standard pack, boxes with a revision, and the pack named in
 * the address.
 */
export async function packChoices({ t }: Wording, wanted: unknown): Promise<readonly SelectOption[]> {
  const person = await currentPerson();
  const standard: SelectOption = ['', t('site.standardValues')];
  if (!person && typeof wanted !== 'string') return [standard];
  const { mine, listed } = await listBoxes(person);
  const state = ({ name, confirmed, total }: Pick<BoxOfPack, 'name' | 'confirmed' | 'total'>) =>
    t('site.boxState', { name, confirmed, total });
  const boxes = new Map(
    [...mine, ...listed].flatMap(({ name, total, newest }) =>
      newest ? [[newest.packId, state({ ...newest, name, total })] as const] : [],
    ),
  );
  if (typeof wanted === 'string' && !boxes.has(wanted)) {
    const box = await findBoxOfPack(wanted, person?.id);
    if (box) boxes.set(wanted, state(box));
  }
  return [standard, ...boxes];
}
