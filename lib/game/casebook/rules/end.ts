import type { Topic } from '@/lib/game/casebook/types';

export const END = {
  id: 'END',
  title: { en: 'End of the turn', de: 'Zugende', pt: 'Final do turno' },
  rules: [
    {
      id: 'END-1',
      rulings: ['R-43'],
      en: 'Before anything else you finish what is open (TIMING-6).',
      de: 'Vor allem anderen bringst du zu Ende, was offen ist (TIMING-6).',
      pt: 'Antes de tudo, você termina o que está aberto (TIMING-6).',
    },
    {
      id: 'END-2',
      en: 'First you discard down to two windows.',
      de: 'Erstens wirfst du Fenster bis auf zwei ab.',
      pt: 'Primeiro, você descarta janelas até ficar com duas.',
    },
    {
      id: 'END-3',
      en: 'Second, the wheel turns one position clockwise; if that brings the box to the first red position, it turns one further.',
      de: 'Zweitens dreht sich das Rad eine Position im Uhrzeigersinn; käme dadurch der Kasten an die erste rote Position, noch eine weiter.',
      pt: 'Segundo, a roda gira uma posição em sentido horário; se isso levar a caixa à primeira posição vermelha, gira mais uma.',
    },
    {
      id: 'END-4',
      en: 'Third, your action tile goes into the slot now at the first red position.',
      de: 'Drittens kommt dein Aktionsplättchen auf den Platz, der nun an der ersten roten Position liegt.',
      pt: 'Terceiro, sua peça de ação vai para o espaço que está agora na primeira posição vermelha.',
    },
    {
      id: 'END-5',
      rulings: ['R-11'],
      en: 'Fourth, an action tile turned beyond the blue zone moves to the first free green position, counted clockwise from red, and gets the 5-point token.',
      de: 'Viertens kommt ein Aktionsplättchen, das über den blauen Bereich hinaus gedreht wurde, an die erste freie grüne Position, von Rot aus im Uhrzeigersinn, und erhält das 5-Punkte-Plättchen.',
      pt: 'Quarto, uma peça de ação que girou além da zona azul vai para a primeira posição verde livre, contada em sentido horário a partir do vermelho, e recebe o marcador de 5 pontos.',
    },
    {
      id: 'END-6',
      rulings: ['R-9'],
      en: 'If no green position is free, that tile goes to the first free red position.',
      de: 'Ist keine grüne Position frei, kommt es an die erste freie rote.',
      pt: 'Se nenhuma posição verde está livre, ela vai para a primeira posição vermelha livre.',
    },
    {
      id: 'END-7',
      en: 'Fifth, the clock is checked: if the wheel cube drops, the platform cube moves; then comes a change of era or the end of the game, if due.',
      de: 'Fünftens wird die Uhr geprüft: Fällt der Würfel des Rads, rückt der Würfel der Plattform; dann kommt, wenn fällig, der Wechsel der Ära oder das Spielende.',
      pt: 'Quinto, o relógio é verificado: se o cubo da roda cai, o cubo da plataforma anda; então vem a mudança de era ou o fim da partida, se for a hora.',
    },
    {
      id: 'END-8',
      en: 'Last, the next player clockwise becomes active.',
      de: 'Zuletzt ist der nächste Spieler im Uhrzeigersinn am Zug.',
      pt: 'Por último, o próximo jogador em sentido horário fica ativo.',
    },
  ],
} as const satisfies Topic;
