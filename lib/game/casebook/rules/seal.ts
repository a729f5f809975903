import type { Topic } from '@/lib/game/casebook/types';

export const SEAL = {
  id: 'SEAL',
  title: { en: 'Seals', de: 'Siegel', pt: 'Selos' },
  rules: [
    {
      id: 'SEAL-1',
      en: 'Five seals lie on the main board; each can be claimed by one player only.',
      de: 'Auf dem Spielplan liegen fünf Siegel; jedes kann nur einer beanspruchen.',
      pt: 'Há cinco selos no tabuleiro principal; cada um só pode ser reivindicado por um jogador.',
    },
    {
      id: 'SEAL-2',
      en: 'You gain one right to a seal when your gold mine marker reaches its end and one when your quarry marker does: two at most.',
      de: 'Du erhältst ein Anrecht auf ein Siegel am Ende deiner Goldminenleiste und eines am Ende deiner Steinbruchleiste, also höchstens zwei.',
      pt: 'Você ganha um direito a um selo no fim de sua trilha de minas de ouro e um no fim de sua trilha de pedreiras: no máximo dois.',
    },
    {
      id: 'SEAL-3',
      rulings: ['R-65'],
      en: 'You may use a right at once or in any later turn of your own.',
      de: 'Ein Anrecht darfst du sofort oder in jedem späteren eigenen Zug nutzen.',
      pt: 'Você pode usar um direito na hora ou em qualquer turno seu mais tarde.',
    },
    {
      id: 'SEAL-4',
      en: 'To claim, choose a free seal, pay the price at its foot if there is one, and put one of your available cubes on it.',
      de: 'Zum Beanspruchen wählst du ein freies Siegel, zahlst die Kosten an seinem Fuß, falls es welche gibt, und setzt einen deiner verfügbaren Würfel darauf.',
      pt: 'Para reivindicar, escolha um selo livre, pague o custo ao pé dele, se houver, e coloque sobre ele um de seus cubos disponíveis.',
    },
    {
      id: 'SEAL-5',
      rulings: ['R-6'],
      en: 'Track markers never leave your board, so without an available cube you cannot claim a seal.',
      de: 'Die Würfel der Leisten verlassen dein Tableau nie; ohne verfügbaren Würfel beanspruchst du also kein Siegel.',
      pt: 'Os marcadores das trilhas nunca saem do seu tabuleiro; sem um cubo disponível, você não reivindica selo algum.',
    },
    {
      id: 'SEAL-6',
      rulings: ['R-56'],
      en: 'An unused right ties up no cube and scores nothing at the end. When all seals are gone it is merely useless.',
      de: 'Ein ungenutztes Anrecht bindet keinen Würfel und ist am Ende nichts wert. Sind alle Siegel vergeben, ist es nur noch nutzlos.',
      pt: 'Um direito não usado não ocupa cubo e não vale nada no final. Quando todos os selos acabam, ele apenas perde a utilidade.',
    },
    {
      id: 'SEAL-7',
      en: 'A cube on a seal stays there until the game ends.',
      de: 'Ein Würfel auf einem Siegel bleibt dort bis zum Spielende.',
      pt: 'Um cubo em um selo fica lá até o fim da partida.',
    },
    {
      id: 'SEAL-8',
      en: 'Seal of Gold: at the end you score 2 points for each gold you spend, 18 at most.',
      de: 'Gold-Siegel: am Ende 2 Punkte für jedes Gold, das du ausgibst, höchstens 18.',
      pt: 'Selo do Ouro: no final, 2 pontos para cada ouro que você gastar, no máximo 18.',
    },
    {
      id: 'SEAL-9',
      en: 'Seal of Stone: at the end you score 2 points for each stone you spend, 18 at most.',
      de: 'Stein-Siegel: am Ende 2 Punkte für jeden Stein, den du ausgibst, höchstens 18.',
      pt: 'Selo da Pedra: no final, 2 pontos para cada pedra que você gastar, no máximo 18.',
    },
    {
      id: 'SEAL-10',
      en: 'Seal of Pairs: at the end you score 3 points for each pair of 1 gold and 1 stone you spend, 27 at most.',
      de: 'Paar-Siegel: am Ende 3 Punkte für jedes Paar aus 1 Gold und 1 Stein, das du ausgibst, höchstens 27.',
      pt: 'Selo dos Pares: no final, 3 pontos para cada par de 1 ouro e 1 pedra que você gastar, no máximo 27.',
    },
    {
      id: 'SEAL-11',
      en: 'Seal of Six: 6 points at the end.',
      de: 'Sechser-Siegel: am Ende 6 Punkte.',
      pt: 'Selo do Seis: 6 pontos no final.',
    },
    {
      id: 'SEAL-12',
      en: 'Seal of Four: 4 points at the end.',
      de: 'Vierer-Siegel: am Ende 4 Punkte.',
      pt: 'Selo do Quatro: 4 pontos no final.',
    },
  ],
} as const satisfies Topic;
