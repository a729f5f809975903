import 'server-only';
import { isStaged } from '@/lib/game/competing/competition';
import type { Rung } from '@/lib/game/competing/ladder';
import { departureAnswer, endingAnswer } from '@/lib/game/competing/ending-shapes';
import { SEASON_FORMAT, SEASON_VERSION, type SeasonDocument } from '@/lib/game/competing/season-document';
import { POINT } from '@/lib/game/competing/table-points';
import { systemClock, type Clock } from '@/lib/platform/clock';
import { seasonBefore } from './competition-store';
import type { ShownCompetition } from './competitions';
import { playedFixtures } from './standing';

/** A competition with all data that determines its draw, results and standings. */
export async function exportOfCompetition(
  shown: ShownCompetition,
  clock: Clock = systemClock,
): Promise<SeasonDocument> {
  const { id, name, form, state, size, atOnce, startedAt, commitment, seed, previousId, ladder, stages } =
    shown.competition;
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
    },
    ladderBefore: (before?.ladder ?? []).map(rungAnswer),
    entrants: entrantsIn(shown),
    fixtures: fixturesIn(shown),
    standings: standingLines(shown),
    ...(isOver && !isStaged(form) ? { ladder: ladder.map(rungAnswer) } : {}),
  };
}

const rungAnswer = ({ key, ...rung }: Rung) => ({ entrant: key, ...rung });

const entrantsIn = ({ entrants }: ShownCompetition): SeasonDocument['entrants'] =>
  entrants.map(({ id, name, state, checkedInAt, division, lot, absent }) => ({
    id,
    name,
    state,
    checkedInAt: checkedInAt?.toISOString(),
    division,
    lot,
    ...(absent.length === 0 ? {} : { absent: [...absent] }),
  }));

function fixturesIn(shown: ShownCompetition): SeasonDocument['fixtures'] {
  return playedFixtures(shown, shown.results).map(({ id, state, entrants, drawn, tableId, seats }) => {
    const results = shown.results.filter(({ gameId }) => gameId === tableId);
    return {
      id,
      state,
      entrants: [...entrants],
      ...(drawn ? { drawn: [...drawn] } : {}),
      game: tableId,
      ...endingAnswer(results),
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
