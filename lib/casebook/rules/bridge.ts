import type { Topic } from '../types';

export const BRIDGE = {
  id: 'BRIDGE',
  title: { en: 'Charles Bridge' },
  rules: [
    {
      id: 'BRIDGE-1',
      en: 'Reaching IV, you draw the top three silver IV tiles, keep one and put the others under the stack.',
    },
    {
      id: 'BRIDGE-2',
      en: 'You lay it as a plank on any free place and gain the two bonuses it covers and its own, in any order.',
    },
    {
      id: 'BRIDGE-3',
      en: 'Reaching V, you choose any gold V tile of the stack at the bridge, lay it as a plank with your pawn on it and gain the two bonuses it covers.',
    },
    {
      id: 'BRIDGE-4',
      en: 'If a V tile has an immediate part, it pays when taken; the part for the end counts in final scoring.',
    },
    { id: 'BRIDGE-5', en: 'Five planks complete the bridge; after that none is placed.' },
    {
      id: 'BRIDGE-6',
      en: 'Reaching IV when the bridge is complete: choose of three as usual, gain the tile’s bonus and discard it; there are no covered bonuses.',
    },
    {
      id: 'BRIDGE-7',
      en: 'Reaching V when the bridge is complete: keep the chosen V tile before you with your pawn on it; there are no covered bonuses.',
    },
    {
      id: 'BRIDGE-8',
      en: 'With no V tile left at the bridge you may still pay the egg and move to V, but you get neither tile nor plank.',
    },
    {
      id: 'BRIDGE-9',
      en: 'A plank place is free until it is covered, and covered bonuses are never gained again.',
    },
    { id: 'BRIDGE-10', en: 'Planks belong to nobody; only V tiles have an owner.' },
    { id: 'BRIDGE-IV1', en: 'Silver tile: 2 blue tokens.' },
    { id: 'BRIDGE-IV2', en: 'Silver tile: 2 red tokens.' },
    {
      id: 'BRIDGE-IV3',
      en: 'Silver tile: you may move left on the Hunger Wall; you gain 1 silver window and 2 points.',
    },
    {
      id: 'BRIDGE-IV4',
      en: 'Silver tile: you may move right on the Cathedral; you gain 1 silver window and 2 points.',
    },
    { id: 'BRIDGE-IV5', en: 'Silver tile: 1 gold window and 2 gold.' },
    { id: 'BRIDGE-IV6', en: 'Silver tile: three advances on the university track.' },
    {
      id: 'BRIDGE-V1',
      en: 'Gold tile: 3 points at once; at the end as many points as your height on the university track, 8 at the top.',
    },
    { id: 'BRIDGE-V2', en: 'Gold tile: 3 points at once; at the end 1 point per gold mine, 8 at most.' },
    { id: 'BRIDGE-V3', en: 'Gold tile: at the end 3 points per upgrade tile, covered ones included.' },
    { id: 'BRIDGE-V4', en: 'Gold tile: at the end 2 points per wall tile.' },
    { id: 'BRIDGE-V5', en: 'Gold tile: 3 points at once; at the end 1 point per quarry, 7 at most.' },
    {
      id: 'BRIDGE-V6',
      en: 'Gold tile: at the end 2 points per row number you have reached on the Hunger Wall and 2 per row number on the Cathedral.',
    },
  ],
} as const satisfies Topic;
