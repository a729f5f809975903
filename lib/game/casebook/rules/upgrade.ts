import type { Topic } from '@/lib/game/casebook/types';

export const UPGRADE = {
  id: 'UPGRADE',
  title: { en: 'Upgrade an Action', de: 'Aufwertung einer Aktion', pt: 'Melhorar uma Ação' },
  rules: [
    {
      id: 'UPGRADE-1',
      en: 'Choose a tile from the upgrade row. Upgrades cost nothing.',
      de: 'Wähle ein Plättchen aus der Aufwertungsreihe. Aufwertungen kosten nichts.',
      pt: 'Escolha uma peça da linha de melhorias. Melhorias não custam nada.',
    },
    {
      id: 'UPGRADE-2',
      en: 'Lay it on the hex of the action it names on your own action board, turned any of six ways.',
      de: 'Lege es auf das Feld der genannten Aktion auf deinem Aktionstableau, in einer beliebigen der sechs Ausrichtungen.',
      pt: 'Coloque-a no hexágono da ação indicada, no seu tabuleiro de ações, em qualquer das seis orientações.',
    },
    {
      id: 'UPGRADE-3',
      en: 'Placing it advances your university track: once for an Era I tile, twice for an Era II tile. What counts is the era of the tile.',
      de: 'Das Legen bringt dich auf der Universitätsleiste voran: ein Feld für Ära I, zwei Felder für Ära II. Es zählt die Ära des Plättchens.',
      pt: 'Posicioná-la faz você avançar na trilha da universidade: um espaço na Era I, dois na Era II. O que conta é a era da peça.',
    },
    {
      id: 'UPGRADE-4',
      en: 'Edge and corner bonuses are checked as it is placed.',
      de: 'Nachbarschafts- und Eckenboni werden beim Legen geprüft.',
      pt: 'Bônus de adjacência e de quina são verificados ao posicionar.',
    },
    {
      id: 'UPGRADE-5',
      en: 'Whenever you perform the upgraded action you gain the bonus in the middle of its top tile, once per performance.',
      de: 'Immer wenn du die aufgewertete Aktion ausführst, erhältst du den Bonus in der Mitte des obersten Plättchens, einmal je Ausführung.',
      pt: 'Sempre que realizar a ação melhorada, você recebe o bônus do centro da peça de cima, uma vez por realização.',
    },
    {
      id: 'UPGRADE-6',
      en: 'That holds for the main action, the bought extra action and actions of technologies, but not for effects that are no performance of the action.',
      de: 'Das gilt für die Hauptaktion, die gekaufte Zusatzaktion und Aktionen aus Technologien, nicht aber für Effekte, die keine Ausführung der Aktion sind.',
      pt: 'Isso vale para a ação principal, a ação extra comprada e as ações de tecnologias, mas não para efeitos que não são a realização da ação.',
    },
    {
      id: 'UPGRADE-7',
      rulings: ['R-25'],
      en: 'The bonus is yours as soon as you declare the action, so it may help to pay for it.',
      de: 'Der Bonus gehört dir, sobald du die Aktion ansagst; er darf also helfen, sie zu bezahlen.',
      pt: 'O bônus é seu assim que você declara a ação; ele pode, portanto, ajudar a pagá-la.',
    },
    {
      id: 'UPGRADE-8',
      en: 'A new upgrade may also pay for performances of its action earlier in the same turn, even for the very upgrade that placed it.',
      de: 'Eine neue Aufwertung darf auch rückwirkend für Ausführungen ihrer Aktion früher im selben Zug zahlen, selbst für die Aufwertung, die sie gelegt hat.',
      pt: 'Uma melhoria nova também pode render retroativamente por realizações de sua ação no mesmo turno, até mesmo pela melhoria que a posicionou.',
    },
    {
      id: 'UPGRADE-9',
      rulings: ['R-57'],
      en: 'It pays once for each such performance that no other upgrade has paid. You may decline, and you have until the end of the turn.',
      de: 'Sie zahlt einmal für jede solche Ausführung, für die noch keine andere Aufwertung gezahlt hat. Du darfst verzichten und hast Zeit bis zum Ende des Zuges.',
      pt: 'Ela rende uma vez para cada realização dessas que nenhuma outra melhoria pagou. Você pode recusar e tem até o fim do turno.',
    },
    {
      id: 'UPGRADE-10',
      en: 'You may lay an upgrade on another. Only the top tile works; bonuses do not add up.',
      de: 'Du darfst eine Aufwertung auf eine andere legen. Nur die oberste wirkt; Boni werden nicht zusammengezählt.',
      pt: 'Você pode empilhar uma melhoria sobre outra. Só a de cima funciona; os bônus não se somam.',
    },
    {
      id: 'UPGRADE-11',
      rulings: ['R-12'],
      en: 'If a tile is covered in the same turn, you choose for each performance concerned whether the old or the new bonus is paid, never both.',
      de: 'Wird ein Plättchen im selben Zug überbaut, wählst du für jede betroffene Ausführung den alten oder den neuen Bonus, nie beide.',
      pt: 'Se uma peça é coberta no mesmo turno, você escolhe, para cada realização afetada, o bônus antigo ou o novo, nunca os dois.',
    },
    {
      id: 'UPGRADE-12',
      rulings: ['R-53'],
      en: 'Covered tiles still count wherever upgrade tiles are counted.',
      de: 'Überbaute Plättchen zählen weiter mit, wo Aufwertungsplättchen gezählt werden.',
      pt: 'Peças cobertas continuam contando onde quer que se contem peças de melhoria.',
    },
  ],
} as const satisfies Topic;
