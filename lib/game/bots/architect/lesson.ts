/** What was learned from games: how far the figures of the value model are off where a turn ends. */
import { NO_CHARACTER } from '@/lib/game/bots/leaning';
import type { Outlook } from '@/lib/game/bots/outlook';
import type { Thought } from '@/lib/game/bots/steps';
import { WEIGHTS } from '@/lib/game/bots/weights';
import { features } from './features';
import { lessonTimes } from './figures';

/** Points to be added to the worth of a position in which a turn has just ended. */
export function corrected(outlook: Outlook, { state, drawn }: Thought): number {
  const { lesson, left } = outlook;
  if (!lesson || state.phase === 'finished') return 0;
  const [, early, late] = lessonTimes(left);
  let sum = 0;
  features(usual(outlook), state, drawn, (name, value) => {
    const figures = lesson[name];
    if (figures) sum += value * (figures[0] + early * figures[1] + late * figures[2]);
  });
  return sum;
}

/** The outlook that was learned with: the figures as they are, and fond of nothing. */
export function usual(outlook: Outlook): Outlook {
  return { ...outlook, weights: WEIGHTS, character: NO_CHARACTER };
}
