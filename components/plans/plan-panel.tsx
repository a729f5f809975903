import { Fold } from '@/components/ui/fold';
import type { PlanLine, PlansView } from '@/lib/features/plans/view';
import type { Guard } from '@/lib/game/analysis/plans/plan';
import {
  describeGuard,
  describeOutcome,
  hasOutcome,
  labelStep,
  type PlanWording,
} from '@/lib/game/wording/plans';
import { PlanForm } from './plan-form';
import { PlanStrip } from './plan-strip';

export interface PlansProps {
  readonly plans: PlansView;
  readonly on: PlanWording;
}

interface PlanProps extends PlansProps {
  readonly plan: PlanLine;
}

/** One plan: its steps, expected cost and gain, conditions, and priority. */
export function PlanPanel({ plans, on, plan }: PlanProps) {
  const { t } = on.words;
  const { gameId } = plans;
  const { id, place = 1, course } = plan;
  const title = `plan-${place}`;
  const isBegun = course !== undefined && course.played > 0;
  return (
    <section className="panel stack" aria-labelledby={title} data-plan={place}>
      <h2 id={title}>{t('plans.page.plan', { place })}</h2>
      {isBegun && <p>{t('plans.page.begun', { played: course.played, steps: plan.plan.steps.length })}</p>}
      <PlanStrip on={on} steps={plan.plan.steps} />
      {plan.plan.steps.some(({ expects }) => hasOutcome(expects)) && (
        <Fold title={t('plans.page.costs')}>
          <ol className="grid list-outside list-decimal grid-cols-1 gap-1.5 pl-5.5">
            {plan.plan.steps.map(({ aim, expects }, i) => (
              <li key={i}>
                {labelStep(on, aim)}
                {hasOutcome(expects) && <span className="small muted">: {describeOutcome(on, expects)}</span>}
              </li>
            ))}
          </ol>
        </Fold>
      )}
      <h3>{t('plans.page.guards')}</h3>
      <GuardList {...{ plans, on, plan }} />
      {!isBegun && <AddGuard {...{ plans, on, plan }} />}
      <p>{t(plan.mode === 'offered' ? 'plans.page.isOffered' : 'plans.page.isItself')}</p>
      <div className="row">
        <ModeButton {...{ plans, on, plan }} />
        {place > 1 && (
          <PlanForm {...{ gameId, act: 'earlier', id }}>
            <button className="btn">{t('plans.page.earlier')}</button>
          </PlanForm>
        )}
        {place < plans.plans.length && (
          <PlanForm {...{ gameId, act: 'later', id }}>
            <button className="btn">{t('plans.page.later')}</button>
          </PlanForm>
        )}
        <PlanForm {...{ gameId, act: 'forget', id }}>
          <button className="btn">{t('plans.page.drop')}</button>
        </PlanForm>
      </div>
    </section>
  );
}

function GuardList({ plans, on, plan }: PlanProps) {
  const { t } = on.words;
  const { guards, stopsBeforeReveal } = plan.plan;
  const told: readonly (readonly [string, string])[] = [
    ...guards.map((guard) => [JSON.stringify(guard), describeGuard(on, plan.plan, guard)] as const),
    ...(stopsBeforeReveal ? [['stop', t('plans.guard.stop')] as const] : []),
  ];
  return (
    <ul className="plan-guards grid grid-cols-1 gap-1.5 pl-5.5 list-outside list-disc">
      <li>{t('plans.page.always')}</li>
      {told.map(([value, text]) => (
        <li key={value}>
          <PlanForm {...{ gameId: plans.gameId, act: 'unguard', id: plan.id }}>
            <span className="min-w-0 flex-initial">{text}</span>
            <button
              className="btn"
              name="guard"
              value={value}
              aria-label={t('plans.page.removeGuard', { guard: text })}
            >
              ×
            </button>
          </PlanForm>
        </li>
      ))}
    </ul>
  );
}

const GROUPS = {
  prices: ['costs-at-most'],
  places: ['tile-there', 'site-free', 'plaza-open'],
  rests: ['left-at-least'],
} as const satisfies Readonly<Record<string, readonly Guard['kind'][]>>;

function AddGuard({ plans, on, plan }: PlanProps) {
  const { t } = on.words;
  const field = `guard-${plan.id}`;
  const { stopsBeforeReveal } = plan.plan;
  if (stopsBeforeReveal && plan.offers.length === 0) return null;
  return (
    <PlanForm {...{ gameId: plans.gameId, act: 'guard', id: plan.id }}>
      <div className="field grow-1 basis-60 min-w-0 max-w-136">
        <label htmlFor={field}>{t('plans.page.addGuard')}</label>
        <select className="input" id={field} name="guard">
          {!stopsBeforeReveal && <option value="stop">{t('plans.guard.stop')}</option>}
          <Offers on={on} plan={plan} title={t('plans.page.group.places')} kinds={GROUPS.places} />
          <Offers on={on} plan={plan} title={t('plans.page.group.prices')} kinds={GROUPS.prices} />
          <Offers on={on} plan={plan} title={t('plans.page.group.rests')} kinds={GROUPS.rests} />
        </select>
      </div>
      <button className="btn">{t('plans.page.add')}</button>
    </PlanForm>
  );
}

interface OffersProps extends Pick<PlanProps, 'on' | 'plan'> {
  readonly title: string;
  readonly kinds: readonly Guard['kind'][];
}

/** Conditions of some kinds, under their heading. */
function Offers({ on, plan, title, kinds }: OffersProps) {
  const offers = plan.offers.filter(({ kind }) => kinds.includes(kind));
  if (offers.length === 0) return null;
  return (
    <optgroup label={title}>
      {offers.map((guard) => (
        <option key={JSON.stringify(guard)} value={JSON.stringify(guard)}>
          {describeGuard(on, plan.plan, guard)}
        </option>
      ))}
    </optgroup>
  );
}

function ModeButton({ plans, on, plan }: PlanProps) {
  const { t } = on.words;
  const isOffered = plan.mode === 'offered';
  return (
    <PlanForm {...{ gameId: plans.gameId, act: 'mode', id: plan.id }}>
      <button className="btn" name="mode" value={isOffered ? 'plays-itself' : 'offered'}>
        {t(isOffered ? 'plans.page.modeItself' : 'plans.page.modeOffered')}
      </button>
    </PlanForm>
  );
}
