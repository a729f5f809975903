import type { Topic } from '@/lib/game/casebook/types';

export const UNI = {
  id: 'UNI',
  title: { en: 'Charles University', de: 'Karls-Universität', pt: 'Universidade' },
  rules: [
    {
      id: 'UNI-1',
      en: 'Each university advance moves your marker one space up; the top space is at height 8.',
      de: 'Jeder Schritt Universität bewegt deinen Würfel ein Feld nach oben; das oberste Feld hat die Höhe 8.',
      pt: 'Cada avanço na universidade move seu marcador um espaço para cima; o topo tem altura 8.',
    },
    {
      id: 'UNI-2',
      en: 'Moving there brings nothing at once.',
      de: 'Das bringt sofort nichts.',
      pt: 'Subir lá não rende nada na hora.',
    },
    {
      id: 'UNI-3',
      en: 'On the top space every further advance scores 2 points.',
      de: 'Ganz oben bringt jeder weitere Schritt 2 Punkte.',
      pt: 'No topo, cada avanço a mais rende 2 pontos.',
    },
    {
      id: 'UNI-4',
      en: 'Your height sets the multiplier 0, 1, 2 or 3 for the academics; the top space has 3.',
      de: 'Deine Höhe bestimmt den Faktor 0, 1, 2 oder 3 für die Akademiker; das oberste Feld hat 3.',
      pt: 'Sua altura define o multiplicador 0, 1, 2 ou 3 da Academia; o topo tem 3.',
    },
  ],
} as const satisfies Topic;
