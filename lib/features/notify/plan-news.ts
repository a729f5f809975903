import 'server-only';
import { hasPlans, type PlanSeat } from '@/lib/features/plans/plan-store';
import { situationOf, tryPlans, type Situation } from '@/lib/features/plans/situation';
import type { StoredPlan } from '@/lib/features/plans/view';
import { tableLink } from '@/lib/features/table/new-table/create-table';
import type { SeatName } from '@/lib/game/wording/names';
import { describeReport, describeTrial, type PlanWording } from '@/lib/game/wording/plans';
import type { Wording } from '@/lib/game/wording/wording';
import type { WordedMessage } from '@/lib/platform/outbox/worded-message';

type News = Pick<WordedMessage, 'subject' | 'lead' | 'link' | 'sections'>;

/** The page of a seat's plans; opening it changes nothing. */
function planLink(gameId: string): string {
  return `${tableLink(gameId)}/plan`;
}

/**
 * The reader's plans as part of a turn message; undefined if they have none for this turn, or have already
 * dealt with it.
 */
export async function planNews(
  words: Wording,
  seats: readonly SeatName[],
  table: string,
  where: PlanSeat,
): Promise<News | undefined> {
  const situation = (await hasPlans(where)) ? await situationOf(where) : undefined;
  if (!situation) return undefined;
  const { number } = situation.known.position.state.turn;
  const on = planWordingOf(words, seats, situation);
  const tried = tryPlans(situation);
  const failed = situation.over.filter(
    ({ report }) => report?.ending === 'failed' && report.turn === number && report.played === 0,
  );
  const lines = [
    ...failed.flatMap(({ plan, report }) => (report ? [describeReport(on, plan, report)] : [])),
    ...tried.map(({ plan, trial }) => describeTrial(on, plan.plan, trial)),
  ];
  if (lines.length === 0) return undefined;
  const { t } = words;
  const sections = [{ title: t('mail.planTitle'), lines }];
  const url = planLink(where.gameId);
  const last = tried.at(-1);
  if (last?.trial.check.verdict === 'ready')
    return {
      subject: t('mail.planReadySubject', { table }),
      lead: t('mail.planReady', { table, place: last.plan.place ?? 1 }),
      sections,
      link: { label: t('mail.planConfirm'), url },
    };
  if (last && last.trial.check.verdict !== 'failed')
    return {
      subject: t('mail.yourTurnSubject', { table }),
      lead: t('mail.yourTurn', { table }),
      sections,
      link: { label: t('mail.planLook'), url },
    };
  return {
    subject: t('mail.planFailedSubject', { table }),
    lead: t('mail.planFailed', { table }),
    sections,
    link: { label: t('mail.planLook'), url },
  };
}

/** The report of a plan that was played automatically. */
export async function planReportNews(
  words: Wording,
  seats: readonly SeatName[],
  table: string,
  { plan: id, ...where }: PlanSeat & { readonly plan: string | undefined },
): Promise<News> {
  const situation = await situationOf(where);
  const kept = situation && [...situation.live, ...situation.over].find((plan) => plan.id === id);
  const { t } = words;
  const link = { label: t('mail.planLook'), url: planLink(where.gameId) };
  const line = situation && kept && lineOf(planWordingOf(words, seats, situation), kept);
  const sections = line ? [{ title: t('mail.planTitle'), lines: [line] }] : [];
  const { report } = kept ?? {};
  const rest = { link, sections };
  if (report?.ending === 'played')
    return {
      subject: t('mail.planPlayedSubject', { table }),
      lead: t('mail.planPlayed', { table }),
      ...rest,
    };
  if (report && report.played === 0)
    return { subject: t('mail.planNotSubject', { table }), lead: t('mail.planNot', { table }), ...rest };
  return {
    subject: t('mail.planStoppedSubject', { table }),
    lead: t('mail.planStopped', { table }),
    ...rest,
  };
}

function lineOf(on: PlanWording, { plan, report, course }: StoredPlan): string | undefined {
  if (report) return describeReport(on, plan, report);
  return course && on.words.t('plans.report.rest', { played: course.played, steps: plan.steps.length });
}

function planWordingOf(
  words: Wording,
  seats: readonly SeatName[],
  { known: { pack, position } }: Situation,
): PlanWording {
  return { words, pack, state: position.state, seats };
}
