import 'server-only';
import type { ApiResult } from '@/lib/features/api/problem-of';
import { deliverAfterResponse } from '@/lib/features/jobs/jobs';
import { DONE, forPerson } from '@/lib/features/people/person-answer';
import type { Locale } from '@/lib/game/wording/language/locales';
import { departureAnswer, endingAnswer, ruledAnswer } from '@/lib/game/competing/ending-shapes';
import { csvOf } from '@/lib/platform/http/csv';
import { refused } from '@/lib/platform/http/refused';
import { decisionAnswer } from './api-decision';
import type { Ruling } from './competition';
import type { CompetitionOutcome } from './refusals';
import { type CompetitionActor, loadCompetition, type ShownCompetition } from './competitions';

/** A competition as the API returns it. */
export function competitionAnswer(shown: ShownCompetition) {
  const { competition, nextId, bracket, winners, latest } = shown;
  const isOver = competition.state === 'over';
  return {
    ...competition,
    decisions: competition.decisions.map(decisionAnswer),
    // Until the competition is over, lots still to be drawn follow from its seed.
    seed: isOver ? competition.seed : null,
    winners: isOver ? winners : null,
    latest,
    previous: competition.previousId,
    next: nextId,
    entrants: entrantAnswers(shown),
    bracket: bracket?.stages.map(stageAnswer),
  };
}

const entrantAnswers = ({ entrants, circle, lost }: ShownCompetition) =>
  entrants.map((entrant) => ({
    ...entrant,
    absent: unlessEmpty(entrant.absent),
    byes: unlessEmpty(entrant.byes),
    paused: unlessEmpty(entrant.paused),
    lostSeats: lost ? (lost.get(entrant.key) ?? 0) : null,
    isMe: entrant.userId === circle.me.userId,
  }));

/** The answer to a person who has signed up. */
export async function enteredAnswer(headers: Headers, id: string): Promise<ApiResult> {
  return withCompetition(headers, id, (shown) => {
    const entrant = entrantAnswers(shown).find(({ isMe }) => isMe);
    return { done: true, entrant };
  });
}

const unlessEmpty = (stages: readonly number[]) => (stages.length > 0 ? stages : null);

type Stage = NonNullable<ShownCompetition['bracket']>['stages'][number];

const stageAnswer = ({ stage, tables }: Stage) => ({
  stage,
  tables: tables.map(({ fixtureId, state, people }) => ({
    fixture: fixtureId,
    state,
    people: people.map(({ id, ...seat }) => ({ entrant: id, ...seat })),
  })),
});

/** The tables of a competition with their standings. */
export function fixturesAnswer({ fixtures, entrants, results, endings }: ShownCompetition) {
  return {
    fixtures: fixtures.map(({ id, state, entrants: people, tableId }) => {
      const ofTable = results.filter(({ gameId }) => gameId === tableId);
      const places = people.flatMap((each) => {
        const key = entrants.find((entrant) => entrant.id === each)?.key;
        const found = ofTable.find(({ playerKey }) => playerKey === key);
        return found ? [{ ...found, entrant: each, ...departureAnswer(found.departure) }] : [];
      });
      const ended = { ...endingAnswer(ofTable), ...ruledAnswer(endings.get(tableId ?? '')) };
      const isBye = state === 'void' && people.length === 1;
      return { id, state, isBye, entrants: people, gameId: tableId, ...ended, places };
    }),
  };
}

const COLUMNS = ['division', 'place', 'name', 'entrant', 'tables', 'wins', 'mean', 'belowLine', 'reached'];

/** The standings as rows, in the language of its reader. */
export function standingTable({ standings, entrants }: ShownCompetition, locale: Locale): string {
  const nameOf = (wanted: string) => entrants.find(({ id }) => id === wanted)?.name ?? '';
  const rows = standings.flatMap(({ division, lines }) =>
    lines.map(({ id, place, tables, wins, mean, isBelowLine, reached }) => {
      return [division, place, nameOf(id), id, tables, wins, mean, isBelowLine, reached];
    }),
  );
  return csvOf(COLUMNS, rows, locale);
}

/** Responds to a member of the circle with part of a competition. Everyone else gets a 404. */
export async function withCompetition(
  headers: Headers,
  id: string,
  answer: (shown: ShownCompetition) => object | Promise<object>,
): Promise<ApiResult> {
  return forPerson(headers, async (person) => {
    const shown = await loadCompetition(id, person);
    if (!shown) return refused({ kind: 'unknown-competition' });
    const body = await answer(shown);
    return body instanceof Response ? { response: body } : { ok: true, value: { body } };
  });
}

/** Changes a competition for the person of a request, and answers with the organiser's decision, if it is one. */
export async function inCompetition(
  headers: Headers,
  id: string,
  act: (who: CompetitionActor) => Promise<CompetitionOutcome<Ruling | undefined>>,
): Promise<ApiResult> {
  return forPerson(headers, async (person) => {
    const done = await act({ id, userId: person.id });
    if (!done.ok) return done;
    deliverAfterResponse(1);
    return done.value
      ? { ok: true, value: { body: { done: true, decision: decisionAnswer(done.value) } } }
      : DONE;
  });
}
