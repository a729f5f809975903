import { TextLink } from '@/components/ui/text-link';
import type { TableView } from '@/lib/features/table/load/table-view';
import { useWords } from '@/lib/platform/i18n/current-words';

/**
 * Link from the table to the reader's plans, most prominent on their turn. The plans page checks whether one
 * fits.
 */
export function PlanNote({ table }: { readonly table: TableView }) {
  const { t } = useWords();
  const { gameId, me, status, hasPlans, view } = table;
  if (!hasPlans || me === undefined || status !== 'running') return null;
  const hasCome = view.state.turn.seat === me;
  return (
    <p className="notice" id="my-plans">
      {t(hasCome ? 'table.planNow' : 'table.planWaits')}{' '}
      <TextLink href={`/games/${gameId}/plan`}>
        {t(hasCome ? 'table.planConfirm' : 'table.planLook')}
      </TextLink>
    </p>
  );
}
