import { Notice } from '@/components/ui/notice';
import { useWords } from '@/lib/platform/i18n/current-words';
import type { PlansView } from '@/lib/features/plans/view';
import type { PlanWording } from '@/lib/game/wording/plans';
import { PlanPanel } from './plan-panel';
import { PlanReports } from './plan-reports';
import { TurnPanel } from './turn-panel';

/** A seat's plans with their conditions: the plan that fits this turn, and the outcome of earlier ones. */
export function PlansPage({ plans }: { readonly plans: PlansView }) {
  const words = useWords();
  const { t } = words;
  const on: PlanWording = { words, pack: plans.pack, state: plans.view.state, seats: plans.seats };
  return (
    <>
      {plans.isMyTurn && plans.isRunning && plans.plans.length > 0 && <TurnPanel {...{ plans, on }} />}
      <p>{t('plans.page.lead')}</p>
      {plans.unreadable.length > 0 && <Notice bad>{t('plans.page.unreadable')}</Notice>}
      {plans.plans.length === 0 && <p className="muted">{t('plans.page.none')}</p>}
      {plans.isRunning && !plans.isMyTurn && plans.plans.length > 0 && (
        <p className="muted">{t('plans.page.waiting')}</p>
      )}
      {plans.plans.map((plan) => (
        <PlanPanel key={plan.id} {...{ plans, on, plan }} />
      ))}
      {plans.isRunning && (
        <p>
          <a className="btn" href={`/games/${plans.gameId}/try`}>
            {t('plans.page.try')}
          </a>
        </p>
      )}
      {plans.reports.length > 0 && <PlanReports {...{ plans, on }} />}
    </>
  );
}
