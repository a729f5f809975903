import type { Topic } from '@/lib/game/casebook/types';

export const SOLO = {
  id: 'SOLO',
  title: { en: 'Simple solo game', de: 'Solovariante', pt: 'Variante solo' },
  rules: [
    {
      id: 'SOLO-1',
      en: 'Set up as for two players; you go first.',
      de: 'Aufbau wie zu zweit; du beginnst.',
      pt: 'Prepare como para dois jogadores; você começa.',
    },
    {
      id: 'SOLO-2',
      en: 'After each of your turns the opponent takes the action tile lying furthest clockwise, nearest to the end of the blue zone, and returns it at once by the usual end of turn.',
      de: 'Nach jedem deiner Züge nimmt der Gegner das Aktionsplättchen, das im Uhrzeigersinn am weitesten vorn liegt, am nächsten am Ende des blauen Bereichs, und legt es sofort nach den üblichen Regeln des Zugendes zurück.',
      pt: 'Após cada turno seu, o oponente pega a peça de ação mais adiante em sentido horário, a mais próxima do fim da zona azul, e a devolve na hora pelas regras normais do fim do turno.',
    },
    {
      id: 'SOLO-3',
      en: 'The opponent pays nothing, gains nothing and performs nothing. A 5-point token on that tile goes back to its place.',
      de: 'Der Gegner zahlt nichts, erhält nichts und führt nichts aus. Ein 5-Punkte-Plättchen darauf kehrt an seinen Ort zurück.',
      pt: 'O oponente não paga, não recebe e não realiza nada. Um marcador de 5 pontos nessa peça volta a seu lugar.',
    },
    {
      id: 'SOLO-4',
      en: 'The opponent’s turns move the clock: 16 turns each, Era II after round 8.',
      de: 'Die Züge des Gegners bewegen die Uhr: je 16 Züge, Ära II nach Runde 8.',
      pt: 'Os turnos do oponente movem o relógio: 16 turnos cada, Era II após a rodada 8.',
    },
    {
      id: 'SOLO-5',
      en: 'Nobody competes for plazas, so with any cube at a completed plaza you have the most and gain both rewards.',
      de: 'Niemand streitet um Marktplätze; mit einem einzigen Würfel an einem vollständigen Marktplatz hast du also die meisten und erhältst beide Belohnungen.',
      pt: 'Ninguém disputa as praças; com qualquer cubo em uma praça completa você tem a maioria e recebe as duas recompensas.',
    },
  ],
} as const satisfies Topic;
