/** Tables and points counted only from the fixtures and results, to compare with the standing. */
import { playedCompetition } from '@/lib/features/competitions/standing';
import { isStaged, stageOf } from '@/lib/game/competing/competition';
import { standingsByForm } from '@/lib/game/competing/stage-standing';
import { wholeOf, type World } from './table-world';

/** In each stage, nobody has played more than one table more than another who stayed. */
export function unequalGames({ fixtures, competition }: World): readonly string[] {
  if (!isStaged(competition.form)) return [];
  const stages = [...new Set([...fixtures.keys()].map(stageOf))];
  return stages.flatMap((stage) => {
    const tables = [...fixtures.values()].filter(({ id }) => stageOf(id) === stage);
    const people = tables.flatMap(({ entrants }) => entrants);
    return people.length > new Set(people).size ? [`somebody plays twice in stage ${stage}`] : [];
  });
}

/** The figures of the standing, added up only from the results. */
export function wrongFigures(world: World): readonly string[] {
  const whole = wholeOf(world);
  const { results } = world;
  const counted = new Set(
    whole.fixtures.flatMap(({ state, tableId }) => (state === 'over' ? [tableId] : [])),
  );
  return standingsByForm(playedCompetition(whole, results)).flatMap(({ lines }) =>
    lines.flatMap(({ id, tables, wins, mean }) => {
      const key = whole.entrants.find((each) => each.id === id)?.key;
      const own = results.filter((each) => counted.has(each.gameId) && each.playerKey === key);
      const points = own.reduce((sum, { tablePoints }) => sum + tablePoints, 0);
      const won = own.filter((mine) => {
        const firsts = results.filter(
          (each) => each.gameId === mine.gameId && each.place === 1 && !each.left,
        );
        return mine.place === 1 && !mine.left && firsts.length === 1;
      });
      const isRight = tables === own.length && wins === won.length;
      const isMean =
        own.length === 0 ? mean === undefined : Math.abs((mean ?? 0) - points / 12 / own.length) < 1e-9;
      return isRight && isMean ? [] : [`${id} has ${tables} tables, ${wins} wins and ${mean}`];
    }),
  );
}
