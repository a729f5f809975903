/** Recomputes the stages of a Swiss or a cup: people, tables and turn orders. */
import { DIVISION, hasLeft, stageOf, tablesOfStage } from '@/lib/game/competing/competition';
import { isClosed } from '@/lib/game/competing/competition-steps';
import { throughOf } from '@/lib/game/competing/bracket';

import { drawStage, firstLots } from '@/lib/game/competing/draw-stage';
import type { PlayedFixture, SeasonDocument } from '@/lib/game/competing/season';
import { stageCountFor } from '@/lib/game/competing/stage-count';
import { playedAgain, type SeasonFaults, strangeTables } from './season-report';

type Entrant = SeasonDocument['entrants'][number];

interface Staged {
  readonly form: 'swiss' | 'cup';
  readonly seed: string;
}

/** A stage with the people who should be in it, and its expected and actual tables. */
interface Stage extends Staged {
  readonly stage: number;
  readonly document: SeasonDocument;
  readonly people: readonly string[];
  readonly played: readonly PlayedFixture[];
  readonly tables: readonly PlayedFixture[];
}

/** The faults of lots, tables and stages; results must be verified before. */
export function stageFaults(
  document: SeasonDocument,
  { form, seed }: Staged,
): { readonly divisions: SeasonFaults; readonly fixtures: SeasonFaults; readonly stages: SeasonFaults } {
  const played = playedAgain(document);
  const newest = Math.max(1, ...played.map(({ id }) => stageOf(id)));
  const stages = Array.from({ length: newest }, (_, i): Stage => {
    const stage = i + 1;
    const tables = played.filter(({ id }) => stageOf(id) === stage);
    const about = { stage, document, form, seed, played, tables };
    return { ...about, people: peopleOf({ ...about, people: [] }) };
  });
  return {
    divisions: lotFaults(document, seed),
    fixtures: stages.flatMap(tableFaults),
    stages: [...countFaults(document, form), ...stages.flatMap(peopleFaults), ...endFaults(stages)],
  };
}

/** Swiss and cup have one division. */
export const stagedDivision = (
  { id, lot }: Entrant,
  fixtures: SeasonDocument['fixtures'],
): number | undefined =>
  lot !== undefined || fixtures.some(({ entrants }) => entrants.includes(id)) ? DIVISION : undefined;

function lotFaults({ entrants, fixtures }: SeasonDocument, seed: string): SeasonFaults {
  const lots = firstLots(
    entrants.filter(({ lot }) => lot !== undefined).map(({ id }) => id),
    seed,
  );
  return entrants.flatMap((entrant): SeasonFaults => {
    const { id: at, division, lot } = entrant;
    // A reserve who withdrew may have had a table that another person took over.
    const isGone = hasLeft(entrant) && lot === undefined;
    if (!isGone && division !== stagedDivision(entrant, fixtures)) return [{ code: 'division', at }];
    return lot === undefined || lots[lot] === at ? [] : [{ code: 'lot', at }];
  });
}

const countOf = ({ competition: { size, terms }, entrants }: SeasonDocument, form: Staged['form']): number =>
  stageCountFor(entrants.filter(({ lot }) => lot !== undefined).length, size, form, terms);

const countFaults = (document: SeasonDocument, form: Staged['form']): SeasonFaults => {
  const { id: at, stages } = document.competition;
  return stages === countOf(document, form) ? [] : [{ code: 'stage-count', at }];
};

const drawnAt = (tables: readonly PlayedFixture[]): readonly string[] =>
  tables.flatMap(({ drawn, entrants }) => drawn ?? entrants);

/** The people of a stage: in a Swiss all who are still in, in a cup the qualifiers. */
function peopleOf({ stage, document, form, seed, played, tables }: Stage): readonly string[] {
  const { entrants, competition } = document;
  if (stage === 1) return entrants.filter(({ lot }) => lot !== undefined).map(({ id }) => id);
  const drawn = drawnAt(tables);
  // A person who is out now may still have played in that stage.
  const isMissing = (each: Entrant) =>
    each.absent?.includes(stage) || (hasLeft(each) && !drawn.includes(each.id));
  const there = new Set(entrants.filter((each) => !isMissing(each)).map(({ id }) => id));
  if (form === 'cup') {
    const { size, terms } = competition;
    const cup = { size, seed, terms, isThere: (id: string) => there.has(id) };
    const { byPlace, others } = throughOf(tablesOfStage(played, stage - 1), cup);
    return [...byPlace, ...others];
  }
  const before = played.filter(({ id }) => stageOf(id) < stage);
  const known = new Set(before.flatMap((table) => [...table.entrants, ...drawnAt([table])]));
  const isReserve = ({ id, lot }: Entrant) => lot === undefined && drawn.includes(id);
  return entrants
    .filter((each) => there.has(each.id) && (known.has(each.id) || isReserve(each)))
    .map(({ id }) => id);
}

function peopleFaults({ stage, people, tables }: Stage): SeasonFaults {
  if (stage === 1) return [];
  const drawn = drawnAt(tablesOfStage(tables, stage));
  return [
    ...people.filter((id) => !drawn.includes(id)).map((at) => ({ code: 'stage-left-out', at }) as const),
    ...drawn.filter((id) => !people.includes(id)).map((at) => ({ code: 'stage-unreached', at }) as const),
  ];
}

function tableFaults({ stage, document, form, seed, people, played, tables }: Stage): SeasonFaults {
  const { size, terms } = document.competition;
  const drawn = document.entrants.filter(({ id }) => people.includes(id));
  const persons = drawn.map(({ id, number }) => ({ id, ...(number === undefined ? {} : { number }) }));
  const candidates = document.entrants
    .map(({ id }) => id)
    .filter((id) => isCandidate(id, { stage, document, tables }));
  const right = drawStage({ form, size, seed, terms, stage, people: persons, candidates, fixtures: played });
  const ids = tables.map(({ id }) => id);
  const known = right.map(({ id }) => id);
  const strange = new Set([...redrawn(tables, right), ...changed(tables, document)]);
  return [
    ...known.filter((id) => !ids.includes(id)).map((at) => ({ code: 'fixture-missing', at }) as const),
    ...ids.filter((id, i) => ids.indexOf(id) !== i).map((at) => ({ code: 'fixture-twice', at }) as const),
    ...ids.filter((id) => !known.includes(id)).map((at) => ({ code: 'fixture-unknown', at }) as const),
    ...tables.filter((each) => !isClosed(each)).map(({ id: at }) => ({ code: 'fixture-open', at }) as const),
    ...[...strange].filter((id) => known.includes(id)).map((at) => ({ code: 'order', at }) as const),
  ];
}

/** Whether a person can play for the third place; one who is out now may still have done so. */
function isCandidate(
  id: string,
  { stage, document: { entrants }, tables }: Pick<Stage, 'stage' | 'document' | 'tables'>,
): boolean {
  if (drawnAt(tables).includes(id)) return true;
  const entrant = entrants.find((each) => each.id === id);
  return entrant !== undefined && !hasLeft(entrant) && !entrant.absent?.includes(stage);
}

/** Tables that differ from the draw by the seed. */
function redrawn(
  tables: readonly PlayedFixture[],
  right: readonly Pick<PlayedFixture, 'id' | 'entrants'>[],
): readonly string[] {
  const orders = new Map(right.map(({ id, entrants }) => [id, entrants.join(' ')]));
  return tables.filter((each) => orders.get(each.id) !== drawnAt([each]).join(' ')).map(({ id }) => id);
}

/** Tables where people changed although no one left, or in a way that reserves cannot cause. */
function changed(tables: readonly PlayedFixture[], { entrants }: SeasonDocument): readonly string[] {
  const out = new Set(entrants.filter(hasLeft).map(({ id }) => id));
  const drawn = drawnAt(tables);
  const reserves = tables.flatMap((each) => each.entrants).filter((id) => !drawn.includes(id));
  const changes = tables.map((each) => ({ id: each.id, now: each.entrants, drawn: drawnAt([each]) }));
  return strangeTables(changes, reserves, (id) => out.has(id));
}

/** Stages after the last one, or a missing stage after the newest one. */
function endFaults(stages: readonly Stage[]): SeasonFaults {
  const more = stages.slice(0, -1).filter(isLast);
  if (more.length > 0) return more.map(({ stage }) => ({ code: 'stage-count', at: `${stage + 1}` }));
  const newest = stages.at(-1);
  if (!newest || newest.document.competition.state !== 'over' || isLast(newest)) return [];
  const { stage, form } = newest;
  const people = peopleOf({ ...newest, stage: stage + 1, tables: [] });
  const isDue = people.length >= (form === 'swiss' ? 2 : 1);
  return isDue ? [{ code: 'stage-missing', at: `${stage + 1}` }] : [];
}

const isLast = ({ stage, form, document, tables }: Stage): boolean =>
  form === 'swiss' ? stage >= countOf(document, form) : tablesOfStage(tables, stage).length === 1;
