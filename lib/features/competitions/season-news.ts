/** Messages to the entrants of a competition: pure. */
import type { CircleMessage } from '@/lib/platform/outbox/circle-outbox';
import type { StoredCompetition } from './competition';
import type { CompetitionAct } from './season-acts';

/** The news of a competition; `check-in-ends` reminds those who have not checked in. */
export const SEASON_NEWS = ['check-in', 'check-in-ends', 'place', 'begins', 'over'] as const;
export type SeasonNews = (typeof SEASON_NEWS)[number];

/** Entrants who have not checked in are reminded this long before check-in ends. */
const REMIND_MS = 24 * 3_600_000;

/** The messages that an act causes, once each however often it is tried. */
export function seasonNewsOf(
  { id, circleId }: Pick<StoredCompetition, 'id' | 'circleId'>,
  act: CompetitionAct,
  at: Date,
): readonly CircleMessage[] {
  const told = (news: SeasonNews, more: { readonly entrant?: string; readonly dueAt?: Date } = {}) => {
    const { entrant, dueAt = at } = more;
    const dedupe = ['season', id, news, ...(entrant === undefined ? [] : [entrant])].join(':');
    const season = { id, news, ...(entrant === undefined ? {} : { entrant }) };
    return { circleId, kind: 'circle-news' as const, dedupe, payload: { season }, at, dueAt };
  };
  switch (act.type) {
    case 'open-check-in':
      return [told('check-in'), told('check-in-ends', { dueAt: new Date(act.until.getTime() - REMIND_MS) })];
    case 'start':
      return [told('begins')];
    case 'replace':
      return [told('place', { entrant: act.reserve })];
    case 'finish':
      return [told('over')];
    default:
      return [];
  }
}
