import type { Pointer } from './types';

/** What players overlook most often. */
export const EASILY_FORGOTTEN = [
  { rules: ['CRANE-10', 'TIMING-2'], en: 'The bonus of the wheel can wait until later in your turn.' },
  { rules: ['CRANE-11'], en: 'So can the egg on offer: first earn the gold or stone, then buy.' },
  {
    rules: ['UPGRADE-8', 'UPGRADE-9'],
    en: 'A new upgrade also pays for performances of its action earlier in the same turn.',
  },
  {
    rules: ['UPGRADE-6'],
    en: 'An upgrade pays every time you perform its action: as main action, as extra action and through a technology.',
  },
  {
    rules: ['SPECIAL-1', 'SPECIAL-2'],
    en: 'A special tile is open only to the main action, and only with the right from the wheel.',
  },
  {
    rules: ['TECH-G6'],
    en: 'Technologies of levels I and II do not work in the turn in which you gain them.',
  },
  {
    rules: ['TECH-G7'],
    en: 'Technologies of levels III and IV may be used at once or kept for a later turn.',
  },
  {
    rules: ['BRIDGE-6', 'BRIDGE-7'],
    en: 'With the bridge complete you miss the covered bonuses, but not those of the IV and V tiles.',
  },
  { rules: ['REFRESH-4'], en: 'You may refresh a row even before you take an action tile.' },
  {
    rules: ['WEALTH-4', 'WEALTH-7'],
    en: 'Wealth bonuses come the moment you pass 6 or 9, also in another player’s turn.',
  },
  {
    rules: ['SEAL-3', 'SEAL-5'],
    en: 'A right to a seal does not expire, but claiming one takes an available cube.',
  },
  {
    rules: ['BUILD-9', 'R-7'],
    en: 'A building with a cube space gives nothing for it when no cube is available, now or later.',
  },
  { rules: ['GRID-10', 'R-22'], en: 'An up arrow that you do not use on entering it is gone for good.' },
  { rules: ['GRID-12', 'R-42'], en: 'The V tile of the Cathedral is taken on reaching tier III or never.' },
  { rules: ['WINDOW-3'], en: 'Only two windows go with you into your next turn.' },
  { rules: ['PLAZA-4'], en: 'Completing a plaza pays nothing unless one of your cubes stands there.' },
  { rules: ['UPGRADE-12'], en: 'Covered upgrades still count wherever upgrades are counted.' },
  { rules: ['SPECIAL-5'], en: 'If you took no special tile, the points of that slot are yours instead.' },
] as const satisfies readonly Pointer[];

/** What happens when, at a glance. */
export const TIMING_NOTES = [
  {
    rules: ['TIMING-1', 'TIMING-2'],
    en: 'In your own turn the order is yours: what is on these lists may be done at any moment.',
  },
  { rules: ['TURN-4'], en: 'Only the main action has to wait until you have taken an action tile.' },
  { rules: ['TIMING-3', 'CRANE-7'], en: 'Pay first, profit afterwards.' },
  {
    rules: ['TIMING-4', 'TIMING-7'],
    en: 'Some decisions are made on the spot; until then nothing else happens.',
  },
  {
    rules: ['WALL-7', 'R-18'],
    en: 'A wall: declare, choose and pay, refill, rewards, place, edges and corners.',
  },
  {
    rules: ['BUILD-13', 'R-26'],
    en: 'A building: declare, choose and pay, refill, rewards, place with its site, corners, cube or points, plaza.',
  },
  {
    rules: ['MINE-4', 'QUARRY-4', 'R-36'],
    en: 'A production: the gold or stone first, then the bonuses from left to right.',
  },
  { rules: ['PLAZA-8', 'R-4'], en: 'Plaza rewards: at once, clockwise from the active player.' },
  { rules: ['GRID-4'], en: 'Sideways moves may wait; moving up first can catch an arrow.' },
  { rules: ['GRID-8', 'GRID-10', 'GRID-11'], en: 'Squares work as they are entered, one after the other.' },
  { rules: ['UPGRADE-7', 'R-25'], en: 'An upgrade bonus is there from the moment you declare the action.' },
  {
    rules: ['ROAD-5', 'R-21'],
    en: 'The effects of a road space may wait until the end of the turn in which you reached it.',
  },
  { rules: ['TECH-G2', 'R-46'], en: 'A technology is chosen before your turn ends.' },
  {
    rules: ['TIMING-6', 'R-43', 'R-55'],
    en: 'End of turn: must-do things first, automatic gains are paid, open options lapse.',
  },
  {
    rules: ['END-2', 'END-3', 'END-4', 'END-5', 'END-7', 'END-8'],
    en: 'Then: discard windows, turn the wheel, put the tile back, move overripe tiles, check the clock, next player.',
  },
  { rules: ['CLOCK-11', 'R-61'], en: 'Choices caused by the last turn are made before final scoring.' },
] as const satisfies readonly Pointer[];
