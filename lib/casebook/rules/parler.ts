import type { Topic } from '../types';

export const PARLER = {
  id: 'PARLER',
  title: { en: 'Solo game against Peter Parler' },
  rules: [
    {
      id: 'PARLER-1',
      en: 'Parler’s five action cards are shuffled into a deck. When a card is needed and the deck is empty, all five are shuffled again.',
    },
    {
      id: 'PARLER-2',
      en: 'Parler has a colour and a player board of which only the gold mine and quarry tracks are used; his other cubes are his supply.',
    },
    { id: 'PARLER-3', en: 'Set up as for two players, but with four named production tokens only.' },
    {
      id: 'PARLER-4',
      en: 'Work markers of a third colour show what he does next: a pawn on a plaza and one cube on a tile of each of the three rows. You choose all of them at set-up.',
    },
    { id: 'PARLER-5', en: 'You go first and play as usual; then turns alternate.' },
    {
      id: 'PARLER-6',
      en: 'Parler’s turn: turn over a card, take a hexagon tile if one is shown, raise production if shown, return the action tile shown.',
    },
    {
      id: 'PARLER-7',
      en: 'If an upgrade or a wall is shown, the tile under its marker goes to the bottom of its own stack; nobody gains anything.',
    },
    {
      id: 'PARLER-8',
      en: 'After a tile was taken the marker moves one slot to the right, from the special slot to the leftmost; then the empty slot is refilled. The marker belongs to the slot, not to the tile.',
    },
    {
      id: 'PARLER-9',
      en: 'If a building is shown, the tile under its marker is placed on a free site at the plaza with the pawn; you choose site and rotation.',
    },
    {
      id: 'PARLER-10',
      en: 'A tile with a blue corner must touch another blue corner with it if any free site and rotation at that plaza allow. Nobody gains tokens for it.',
    },
    {
      id: 'PARLER-11',
      en: 'If the building has a cube space, Parler puts a cube of his supply there. He neither pays nor scores.',
    },
    {
      id: 'PARLER-12',
      en: 'If that completes the plaza, it is evaluated as usual. Parler’s cubes compete, his own rewards are lost, and you gain none, one or both.',
    },
    {
      id: 'PARLER-13',
      en: 'Then the pawn moves clockwise as many plazas as the printed price of the tile, gold and stone together.',
    },
    {
      id: 'PARLER-14',
      en: 'If it would stop on a completed plaza, it goes on to the next one with a free site.',
    },
    {
      id: 'PARLER-15',
      en: 'If you complete the plaza with the pawn, the pawn goes on to the next plaza with a free site.',
    },
    { id: 'PARLER-16', en: 'A card with one production symbol raises that track of Parler by one.' },
    {
      id: 'PARLER-17',
      en: 'A card with both symbols raises the track on which you have more; if you have equally many, both.',
    },
    {
      id: 'PARLER-18',
      en: 'When Parler’s track reaches its production-token space, a random token leaves the river.',
    },
    {
      id: 'PARLER-19',
      en: 'At the end of the gold mine track Parler claims one named seal, at the end of the quarry track another. If you hold it, he takes the Seal of Six instead, and nothing if that is gone too.',
    },
    {
      id: 'PARLER-20',
      en: 'The card names one of the three oldest action tiles: the furthest clockwise, the second or the third. It goes back to the wheel as in SOLO-2.',
    },
    { id: 'PARLER-21', en: 'Only you score.' },
  ],
} as const satisfies Topic;
