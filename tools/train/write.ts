// Writes the learned weights as the file that the architect reads.
import type { LearnedWeights } from '@/lib/game/bots/architect/figures';

/** The source text. Its few digits are more than the games can determine. */
export function lessonText(lesson: LearnedWeights, games: number): string {
  const lines = Object.entries(lesson).map(([name, figures = [0, 0, 0]]) => {
    const key = /^[a-z]+$/.test(name) ? name : `'${name}'`;
    return `  ${key}: [${figures.map((x) => Number(x.toPrecision(3))).join(', ')}],`;
  });
  return [
    `/** Learned from ${games} games by \`npm run tool -- train\` (docs/measurements.md); not written by hand. */`,
    `import type { Lesson } from './figures';`,
    '',
    'export const LESSON: Lesson = {',
    ...lines,
    '};',
    '',
  ].join('\n');
}
