import type { Topic } from '../types';

export const SEAL = {
  id: 'SEAL',
  title: { en: 'Seals', de: 'Siegel' },
  rules: [
    {
      id: 'SEAL-1',
      en: 'Five seals lie on the main board; each can be claimed by one player only.',
      de: 'Auf dem Spielplan liegen fünf Siegel; jedes kann nur einer beanspruchen.',
    },
    {
      id: 'SEAL-2',
      en: 'You gain one right to a seal when your gold mine marker reaches its end and one when your quarry marker does: two at most.',
      de: 'Du erhältst ein Anrecht auf ein Siegel am Ende deiner Goldminenleiste und eines am Ende deiner Steinbruchleiste, also höchstens zwei.',
    },
    {
      id: 'SEAL-3',
      en: 'You may use a right at once or in any later turn of your own.',
      de: 'Ein Anrecht darfst du sofort oder in jedem späteren eigenen Zug nutzen.',
    },
    {
      id: 'SEAL-4',
      en: 'To claim, choose a free seal, pay the price at its foot if there is one, and put one of your available cubes on it.',
      de: 'Zum Beanspruchen wählst du ein freies Siegel, zahlst die Kosten an seinem Fuß, falls es welche gibt, und setzt einen deiner verfügbaren Würfel darauf.',
    },
    {
      id: 'SEAL-5',
      en: 'Track markers never leave your board, so without an available cube you cannot claim a seal.',
      de: 'Die Würfel der Leisten verlassen dein Tableau nie; ohne verfügbaren Würfel beanspruchst du also kein Siegel.',
    },
    {
      id: 'SEAL-6',
      en: 'An unused right ties up no cube and scores nothing at the end. When all seals are gone it is merely useless.',
      de: 'Ein ungenutztes Anrecht bindet keinen Würfel und ist am Ende nichts wert. Sind alle Siegel vergeben, ist es nur noch nutzlos.',
    },
    {
      id: 'SEAL-7',
      en: 'A cube on a seal stays there until the game ends.',
      de: 'Ein Würfel auf einem Siegel bleibt dort bis zum Spielende.',
    },
    {
      id: 'SEAL-8',
      en: 'Seal of Gold: at the end you score 2 points for each gold you spend, 18 at most.',
      de: 'Gold-Siegel: am Ende 2 Punkte für jedes Gold, das du ausgibst, höchstens 18.',
    },
    {
      id: 'SEAL-9',
      en: 'Seal of Stone: at the end you score 2 points for each stone you spend, 18 at most.',
      de: 'Stein-Siegel: am Ende 2 Punkte für jeden Stein, den du ausgibst, höchstens 18.',
    },
    {
      id: 'SEAL-10',
      en: 'Seal of Pairs: at the end you score 3 points for each pair of 1 gold and 1 stone you spend, 27 at most.',
      de: 'Paar-Siegel: am Ende 3 Punkte für jedes Paar aus 1 Gold und 1 Stein, das du ausgibst, höchstens 27.',
    },
    { id: 'SEAL-11', en: 'Seal of Six: 6 points at the end.', de: 'Sechser-Siegel: am Ende 6 Punkte.' },
    { id: 'SEAL-12', en: 'Seal of Four: 4 points at the end.', de: 'Vierer-Siegel: am Ende 4 Punkte.' },
  ],
} as const satisfies Topic;
