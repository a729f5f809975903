/**
 * A competition as one document: its draw, tables, results and standings (docs/verification.md), and the
 * standings of its divisions.
 */
import { keyedShuffle } from '@/lib/game/engine/random';
import { z } from 'zod';
import {
  type Competition,
  COMPETITION_FORMS,
  COMPETITION_STATES,
  DECISION_KINDS,
  type Entrant,
  ENTRANT_STATES,
  type Fixture,
  FIXTURE_STATES,
  type FormStart,
  type FormTerms,
  hasLeft,
  TIE_BREAKS,
} from './competition';
import {
  type CompetitionLine,
  competitionStandingOf,
  dueTablesOf,
  type EntrantResult,
} from './competition-standing';
import { DEPARTURE_FIELDS, ENDING_FIELDS } from './ending-shapes';
import { divideByLadder, divisionTables, moversBelow } from './ladder';
import type { TableSize } from './pair-stage';
import { isDrawn, type SeatPlace, winnerPointsOf } from './result';
import { MAX_REST_POINTS } from './rests';
import { ROUNDS } from './stage-count';

export const SEASON_FORMAT = 'praga-by-post/competition';
/**
 * Increase it for a change that older readers cannot read. Since version 2, people who left come after those
 * who stayed. Version 3 has the terms of a form and the organiser's decisions, version 4 byes, pauses, late starts and tables of a Swiss that were arranged by hand.
 */
export const SEASON_VERSION = 4;

/** Limits far above any real competition; they reject garbage before it costs work. */
const [MAX_ENTRANTS, MAX_FIXTURES, MAX_DIVISIONS, MAX_SEATS] = [500, 2_000, 100, 4] as const;
const MAX_STAGES = 99;
const Stage = z.int().min(1).max(MAX_STAGES);
const Stages = z.array(Stage).max(MAX_STAGES);

const EntrantId = z.uuid().describe('The key of the entrant in all lots.');
const Hash = z.string().regex(/^[0-9a-f]{64}$/);
const Stamp = z.iso.datetime();

const Rung = z
  .object({
    entrant: EntrantId,
    division: z.int().min(1).max(MAX_DIVISIONS),
    satOut: z.int().min(0).describe('Seasons they sat out since they last played.'),
  })
  .meta({ id: 'Rung', description: 'A person of the ladder, from top to bottom.' });
const Ladder = z.array(Rung).max(MAX_ENTRANTS * 3);

const Seat = z.object({
  seat: z.int().min(0).max(3).describe('The place in the order of turns, from 0.'),
  entrant: EntrantId.optional().describe('Missing for a person who is not an entrant.'),
  place: z.int().min(1).max(MAX_SEATS),
  points: z.int().describe('In the game.'),
  tablePoints: z.number(),
  left: z.boolean().describe('Left, was replaced or ran out of time.'),
  ...DEPARTURE_FIELDS,
});

const Line = z.object({
  entrant: EntrantId,
  place: z.int(),
  tables: z.int(),
  wins: z.int(),
  mean: z.number().optional().describe('Mean table points, with those of stages without a table.'),
  rests: z.int().optional().describe('Stages that count without a table: byes, pauses, joined late.'),
  isBelowLine: z.boolean().describe('Played less than half of their tables.'),
  reached: z.int().optional().describe('The last stage of a cup where they had a table.'),
  buchholz: z.number().optional().describe('Table points of everyone they met; only if it breaks ties.'),
});

const RestPoints = z.int().min(0).max(MAX_REST_POINTS);

/** The terms of a form, in documents and requests. */
export const FormTermsShape = z.object({
  rounds: z.int().min(ROUNDS.least).max(ROUNDS.most).optional().describe('Stages of a Swiss.'),
  byes: z.boolean().optional().describe('In a cup: people sit out, instead of the best others going on.'),
  thirdPlace: z.boolean().optional().describe('In a cup: a table for the third place beside the final.'),
  tieBreaks: z
    .array(z.enum(TIE_BREAKS))
    .max(TIE_BREAKS.length)
    .optional()
    .describe('In a Swiss, for people with the same mean: direct encounter, Buchholz.'),
  byePoints: RestPoints.optional().describe(
    'In a Swiss: the points for a bye on request. Without them nobody can ask for one.',
  ),
  latePoints: RestPoints.optional().describe(
    'In a Swiss: the points for each stage missed by joining late, until half are drawn. Without them nobody can.',
  ),
});

const Decision = z.object({
  kind: z.enum(DECISION_KINDS),
  at: Stamp.describe('When it took effect.'),
  fixture: z.string().optional(),
  entrant: EntrantId.optional().describe('The winner, or the person who was replaced.'),
  places: z
    .array(z.object({ entrant: EntrantId, place: z.int().min(1).max(MAX_SEATS) }))
    .optional()
    .describe('The corrected result.'),
  stage: Stage.optional().describe('Of arrange.'),
  tables: z
    .array(z.array(EntrantId).max(MAX_SEATS))
    .max(MAX_ENTRANTS)
    .optional()
    .describe('Of arrange: the people of each table.'),
  reason: z.string().optional(),
});

export const SeasonDocumentShape = z
  .object({
    format: z.literal(SEASON_FORMAT),
    version: z.literal([1, 2, 3, SEASON_VERSION]),
    at: Stamp,
    competition: z.object({
      id: z.string(),
      name: z.string(),
      form: z.enum(COMPETITION_FORMS),
      state: z.enum(COMPETITION_STATES),
      size: z.literal([2, 3, 4]),
      atOnce: z.int(),
      stages: Stage.optional().describe('Of a Swiss or a cup, by the number of people at its start.'),
      startedAt: Stamp.optional(),
      commitment: Hash.describe('SHA-256 of the seed.'),
      seed: Hash.optional().describe('Only once it is over.'),
      previous: z.string().optional(),
      terms: FormTermsShape.optional().describe('What the organiser chose for this form.'),
    }),
    ladderBefore: Ladder.describe('After the season before; empty for the first one.'),
    entrants: z
      .array(
        z.object({
          id: EntrantId,
          name: z.string().describe('Empty for a person who has left the service.'),
          state: z.enum(ENTRANT_STATES),
          checkedInAt: Stamp.optional(),
          division: z.int().min(1).max(MAX_DIVISIONS).optional(),
          lot: z.int().min(0).optional().describe('A reserve has none.'),
          number: z.number().optional().describe('Spreads people over the first tables of a cup.'),
          absent: Stages.optional().describe(
            'Stages that were drawn without them, because they had not checked in.',
          ),
          byes: Stages.optional().describe('Stages of a Swiss for which they asked for a bye.'),
          paused: Stages.optional().describe('Stages of a Swiss that were drawn without them in a pause.'),
          lateFrom: Stage.optional().describe('The first stage of a person who joined a running Swiss.'),
        }),
      )
      .max(MAX_ENTRANTS),
    fixtures: z
      .array(
        z.object({
          id: z.string().regex(/^[1-9]\d?\.\d{1,3}\.\d{1,3}$/),
          state: z.enum(FIXTURE_STATES),
          entrants: z.array(EntrantId).max(MAX_SEATS).describe('In the order of turns.'),
          drawn: z
            .array(EntrantId)
            .max(MAX_SEATS)
            .optional()
            .describe('In a Swiss or a cup: its people before anyone left, in the order of turns.'),
          game: z.string().optional().describe('The id of its table, which has an export of its own.'),
          corrected: z.literal(true).optional().describe('The organiser corrected the places.'),
          ...ENDING_FIELDS,
          seats: z.array(Seat).max(MAX_SEATS).describe('Once the table is over: its people.'),
        }),
      )
      .max(MAX_FIXTURES),
    standings: z
      .array(z.object({ division: z.int(), lines: z.array(Line).max(MAX_ENTRANTS) }))
      .max(MAX_DIVISIONS),
    decisions: z.array(Decision).max(MAX_FIXTURES).optional().describe('What its organisers decided.'),
    ladder: Ladder.optional().describe('Once a season is over: who moved up and down.'),
  })
  .meta({
    id: 'CompetitionExport',
    description: 'A competition with everything that its draw, results and standings follow from.',
  });

export type SeasonDocument = z.output<typeof SeasonDocumentShape>;

/** Parses a document from outside, or returns the path of the malformed part. */
export function readSeason(
  value: unknown,
): { readonly ok: true; readonly value: SeasonDocument } | { readonly ok: false; readonly path: string } {
  const read = SeasonDocumentShape.safeParse(value);
  if (read.success) return { ok: true, value: read.data };
  return { ok: false, path: read.error.issues[0]?.path.join('.') ?? '' };
}

// The standings of a season's divisions.

/** A person's part of a table's result. */
export interface FixtureSeat extends SeatPlace {
  /** Undefined for a person who is not an entrant. */
  readonly entrant?: string;
  /** Points in the game. */
  readonly points: number;
}

/** A fixture with the people of its result; none before it has ended. */
export interface PlayedFixture extends Fixture {
  readonly seats: readonly FixtureSeat[];
}

export interface PlayedSeason {
  readonly size: TableSize;
  /** Hex. */
  readonly seed: string;
  readonly entrants: readonly Entrant[];
  readonly fixtures: readonly PlayedFixture[];
  /** People who left are placed by their points, as in documents of version 1. */
  readonly isByPointsOnly?: boolean;
  readonly terms?: FormTerms | undefined;
}

/** A division with its people, best first. */
export interface DivisionStanding {
  readonly division: number;
  readonly lines: readonly CompetitionLine[];
  /** How many people would be promoted and relegated now. */
  readonly up: number;
  readonly down: number;
}

/** The standings of each division, top division first. */
export function seasonStandingsOf(season: PlayedSeason): readonly DivisionStanding[] {
  const { entrants, seed } = season;
  const divisions = [...new Set(entrants.flatMap(({ division }) => division ?? []))].sort((a, b) => a - b);
  const standings = divisions.map((division) => {
    const records = entrants
      .filter((each) => each.division === division)
      .map((each) => ({
        id: each.id,
        due: dueTablesOf(each, season),
        results: resultsOf(each.id, season.fixtures),
        tier: season.isByPointsOnly ? 0 : Number(hasLeft(each)),
      }));
    return { division, lines: competitionStandingOf(records, seed) };
  });
  const lines = standings.map((each) => each.lines);
  return standings.map((each, i) => ({
    ...each,
    up: moversBelow(lines, i),
    down: moversBelow(lines, i + 1),
  }));
}

/** The results of an entrant at tables that have ended. */
export function resultsOf(id: string, fixtures: readonly PlayedFixture[]): readonly EntrantResult[] {
  return fixtures.flatMap(({ state, entrants, seats }) => {
    if (state !== 'over' || !entrants.includes(id)) return [];
    const mine = seats.find(({ entrant }) => entrant === id);
    return mine ? [{ ...mine, winnerPoints: winnerPointsOf(seats), drawn: isDrawn(seats) }] : [];
  });
}

// Derives the divisions and tables of a season from its seed and its people.

/** A season has one stage. */
const STAGE = 1;

/**
 * The divisions of these entrants, their lots, and all fixtures; the order of `entrants` does not matter.
 */
export function startSeason(
  { size, seed, ladder }: Pick<Competition, 'size' | 'seed' | 'ladder'>,
  entrants: readonly Pick<Entrant, 'id' | 'key'>[],
): FormStart {
  const ids = new Map(entrants.map(({ key, id }) => [key, id]));
  const divisions = divideByLadder([...ids.keys()], ladder, { size, seed }).map((keys, i) =>
    keyedShuffle(seed, `division/${i + 1}`, keys).flatMap((key) => ids.get(key) ?? []),
  );
  return {
    places: divisions.flatMap((drawn, i) => drawn.map((id, lot) => ({ id, division: i + 1, lot }))),
    fixtures: divisions.flatMap((drawn, i) =>
      divisionTables(drawn.length, size).map((table, number) => ({
        id: [STAGE, i + 1, number + 1].join('.'),
        entrants: table.flatMap((lot) => drawn[lot] ?? []),
      })),
    ),
  };
}
