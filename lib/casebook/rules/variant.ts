import type { Topic } from '../types';

export const VARIANT = {
  id: 'VARIANT',
  title: { en: 'Variants' },
  rules: [
    { id: 'VARIANT-1', en: 'All six action tiles may show their B sides.' },
    {
      id: 'VARIANT-2',
      en: 'The action tiles may start in random order instead of the order for a first game.',
    },
    {
      id: 'VARIANT-3',
      en: 'King’s Road tiles may replace some or all plain effects; the numeral on the tile says which space. The egg effects stay.',
    },
    {
      id: 'VARIANT-4',
      en: 'Hunger Wall and Cathedral may each use the original tiers, set A or set B. A set is always complete, and the two choose independently.',
    },
    {
      id: 'VARIANT-5',
      en: 'King’s Road tile I: 1 silver window and 1 stone, or 1 silver window and 1 gold.',
    },
    {
      id: 'VARIANT-6',
      en: 'King’s Road tile I: while your pawn is on this space, each time you upgrade an action you score 2 points and gain 1 gold or 1 stone.',
    },
    {
      id: 'VARIANT-7',
      en: 'King’s Road tile II: at once 2 points per silver window you hold; you pay nothing.',
    },
    {
      id: 'VARIANT-8',
      en: 'King’s Road tile II: while your pawn is on this space, each time you construct a wall you score 2 points.',
    },
    { id: 'VARIANT-9', en: 'King’s Road tile III: at once 2 points and two university advances.' },
    {
      id: 'VARIANT-10',
      en: 'King’s Road tile III: while your pawn is on this space, each building you build without the Cathedral symbol scores 3 points.',
    },
    {
      id: 'VARIANT-11',
      en: 'The time on a space starts when your pawn reaches it and ends when it leaves, and it covers main, extra and technology actions alike.',
    },
    {
      id: 'VARIANT-12',
      en: 'The six effects are the two sides of three tiles, paired by the order in the German list: I, II and III. The printed tiles are still to be checked.',
    },
  ],
} as const satisfies Topic;
