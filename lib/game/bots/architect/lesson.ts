/** Learned weights: corrections of the value model at the end of a turn. */
import type { Outlook } from '@/lib/game/bots/outlook';
import type { Thought } from '@/lib/game/bots/steps';
import { NO_CHARACTER } from '@/lib/game/bots/style-bias';
import type { Worth, WorthPart } from '@/lib/game/bots/value/evaluate';
import { WEIGHTS } from '@/lib/game/bots/weights';
import { forEachFeature } from './features';
import { lessonTimes, type FeatureWeights, type LearnedWeights } from './figures';

/** Points to add to the worth of a position where a turn has just ended. */
export function learnedCorrectionOf(outlook: Outlook, thought: Pick<Thought, 'state' | 'drawn'>): number {
  let sum = 0;
  eachCorrection(outlook, thought, (points) => {
    sum += points;
  });
  return sum;
}

/** The worth with the same correction added to each part. */
export function correctedByPart(
  outlook: Outlook,
  thought: Pick<Thought, 'state' | 'drawn'>,
  worth: Worth,
): Worth {
  const sums: Record<WorthPart, number> = { ...worth };
  eachCorrection(outlook, thought, (points, part) => {
    sums[part] += points;
  });
  return sums;
}

function eachCorrection(
  outlook: Outlook,
  { state, drawn }: Pick<Thought, 'state' | 'drawn'>,
  add: (points: number, part: WorthPart) => void,
): void {
  const { lesson, left } = outlook;
  if (!lesson || state.phase === 'finished') return;
  const [, early, late] = lessonTimes(left);
  forEachFeature(withUsualWeights(outlook), state, drawn, (name, value, part) => {
    const figures = lesson[name];
    if (figures) add(value * (figures[0] + early * figures[1] + late * figures[2]), part);
  });
}

/** The learned weights scaled by a share between 0 and 1. */
export function shareOf(lesson: LearnedWeights, share: number): LearnedWeights {
  const out: Record<string, FeatureWeights> = {};
  for (const [name, figures] of Object.entries(lesson)) {
    if (figures) out[name] = [share * figures[0], share * figures[1], share * figures[2]];
  }
  return out;
}

/** The outlook used in training: standard weights and no style bias. */
export function withUsualWeights(outlook: Outlook): Outlook {
  return { ...outlook, weights: WEIGHTS, character: NO_CHARACTER };
}
