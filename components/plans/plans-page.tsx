import { Notice } from '@/components/ui/notice';
import { Panel } from '@/components/ui/panel';
import type { PlansView } from '@/lib/features/plans/view';
import { positionOf } from '@/lib/game/engine/board/wheel';
import type { Command } from '@/lib/game/engine/commands';
import type { PlanVerdict } from '@/lib/game/analysis/plans/check';
import type { PlanStep } from '@/lib/game/analysis/plans/plan';
import { describeOutcome, describeReport, describeTrial, type PlanWording } from '@/lib/game/wording/plans';
import { useWords } from '@/lib/platform/i18n/current-words';
import { PlanForm } from './plan-form';
import { PlanPanel, type PlansProps } from './plan-panel';
import { PlanStrip } from './plan-strip';

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
      {plans.plans.length === 0 && <NoPlan on={on} />}
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

/** An example of a plan, and how to make one. */
function NoPlan({ on }: Pick<PlansProps, 'on'>) {
  const { t } = on.words;
  return (
    <section className="panel stack" aria-label={t('plans.page.title')}>
      <p>{t('plans.page.none')}</p>
      <PlanStrip on={on} steps={exampleOf(on)} />
    </section>
  );
}

/** A turn with the first tile of the crane: taken, its action chosen, ended. */
function exampleOf({ pack, state }: PlansProps['on']): readonly Pick<PlanStep, 'aim'>[] {
  const [tile] = state.crane.tiles;
  const side = state.setup.variant.actionSide;
  const [action] = pack.actionTiles.tiles.find(({ id }) => id === tile?.tile)?.sides[side] ?? [];
  if (!tile || !action) return [];
  const commands: readonly Command[] = [
    { type: 'TakeActionTile', position: positionOf(state, tile) },
    { type: 'DeclareAction', action, context: 'main' },
    { type: 'EndTurn' },
  ];
  return commands.map((command, i) => ({ aim: { command, tiles: i === 0 ? [tile.tile] : [] } }));
}

/** The outcome of ended plans, newest first. */
function PlanReports({ plans, on }: PlansProps) {
  const { t } = on.words;
  const { gameId } = plans;
  return (
    <Panel title={t('plans.page.reports')}>
      <ol className="plan-reports grid grid-cols-1 gap-4.5 pl-5.5 list-outside list-decimal">
        {plans.reports.map(
          ({ id, plan, report }) =>
            report && (
              <li key={id} data-ending={report.ending}>
                <p>
                  <strong>{t('plans.page.reportOf', { seq: plan.basedOn })}</strong>
                </p>
                <PlanStrip on={on} steps={plan.steps} />
                <p>
                  {describeReport(on, plan, report)}{' '}
                  <a href={`/games/${gameId}/at/${report.seq}`}>
                    {t('plans.page.atStep', { seq: report.seq })}
                  </a>
                </p>
                <PlanForm {...{ gameId, act: 'forget', id }}>
                  <button className="btn">{t('plans.page.forget')}</button>
                </PlanForm>
              </li>
            ),
        )}
      </ol>
    </Panel>
  );
}

/** The plans checked at the start of the turn, with a button for the one that fits. */
function TurnPanel({ plans, on }: PlansProps) {
  const { t } = on.words;
  const { gameId, seq, ready } = plans;
  const chosen = plans.plans.find(({ id }) => id === ready);
  const check = chosen?.trial?.check;
  const steps =
    chosen && check?.verdict === 'ready'
      ? chosen.plan.steps.slice(check.next - check.commands.length, check.next)
      : [];
  const tried = plans.plans.filter(({ trial }) => trial !== undefined);
  return (
    <section className="panel stack border-l-5 border-l-red" aria-labelledby="plan-turn">
      <h2 id="plan-turn">
        {chosen ? t('plans.page.ready', { place: chosen.place ?? 1 }) : t('plans.page.now')}
      </h2>
      <ul className="grid grid-cols-1 gap-1.5 pl-5.5 list-outside list-disc">
        {tried.map(
          ({ id, plan, trial }) =>
            trial && (
              <li key={id} data-verdict={trial.check.verdict}>
                {describeTrial(on, plan, trial)}
              </li>
            ),
        )}
      </ul>
      {chosen && check?.verdict === 'ready' && (
        <>
          <PlanStrip on={on} steps={steps} />
          <p className="small">{describeOutcome(on, check.outcome)}</p>
          {shows(check) && <p className="small">{t('plans.page.confirmReveals')}</p>}
          <PlanForm {...{ gameId, act: 'confirm', id: chosen.id }}>
            <input type="hidden" name="seq" value={seq} />
            <button className="btn btn-main">{t('plans.page.confirm', { place: chosen.place ?? 1 })}</button>
          </PlanForm>
        </>
      )}
      {!chosen && tried.every(({ trial }) => trial?.check.verdict === 'failed') && (
        <p>
          <strong>{t('plans.page.noneFits')}</strong>
        </p>
      )}
    </section>
  );
}

/** Whether these steps reveal something hidden. */
function shows({ then, commands }: Extract<PlanVerdict, { verdict: 'ready' }>): boolean {
  return then.kind === 'check-again' || commands.some(({ type }) => type === 'EndTurn');
}
