/** Messages to the entrants of a competition: pure. */
import { HELD_MS } from '@/lib/game/competing/arranged';
import type { CircleMessage } from '@/lib/platform/outbox/circle-outbox';
import {
  isActive,
  rulingState,
  type Ruling,
  type StoredCompetition,
  type WholeCompetition,
} from './competition';
import type { CompetitionAct } from './competition-acts';

/**
 * The news of a competition; `check-in-ends` reminds those who have not checked in, `arrange-ends` the organisers
 * whose tables a stage waits for.
 */
export const SEASON_NEWS = [
  'check-in',
  'check-in-ends',
  'place',
  'arrange',
  'arrange-ends',
  'begins',
  'stage',
  'over',
  'decision',
] as const;
export type SeasonNews = (typeof SEASON_NEWS)[number];

/** People who are asked for something get a reminder this long before their time is over. */
const REMIND_MS = 24 * 3_600_000;
/** Longer than the acts that check in people who have moved or just signed up: these are not asked to. */
const ASK_AFTER_MS = 60_000;

interface More {
  readonly entrant?: string;
  readonly stage?: number;
  readonly dueAt?: Date;
}

/**
 * The message about a decision of an organiser, that it was taken back, or that it did nothing, to the people
 * concerned. Everyone reads a decision about an organiser's own case.
 */
export function decisionNews(
  { competition, entrants, fixtures }: WholeCompetition,
  ruling: Ruling,
  at: Date,
): CircleMessage {
  const { id, circleId } = competition;
  const { id: decision, entrant, fixture, isOwnCase } = ruling;
  const table = fixtures.find((each) => each.id === fixture)?.entrants;
  const everyone = entrants.filter(isActive).map((each) => each.id);
  const concerned = isOwnCase ? undefined : (table ?? (entrant ? [entrant] : undefined));
  const state = rulingState(ruling);
  const isOutcome = state !== 'pending';
  const season = { id, news: 'decision', decision, entrants: concerned ?? everyone, isOutcome };
  const later = state === 'pending' ? [] : [state === 'takenBack' ? 'taken-back' : state];
  const dedupe = ['season', id, 'decision', decision, ...later].join(':');
  return { circleId, kind: 'circle-news', dedupe, payload: { season }, at, dueAt: at };
}

/** The messages about an act, once each however often it is tried. */
export function seasonNewsOf(
  { id, circleId, stage: before }: Pick<StoredCompetition, 'id' | 'circleId' | 'stage'>,
  act: CompetitionAct,
  at: Date,
): readonly CircleMessage[] {
  const told = (news: SeasonNews, { entrant, stage = 0, dueAt = at }: More = {}) => {
    // Check-in can repeat between two stages.
    const which = [...(entrant === undefined ? [] : [entrant]), ...(stage === 0 ? [] : [stage])];
    const dedupe = ['season', id, news, ...which].join(':');
    const season = { id, news, entrant };
    return { circleId, kind: 'circle-news' as const, dedupe, payload: { season }, at, dueAt };
  };
  switch (act.type) {
    case 'open-check-in': {
      const dueAt = new Date(act.until.getTime() - REMIND_MS);
      const askAt = new Date(at.getTime() + ASK_AFTER_MS);
      return [
        told('check-in', { stage: before, dueAt: askAt }),
        told('check-in-ends', { stage: before, dueAt }),
      ];
    }
    case 'hold': {
      const stage = before + 1;
      const dueAt = new Date(at.getTime() + HELD_MS - REMIND_MS);
      return [told('arrange', { stage }), told('arrange-ends', { stage, dueAt })];
    }
    case 'start':
      return [told('begins')];
    case 'start-stage':
      return [told('stage', { stage: act.stage })];
    case 'replace':
      return [told('place', { entrant: act.reserve })];
    case 'finish':
      return [told('over')];
    case 'decide':
      return act.start ? seasonNewsOf({ id, circleId, stage: before }, act.start, at) : [];
    default:
      return [];
  }
}
