import { TextLink } from '@/components/ui/text-link';
import { useWords } from '@/lib/platform/i18n/current-words';
import type { TableView } from '@/lib/features/table/load/table-view';

/**
 * At the table: the way to one's plans, above all when their turn has come. Whether one fits is looked at
 * there.
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
