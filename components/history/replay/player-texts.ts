import type { Wording } from '@/lib/game/wording/wording';

/** Speeds as multiples of the default. */
const SPEEDS = [0.5, 1, 2, 5, 15] as const;

export type PlayerTexts = ReturnType<typeof playerTexts>;

/** The words of the player. A page without the browser's wording passes them on. */
export function playerTexts({ t }: Wording) {
  return {
    label: t('history.player'),
    ways: {
      first: t('history.first'),
      previousTurn: t('history.previousTurn'),
      previous: t('history.previous'),
      next: t('history.next'),
      nextTurn: t('history.nextTurn'),
      last: t('history.last'),
    },
    slider: t('history.slider'),
    go: t('history.go'),
    play: t('history.play'),
    pause: t('history.pause'),
    speed: t('history.speed'),
    speeds: SPEEDS.map((times) => ({ times, text: t('history.timesAsFast', { n: times }) })),
    loading: t('history.loading'),
  };
}
