import 'server-only';
import { isStaged } from '@/lib/game/competing/competition';
import type { Rung } from '@/lib/game/competing/ladder';
import { departureAnswer, endingAnswer, ruledAnswer } from '@/lib/game/competing/ending-shapes';
import {
  FormTermsShape,
  SEASON_FORMAT,
  SEASON_VERSION,
  type SeasonDocument,
} from '@/lib/game/competing/season';
import { POINT } from '@/lib/game/competing/result';
import { systemClock, type Clock } from '@/lib/platform/clock';
import { seasonBefore } from './competition-store';
import type { ShownCompetition } from './competitions';
import { playedFixtures } from './standing';

/** A competition with all data that determines its draw, results and standings. */
export async function exportOfCompetition(
  shown: ShownCompetition,
  clock: Clock = systemClock,
): Promise<SeasonDocument> {
  const { competition } = shown;
  const { id, name, form, state, size, atOnce, startedAt, commitment, seed, previousId } = competition;
  const { ladder, stages, terms, decisions } = competition;
  const before = await seasonBefore(previousId);
  const isOver = state === 'over';
  return {
    format: SEASON_FORMAT,
    version: SEASON_VERSION,
    at: clock.now().toISOString(),
    competition: {
      id,
      name,
      form,
      state,
      size,
      atOnce,
      startedAt: startedAt?.toISOString(),
      ...(isStaged(form) && stages > 0 ? { stages } : {}),
      commitment,
      ...(isOver ? { seed } : {}),
      previous: previousId,
      ...(isStaged(form) ? { terms: FormTermsShape.parse(terms) } : {}),
    },
    ladderBefore: (before?.ladder ?? []).map(rungAnswer),
    entrants: entrantsIn(shown),
    fixtures: fixturesIn(shown),
    standings: standingLines(shown),
    decisions: decisions.flatMap(({ doneAt, kind, fixture, entrant, places, stage, tables, reason }) =>
      doneAt ? [{ kind, at: doneAt.toISOString(), fixture, entrant, places, stage, tables, reason }] : [],
    ),
    ...(isOver && !isStaged(form) ? { ladder: ladder.map(rungAnswer) } : {}),
  };
}

const rungAnswer = ({ key, ...rung }: Rung) => ({ entrant: key, ...rung });

const entrantsIn = ({ entrants }: ShownCompetition): SeasonDocument['entrants'] =>
  entrants.map(({ id, name, state, checkedInAt, division, lot, number, lateFrom, ...stages }) => ({
    id,
    name,
    state,
    checkedInAt: checkedInAt?.toISOString(),
    division,
    lot,
    number,
    lateFrom,
    ...stagesIn(stages, 'absent'),
    ...stagesIn(stages, 'byes'),
    ...stagesIn(stages, 'paused'),
  }));

const stagesIn = <K extends 'absent' | 'byes' | 'paused'>(
  entrant: Readonly<Record<K, readonly number[]>>,
  name: K,
) => (entrant[name].length === 0 ? {} : { [name]: [...entrant[name]] });

function fixturesIn(shown: ShownCompetition): SeasonDocument['fixtures'] {
  return playedFixtures(shown, shown.results).map(({ id, state, entrants, drawn, tableId, seats }) => {
    const results = shown.results.filter(({ gameId }) => gameId === tableId);
    const ending = shown.endings.get(tableId ?? '');
    return {
      id,
      state,
      entrants: [...entrants],
      ...(drawn ? { drawn: [...drawn] } : {}),
      ...(ending?.how === 'corrected' ? { corrected: true as const } : {}),
      game: tableId,
      ...endingAnswer(results),
      ...ruledAnswer(ending),
      seats: seats.map(({ tablePoints, ...seat }) => ({
        ...seat,
        tablePoints: tablePoints / POINT,
        ...departureAnswer(results.find((each) => each.seat === seat.seat)?.departure),
      })),
    };
  });
}

/** The standing of each division for programs. */
export function standingLines({ standings }: ShownCompetition): SeasonDocument['standings'] {
  return standings.map(({ division, lines }) => ({
    division,
    lines: lines.map(({ id, mean, ...line }) => ({
      entrant: id,
      ...line,
      mean,
    })),
  }));
}
