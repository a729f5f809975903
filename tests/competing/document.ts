/** A simulated competition as its export. */
import { isStaged, type Entrant } from '@/lib/game/competing/competition';
import { ladderAfter, type Rung } from '@/lib/game/competing/ladder';
import { SEASON_FORMAT, SEASON_VERSION, type SeasonDocument } from '@/lib/game/competing/season';
import { standingsByForm, type PlayedCompetition } from '@/lib/game/competing/stage-standing';
import { POINT } from '@/lib/game/competing/result';
import { sha256Hex } from '@/lib/game/engine/hash';
import { playedOf, START, type World } from './world';

/** The document of a competition; entrants have their keys for ids. People who checked in after the draw were late. */
export function documentOf(world: World): SeasonDocument {
  const played = withKeys(playedOf(world), world);
  const { form, state, size, atOnce, seed, stages, ladder, terms = {} } = world.competition;
  const [start] = world.draws;
  const standings = standingsByForm(played);
  const divisions = standings.map(({ lines }) => lines.map(({ id }) => id));
  return {
    format: SEASON_FORMAT,
    version: SEASON_VERSION,
    at: START.toISOString(),
    competition: {
      id: 'winter',
      name: 'Winter',
      form,
      state,
      size,
      atOnce,
      ...(isStaged(form) ? { stages, terms: { ...terms, tieBreaks: [...(terms.tieBreaks ?? [])] } } : {}),
      startedAt: (start?.at ?? world.now).toISOString(),
      commitment: sha256Hex(seed),
      seed,
    },
    ladderBefore: ladder.map(rungOf),
    entrants: played.entrants.map(({ id, state: at, checkedInAt, division, lot, number, ...entrant }) => ({
      id,
      name: id,
      state: at,
      ...(checkedInAt ? { checkedInAt: checkedInAt.toISOString() } : {}),
      ...(division === undefined ? {} : { division }),
      ...(lot === undefined ? {} : { lot }),
      ...(number === undefined ? {} : { number }),
      ...stagesOf(entrant),
    })),
    fixtures: played.fixtures.map(({ id, state: at, entrants, drawn, seats }) => ({
      id,
      state: at,
      entrants: [...entrants],
      ...(drawn ? { drawn: [...drawn] } : {}),
      seats: seats.map(({ tablePoints, ...seat }) => ({ ...seat, tablePoints: tablePoints / POINT })),
    })),
    standings: standings.map(({ division, lines }) => ({
      division,
      lines: lines.map(({ id, mean, ...line }) => ({
        entrant: id,
        ...line,
        ...(mean === undefined ? {} : { mean }),
      })),
    })),
    ...(isStaged(form) ? {} : { ladder: ladderAfter(ladder, divisions).map(rungOf) }),
  };
}

const stagesOf = ({ absent, byes, paused, lateFrom }: Partial<Entrant>) => ({
  ...(absent ? { absent: [...absent] } : {}),
  ...(byes ? { byes: [...byes] } : {}),
  ...(paused ? { paused: [...paused] } : {}),
  ...(lateFrom === undefined ? {} : { lateFrom }),
});

const rungOf = ({ key, ...rung }: Rung) => ({ entrant: key, ...rung });

function withKeys(played: PlayedCompetition, { entrants }: World): PlayedCompetition {
  const keyOf = (id: string) => entrants.get(id)?.key ?? '';
  return {
    ...played,
    entrants: played.entrants.map((each) => ({ ...each, id: each.key })),
    fixtures: played.fixtures.map((each) => ({
      ...each,
      entrants: each.entrants.map(keyOf),
      seats: each.seats.map((seat) => ({ ...seat, entrant: keyOf(seat.entrant ?? '') })),
    })),
  };
}
