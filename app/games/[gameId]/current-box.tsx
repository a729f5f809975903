import 'server-only';
import { currentPerson } from '@/app/current-person';
import { PlayedWith } from '@/components/boxes/parts';
import { findBoxOfPack } from '@/lib/features/boxes/boxes';
import type { TableView } from '@/lib/features/table/load/table-view';

/** The box a table is played with. Costs one query. */
export async function CurrentBox({ table: { pack } }: { readonly table: Pick<TableView, 'pack'> }) {
  const person = await currentPerson();
  return <PlayedWith box={await findBoxOfPack(pack.id, person?.id)} />;
}
