/** A simulated season as its export. */
import { ladderAfter } from '@/lib/game/competing/ladder';
import { SEASON_FORMAT, SEASON_VERSION, type SeasonDocument } from '@/lib/game/competing/season-document';
import { seasonStandingsOf } from '@/lib/game/competing/season-standing';
import { POINT } from '@/lib/game/competing/table-points';
import { sha256Hex } from '@/lib/game/engine/hash';
import type { World } from './season-world';

const START = '2027-01-01T00:00:00.000Z';

/** The document of a season that is over; entrants have their keys for ids. */
export function documentOf({ season, entrants, fixtures, results }: World): SeasonDocument {
  const keyOf = (id: string) => entrants.get(id)?.key ?? '';
  const played = [...fixtures.values()].map(({ id, state, entrants: people }) => ({
    id,
    state,
    entrants: people.map(keyOf),
    seats: [...(results.get(id) ?? [])].map(([entrant, place]) => ({
      ...place,
      entrant: keyOf(entrant),
      points: 100 - 7 * place.place,
    })),
  }));
  const everybody = [...entrants.values()].map((each) => ({ ...each, id: each.key }));
  const { size, seed, atOnce, ladder } = season;
  const standings = seasonStandingsOf({ size, seed, entrants: everybody, fixtures: played });
  const divisions = standings.map(({ lines }) => lines.map(({ id }) => id));
  const rungOf = ({ key, ...rung }: (typeof ladder)[number]) => ({ entrant: key, ...rung });
  const starts = everybody.flatMap(({ lot, checkedInAt }) =>
    lot === undefined ? [] : (checkedInAt?.getTime() ?? 0),
  );
  return {
    format: SEASON_FORMAT,
    version: SEASON_VERSION,
    at: START,
    competition: {
      id: 'winter',
      name: 'Winter',
      form: 'season',
      state: season.state,
      size,
      atOnce,
      startedAt: new Date(Math.max(0, ...starts)).toISOString(),
      commitment: sha256Hex(seed),
      seed,
    },
    ladderBefore: ladder.map(rungOf),
    entrants: everybody.map(({ id, state, checkedInAt, division, lot }) => ({
      id,
      name: id,
      state,
      ...(checkedInAt ? { checkedInAt: checkedInAt.toISOString() } : {}),
      ...(division === undefined ? {} : { division }),
      ...(lot === undefined ? {} : { lot }),
    })),
    fixtures: played.map(({ seats, ...fixture }) => ({
      ...fixture,
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
    ladder: ladderAfter(ladder, divisions).map(rungOf),
  };
}
