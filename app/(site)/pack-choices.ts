import type { SelectOption } from '@/components/ui/forms/select-field';
import { listBoxes } from '@/lib/features/boxes/load-box';
import type { Wording } from '@/lib/game/wording/wording';
import { currentPerson } from '../current-person';

/** The packs that a person may choose for a table: the standard one, and boxes with a revision. */
export async function packChoices({ t }: Wording): Promise<readonly SelectOption[]> {
  const person = await currentPerson();
  if (!person) return [];
  const { mine, listed } = await listBoxes(person);
  const boxes = [...mine, ...listed].flatMap(({ name, total, newest }): SelectOption[] => {
    if (!newest) return [];
    const { packId, looked, people } = newest;
    return [[packId, t('site.boxState', { name, looked, total, people })]];
  });
  return boxes.length > 0 ? [['', t('site.standardValues')], ...boxes] : [];
}
