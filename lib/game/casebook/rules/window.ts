import type { Topic } from '@/lib/game/casebook/types';

export const WINDOW = {
  id: 'WINDOW',
  title: { en: 'Windows', de: 'Fenster', pt: 'Janelas' },
  rules: [
    {
      id: 'WINDOW-1',
      rulings: ['R-45'],
      en: 'Windows are silver or gold. During a turn you may hold any number.',
      de: 'Fenster sind silbern oder golden. Während eines Zuges darfst du beliebig viele haben.',
      pt: 'Janelas são de prata ou de ouro. Durante um turno, você pode ter quantas quiser.',
    },
    {
      id: 'WINDOW-2',
      en: 'Silver windows pay for moves up (2 each) and for the silver part of an extra action; gold windows pay for an extra action only.',
      de: 'Silberfenster bezahlen Bewegungen nach oben (je 2) und den silbernen Teil einer Zusatzaktion; Goldfenster bezahlen nur Zusatzaktionen.',
      pt: 'Janelas de prata pagam movimentos para cima (2 cada) e a parte de prata de uma ação extra; janelas de ouro só pagam ações extras.',
    },
    {
      id: 'WINDOW-3',
      en: 'At the end of your turn you keep at most two windows, of any kind, and discard the rest as you choose.',
      de: 'Am Ende deines Zuges behältst du höchstens zwei Fenster beliebiger Art und wirfst den Rest nach Wahl ab.',
      pt: 'No fim do seu turno você guarda no máximo duas janelas, de qualquer tipo, e descarta o resto como quiser.',
    },
    {
      id: 'WINDOW-4',
      rulings: ['R-30'],
      en: 'Windows gained in the turns of others are all kept until the end of your next turn.',
      de: 'Fenster aus fremden Zügen behältst du alle bis zum Ende deines nächsten Zuges.',
      pt: 'Janelas ganhas no turno dos outros ficam todas até o fim do seu próximo turno.',
    },
    {
      id: 'WINDOW-5',
      en: 'Windows left at the end of the game score nothing.',
      de: 'Am Spielende übrige Fenster bringen nichts.',
      pt: 'Janelas restantes no fim da partida não rendem nada.',
    },
  ],
} as const satisfies Topic;
