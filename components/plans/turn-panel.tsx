import type { PlanVerdict } from '@/lib/game/plans/check';
import { describeOutcome } from '@/lib/game/wording/plan-reports';
import { describeTrial, labelStep } from '@/lib/game/wording/plans';
import { PlanForm } from './plan-form';
import type { PlansProps } from './plans-props';

/** The plans checked at the start of the turn, with a button for the one that fits. */
export function TurnPanel({ plans, on }: PlansProps) {
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
      <ul className="grid grid-cols-1 gap-1.6 pl-5.6 list-outside list-disc">
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
          <ol
            className="plan-steps grid grid-cols-1 gap-1.6 pl-5.6 list-outside list-decimal"
            start={check.next - check.commands.length + 1}
          >
            {steps.map(({ aim }, i) => (
              <li key={i}>{labelStep(on, aim)}</li>
            ))}
          </ol>
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
