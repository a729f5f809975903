import type { Topic } from '../types';

export const BUILD = {
  id: 'BUILD',
  title: { en: 'Construct a Building' },
  rules: [
    { id: 'BUILD-1', en: 'Choose a tile from the building row and pay its printed price at once.' },
    {
      id: 'BUILD-2',
      en: 'After paying you gain the rewards on its green sign, then you place it on a legal site.',
    },
    {
      id: 'BUILD-3',
      en: 'Legal sites are the marked city hexes without a tile. You may not build on the King’s Road, the houses at the river, green land, walled-off ground, occupied hexes or plaza hexes, even those without a plaza tile.',
    },
    { id: 'BUILD-4', en: 'You may turn the tile any of six ways.' },
    {
      id: 'BUILD-5',
      en: 'Sites on the Old Town side cost extra gold, paid at once, and score the points printed there. If you cannot pay, you may not build there.',
    },
    { id: 'BUILD-6', en: 'Sites on the New Town side cost nothing extra and score nothing.' },
    {
      id: 'BUILD-7',
      en: 'The extra gold of a site is due as you place the tile, so after the tile’s rewards.',
    },
    {
      id: 'BUILD-8',
      en: 'A building with a cube space takes one of your available cubes and so gives you a claim on its plaza. If you have a cube available, you must place it.',
    },
    {
      id: 'BUILD-9',
      en: 'Without an available cube you may build it all the same; it then gives neither claim nor points.',
    },
    {
      id: 'BUILD-10',
      en: 'A building without a cube space scores 1 point for each building around its plaza, itself and the buildings of the set-up included.',
    },
    { id: 'BUILD-11', en: 'Tokens for blue corners are gained as it is placed.' },
    { id: 'BUILD-12', en: 'A building with the Cathedral symbol gives one sideways move on the Cathedral.' },
    {
      id: 'BUILD-13',
      en: 'The order is: declare (upgrade bonus), choose and pay the tile, refill, rewards, place with the site’s gold and points, corner tokens, cube or points for buildings, and the plaza if it is now complete.',
    },
    {
      id: 'BUILD-14',
      en: 'If no legal site is left, or none that you can pay, the action cannot be performed.',
    },
  ],
} as const satisfies Topic;
