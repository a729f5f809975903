/** A simulated Swiss or cup as its export. */
import { SEASON_FORMAT, SEASON_VERSION, type SeasonDocument } from '@/lib/game/competing/season-document';
import { standingsByForm } from '@/lib/game/competing/stage-standing';
import { POINT } from '@/lib/game/competing/table-points';
import { sha256Hex } from '@/lib/game/engine/hash';
import { playedOf } from './stage-faults';
import type { StageWorld } from './stage-world';

const START = '2027-01-01T00:00:00.000Z';

/** The document of a competition that is over, where people checked in after `START` were late. */
export function documentOf(world: StageWorld): SeasonDocument {
  const played = playedOf(world);
  const { form, state, size, atOnce, seed, stages, terms = {} } = world.competition;
  const [start] = world.draws;
  return {
    format: SEASON_FORMAT,
    version: SEASON_VERSION,
    at: START,
    competition: {
      id: 'winter',
      name: 'Winter',
      form,
      state,
      size,
      atOnce,
      stages,
      terms: { ...terms, tieBreaks: [...(terms.tieBreaks ?? [])] },
      startedAt: (start?.at ?? world.now).toISOString(),
      commitment: sha256Hex(seed),
      seed,
    },
    ladderBefore: [],
    entrants: played.entrants.map(({ id, state: at, checkedInAt, division, lot, number, absent }) => ({
      id,
      name: id,
      state: at,
      ...(checkedInAt ? { checkedInAt: checkedInAt.toISOString() } : {}),
      ...(division === undefined ? {} : { division }),
      ...(lot === undefined ? {} : { lot }),
      ...(number === undefined ? {} : { number }),
      ...(absent ? { absent: [...absent] } : {}),
    })),
    fixtures: played.fixtures.map(({ id, state: at, entrants, drawn, seats }) => ({
      id,
      state: at,
      entrants: [...entrants],
      drawn: [...(drawn ?? [])],
      seats: seats.map(({ tablePoints, ...seat }) => ({ ...seat, tablePoints: tablePoints / POINT })),
    })),
    standings: standingsByForm(played).map(({ division, lines }) => ({
      division,
      lines: lines.map(({ id, mean, ...line }) => ({
        entrant: id,
        ...line,
        ...(mean === undefined ? {} : { mean }),
      })),
    })),
  };
}
