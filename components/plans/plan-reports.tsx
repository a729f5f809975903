import { describeReport } from '@/lib/game/wording/plan-reports';
import { labelStep } from '@/lib/game/wording/plans';
import { PlanForm } from './plan-form';
import type { PlansProps } from './plans-props';

/** The outcome of ended plans, newest first. */
export function PlanReports({ plans, on }: PlansProps) {
  const { t } = on.words;
  const { gameId } = plans;
  return (
    <section className="panel stack" aria-labelledby="plan-reports">
      <h2 id="plan-reports">{t('plans.page.reports')}</h2>
      <ol className="plan-reports grid grid-cols-1 gap-4.4 pl-5.6 list-outside list-decimal">
        {plans.reports.map(
          ({ id, plan, report }) =>
            report && (
              <li key={id} data-ending={report.ending}>
                <p>
                  <strong>{t('plans.page.reportOf', { seq: plan.basedOn })}</strong>{' '}
                  <span className="muted">
                    {on.words.list(plan.steps.map(({ aim }) => labelStep(on, aim)))}
                  </span>
                </p>
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
    </section>
  );
}
