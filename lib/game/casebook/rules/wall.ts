import type { Topic } from '@/lib/game/casebook/types';

export const WALL = {
  id: 'WALL',
  title: { en: 'Construct a Wall', de: 'Mauerbau', pt: 'Erigir um Muro' },
  rules: [
    {
      id: 'WALL-1',
      en: 'Choose a tile from the wall row and pay its printed price at once.',
      de: 'Wähle ein Plättchen aus der Mauerreihe und zahle sofort seine aufgedruckten Kosten.',
      pt: 'Escolha uma peça da linha de muros e pague na hora o custo impresso.',
    },
    {
      id: 'WALL-2',
      en: 'After paying you gain the rewards in its green window, then you place it.',
      de: 'Nach dem Bezahlen erhältst du die Belohnungen in seinem grünen Fenster, dann legst du es.',
      pt: 'Depois de pagar, você recebe as recompensas da janela verde e então posiciona a peça.',
    },
    {
      id: 'WALL-3',
      en: 'It goes on a free cell that shares a side with your action board, turned any way. It need not touch another wall.',
      de: 'Es kommt auf einen freien Ort, der eine Seite mit deinem Aktionstableau teilt, in beliebiger Ausrichtung. Eine andere Mauer muss es nicht berühren.',
      pt: 'Ela vai para um lugar livre que tenha um lado em comum com o seu tabuleiro de ações, em qualquer orientação. Não precisa tocar outro muro.',
    },
    {
      id: 'WALL-4',
      en: 'Walls are never stacked, moved or removed. Without a free cell you cannot perform the action.',
      de: 'Mauern werden nie gestapelt, bewegt oder entfernt. Ohne freien Ort geht die Aktion nicht.',
      pt: 'Muros nunca são empilhados, movidos ou removidos. Sem lugar livre, a ação não é possível.',
    },
    {
      id: 'WALL-5',
      en: 'A wall with the Hunger Wall symbol gives one sideways move on the Hunger Wall.',
      de: 'Eine Mauer mit dem Hungermauer-Symbol bringt eine Seitwärts-Bewegung auf der Hungermauer.',
      pt: 'Um muro com o símbolo da Muralha da Fome dá um movimento lateral na Muralha da Fome.',
    },
    {
      id: 'WALL-6',
      en: 'Edge and red corner bonuses are checked as it is placed.',
      de: 'Nachbarschafts- und rote Eckenboni werden beim Legen geprüft.',
      pt: 'Bônus de adjacência e de quina vermelha são verificados ao posicionar.',
    },
    {
      id: 'WALL-7',
      rulings: ['R-18', 'R-25'],
      en: 'The order is: declare (upgrade bonus), choose and pay, refill, rewards, place, edge and corner bonuses.',
      de: 'Die Reihenfolge ist: ansagen (Aufwertungsbonus), wählen und zahlen, auffüllen, Belohnungen, legen, Nachbarschafts- und Eckenboni.',
      pt: 'A ordem é: declarar (bônus de melhoria), escolher e pagar, repor, recompensas, posicionar, bônus de adjacência e de quina.',
    },
  ],
} as const satisfies Topic;
