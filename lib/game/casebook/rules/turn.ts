import type { Topic } from '@/lib/game/casebook/types';

export const TURN = {
  id: 'TURN',
  title: { en: 'A turn', de: 'Ein Zug', pt: 'Um turno' },
  rules: [
    {
      id: 'TURN-1',
      en: 'Your turn: take an action tile, perform one of its two actions as your main action, perform further actions if you can, then end the turn.',
      de: 'Dein Zug: Nimm ein Aktionsplättchen, führe eine seiner beiden Aktionen als Hauptaktion aus, führe weitere Aktionen aus, wenn du kannst, und beende den Zug.',
      pt: 'Seu turno: pegue uma peça de ação, realize uma de suas duas ações como ação principal, realize outras ações se puder e termine o turno.',
    },
    {
      id: 'TURN-2',
      en: 'The main action is performed exactly once per turn.',
      de: 'Die Hauptaktion wird genau einmal pro Zug ausgeführt.',
      pt: 'A ação principal é realizada exatamente uma vez por turno.',
    },
    {
      id: 'TURN-3',
      en: 'Further actions come from at most one bought extra action and from any number of technologies. Actions of technologies do not count as the extra action.',
      de: 'Weitere Aktionen kommen von höchstens einer gekauften Zusatzaktion und von beliebig vielen Technologien. Aktionen aus Technologien zählen nicht als die Zusatzaktion.',
      pt: 'Outras ações vêm de, no máximo, uma ação extra comprada e de quantas tecnologias você quiser. Ações de tecnologias não contam como a ação extra.',
    },
    {
      id: 'TURN-4',
      en: 'What TIMING-1 lists may be done in any order. The extra action and single-use technologies may even come before you take a tile; the main action may not.',
      de: 'Was TIMING-1 nennt, geht in jeder Reihenfolge. Zusatzaktion und einmalige Technologien dürfen sogar vor dem Nehmen eines Plättchens kommen, die Hauptaktion nicht.',
      pt: 'O que está em TIMING-1 pode ser feito em qualquer ordem. A ação extra e as tecnologias de uso único podem vir até antes de pegar a peça; a ação principal, não.',
    },
    {
      id: 'TURN-5',
      en: 'You may perform the same action several times in a turn, each time with its upgrade bonus.',
      de: 'Du darfst dieselbe Aktion in einem Zug mehrmals ausführen, jedes Mal mit ihrem Aufwertungsbonus.',
      pt: 'Você pode realizar a mesma ação várias vezes no turno, cada vez com seu bônus de melhoria.',
    },
    {
      id: 'TURN-6',
      en: 'An action can be performed only if all that it demands can be done: a tile to choose, a price you can pay, a legal place, an egg for space IV or V, a pawn not yet on V.',
      de: 'Eine Aktion geht nur, wenn alles Verlangte möglich ist: ein wählbares Plättchen, bezahlbare Kosten, ein erlaubter Ort, ein Ei für Feld IV oder V, eine Figur, die noch nicht auf V steht.',
      pt: 'Uma ação só é possível se tudo o que ela exige puder ser feito: uma peça para escolher, um custo que você possa pagar, um lugar válido, um ovo para o espaço IV ou V, um peão que ainda não esteja no V.',
    },
    {
      id: 'TURN-7',
      rulings: ['R-17'],
      en: 'You may take an action tile only if at least one of its actions can still be performed this turn. R-17 gives the exact test and what happens when no tile passes it.',
      de: 'Du darfst ein Aktionsplättchen nur nehmen, wenn mindestens eine seiner Aktionen in diesem Zug noch möglich ist. R-17 sagt es genau und auch, was gilt, wenn kein Plättchen taugt.',
      pt: 'Você só pode pegar uma peça de ação se ao menos uma de suas ações ainda for possível neste turno. R-17 dá o teste exato e o que vale quando nenhuma peça serve.',
    },
    {
      id: 'TURN-8',
      rulings: ['R-43'],
      en: 'A turn ends only when you say so, and only when nothing obligatory is left open.',
      de: 'Ein Zug endet nur, wenn du es sagst, und nur, wenn nichts Verpflichtendes offen ist.',
      pt: 'Um turno só termina quando você diz, e só quando nada obrigatório está aberto.',
    },
    {
      id: 'TURN-9',
      en: 'In the turns of others you act only to answer an interrupt that asks you, for example to choose a plaza reward.',
      de: 'In fremden Zügen handelst du nur, wenn du gefragt wirst, etwa nach der Belohnung eines Marktplatzes.',
      pt: 'No turno dos outros, você só age quando lhe perguntam algo, por exemplo a recompensa de uma praça.',
    },
  ],
} as const satisfies Topic;
