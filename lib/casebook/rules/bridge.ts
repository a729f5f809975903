import type { Topic } from '../types';

export const BRIDGE = {
  id: 'BRIDGE',
  title: { en: 'Charles Bridge', de: 'Karlsbrücke' },
  rules: [
    {
      id: 'BRIDGE-1',
      en: 'Reaching IV, you draw the top three silver IV tiles, keep one and put the others under the stack.',
      de: 'Auf IV ziehst du die obersten drei silbernen IV-Plättchen, behältst eines und legst die anderen unter den Stapel.',
    },
    {
      id: 'BRIDGE-2',
      en: 'You lay it as a plank on any free place and gain the two bonuses it covers and its own, in any order.',
      de: 'Du legst es als Planke auf einen beliebigen freien Platz und erhältst die beiden bedeckten Boni und seinen eigenen, in beliebiger Reihenfolge.',
    },
    {
      id: 'BRIDGE-3',
      en: 'Reaching V, you choose any gold V tile of the stack at the bridge, lay it as a plank with your pawn on it and gain the two bonuses it covers.',
      de: 'Auf V wählst du ein beliebiges goldenes V-Plättchen vom Stapel bei der Brücke, legst es als Planke mit deiner Figur darauf und erhältst die beiden bedeckten Boni.',
    },
    {
      id: 'BRIDGE-4',
      en: 'If a V tile has an immediate part, it pays when taken; the part for the end counts in final scoring.',
      de: 'Hat ein V-Plättchen einen sofortigen Teil, erhältst du ihn beim Nehmen; der Teil fürs Ende zählt in der Schlusswertung.',
    },
    {
      id: 'BRIDGE-5',
      en: 'Five planks complete the bridge; after that none is placed.',
      de: 'Mit fünf Planken ist die Brücke vollständig; danach kommt keine mehr dazu.',
    },
    {
      id: 'BRIDGE-6',
      en: 'Reaching IV when the bridge is complete: choose of three as usual, gain the tile’s bonus and discard it; there are no covered bonuses.',
      de: 'Auf IV bei vollständiger Brücke: wie üblich aus drei wählen, den Bonus des Plättchens erhalten und es abwerfen; bedeckte Boni gibt es nicht.',
    },
    {
      id: 'BRIDGE-7',
      en: 'Reaching V when the bridge is complete: keep the chosen V tile before you with your pawn on it; there are no covered bonuses.',
      de: 'Auf V bei vollständiger Brücke: Das gewählte V-Plättchen liegt vor dir mit deiner Figur darauf; bedeckte Boni gibt es nicht.',
    },
    {
      id: 'BRIDGE-8',
      en: 'With no V tile left at the bridge you may still pay the egg and move to V, but you get neither tile nor plank.',
      de: 'Liegt bei der Brücke kein V-Plättchen mehr, darfst du für ein Ei trotzdem auf V ziehen, erhältst aber weder Plättchen noch Planke.',
    },
    {
      id: 'BRIDGE-9',
      en: 'A plank place is free until it is covered, and covered bonuses are never gained again.',
      de: 'Ein Platz für Planken ist frei, bis er bedeckt ist; bedeckte Boni gibt es nie wieder.',
    },
    {
      id: 'BRIDGE-10',
      en: 'Planks belong to nobody; only V tiles have an owner.',
      de: 'Planken gehören niemandem; nur V-Plättchen haben einen Besitzer.',
    },
    { id: 'BRIDGE-IV1', en: 'Silver tile: 2 blue tokens.', de: 'Silbernes Plättchen: 2 blaue Marker.' },
    { id: 'BRIDGE-IV2', en: 'Silver tile: 2 red tokens.', de: 'Silbernes Plättchen: 2 rote Marker.' },
    {
      id: 'BRIDGE-IV3',
      en: 'Silver tile: you may move left on the Hunger Wall; you gain 1 silver window and 2 points.',
      de: 'Silbernes Plättchen: Du darfst auf der Hungermauer nach links rücken; du erhältst 1 Silberfenster und 2 Punkte.',
    },
    {
      id: 'BRIDGE-IV4',
      en: 'Silver tile: you may move right on the Cathedral; you gain 1 silver window and 2 points.',
      de: 'Silbernes Plättchen: Du darfst auf dem Dom nach rechts rücken; du erhältst 1 Silberfenster und 2 Punkte.',
    },
    {
      id: 'BRIDGE-IV5',
      en: 'Silver tile: 1 gold window and 2 gold.',
      de: 'Silbernes Plättchen: 1 Goldfenster und 2 Gold.',
    },
    {
      id: 'BRIDGE-IV6',
      en: 'Silver tile: three advances on the university track.',
      de: 'Silbernes Plättchen: drei Schritte auf der Universitätsleiste.',
    },
    {
      id: 'BRIDGE-V1',
      en: 'Gold tile: 3 points at once; at the end as many points as your height on the university track, 8 at the top.',
      de: 'Goldenes Plättchen: sofort 3 Punkte; am Ende so viele Punkte wie deine Höhe auf der Universitätsleiste, ganz oben 8.',
    },
    {
      id: 'BRIDGE-V2',
      en: 'Gold tile: 3 points at once; at the end 1 point per gold mine, 8 at most.',
      de: 'Goldenes Plättchen: sofort 3 Punkte; am Ende 1 Punkt je Goldmine, höchstens 8.',
    },
    {
      id: 'BRIDGE-V3',
      en: 'Gold tile: at the end 3 points per upgrade tile, covered ones included.',
      de: 'Goldenes Plättchen: am Ende 3 Punkte je Aufwertungsplättchen, überbaute eingeschlossen.',
    },
    {
      id: 'BRIDGE-V4',
      en: 'Gold tile: at the end 2 points per wall tile.',
      de: 'Goldenes Plättchen: am Ende 2 Punkte je Mauerplättchen.',
    },
    {
      id: 'BRIDGE-V5',
      en: 'Gold tile: 3 points at once; at the end 1 point per quarry, 7 at most.',
      de: 'Goldenes Plättchen: sofort 3 Punkte; am Ende 1 Punkt je Steinbruch, höchstens 7.',
    },
    {
      id: 'BRIDGE-V6',
      en: 'Gold tile: at the end 2 points per row number you have reached on the Hunger Wall and 2 per row number on the Cathedral.',
      de: 'Goldenes Plättchen: am Ende je 2 Punkte mal Nummer deiner Reihe auf der Hungermauer und mal Nummer deiner Reihe auf dem Dom.',
    },
  ],
} as const satisfies Topic;
