import type { Topic } from '@/lib/game/casebook/types';

export const SCORE = {
  id: 'SCORE',
  title: { en: 'Final scoring', de: 'Schlusswertung', pt: 'Pontuação final' },
  rules: [
    {
      id: 'SCORE-1',
      rulings: ['R-51'],
      en: 'The order is: plazas, academics, grids with tokens, walls, personal abilities, eggs.',
      de: 'Die Reihenfolge ist: Marktplätze, Akademiker, Raster mit Markern, Mauern, persönliche Fähigkeiten, Eier.',
      pt: 'A ordem é: praças, Academia, grades com marcadores, muros, habilidades pessoais, ovos.',
    },
    {
      id: 'SCORE-2',
      rulings: ['R-20', 'R-34', 'R-64'],
      en: 'For each plaza tile whose plaza is not complete, every player with a claim gains the lower reward; majority plays no part.',
      de: 'Für jedes Marktplatz-Plättchen, dessen Marktplatz nicht vollständig ist, erhält jeder mit einem Anrecht die untere Belohnung; die Mehrheit spielt keine Rolle.',
      pt: 'Para cada peça de praça cuja praça não está completa, todo jogador com reivindicação recebe a recompensa inferior; a maioria não importa.',
    },
    {
      id: 'SCORE-3',
      en: 'Academics: spaces advanced on the technology track times the multiplier of your university space, 0 to 3.',
      de: 'Akademiker: Schritte auf der Technologieleiste mal Faktor deines Feldes der Universitätsleiste, 0 bis 3.',
      pt: 'Academia: espaços avançados na trilha de tecnologia vezes o multiplicador do seu espaço na universidade, de 0 a 3.',
    },
    {
      id: 'SCORE-4',
      en: 'Grids: the points at the end of the row of each of your two markers.',
      de: 'Raster: die Punkte am Ende der Reihe jedes deiner beiden Würfel.',
      pt: 'Grades: os pontos no fim da linha de cada um de seus dois marcadores.',
    },
    {
      id: 'SCORE-5',
      en: 'Blue tokens times the value of your Hunger Wall column, plus red tokens times the value of your Cathedral column.',
      de: 'Blaue Marker mal Wert deiner Spalte der Hungermauer, dazu rote Marker mal Wert deiner Spalte des Doms.',
      pt: 'Marcadores azuis vezes o valor da sua coluna na Muralha da Fome, mais marcadores vermelhos vezes o valor da sua coluna na Catedral.',
    },
    {
      id: 'SCORE-6',
      en: 'Walls around your action board: up to 2 score 0, exactly 3 score 4, 4 or 5 score 10, 6 or more score 18. Whether they touch plays no part.',
      de: 'Mauern um dein Aktionstableau: bis 2 bringen 0, genau 3 bringen 4, 4 oder 5 bringen 10, 6 oder mehr bringen 18 Punkte. Ob sie sich berühren, spielt keine Rolle.',
      pt: 'Muros ao redor do tabuleiro de ações: até 2 rendem 0, exatamente 3 rendem 4, 4 ou 5 rendem 10, 6 ou mais rendem 18 pontos. Se eles se tocam não importa.',
    },
    {
      id: 'SCORE-7',
      en: 'Personal abilities: your V tiles, from bridge and Cathedral, and your seals.',
      de: 'Persönliche Fähigkeiten: deine V-Plättchen von Brücke und Dom und deine Siegel.',
      pt: 'Habilidades pessoais: suas peças V, da ponte e da Catedral, e seus selos.',
    },
    {
      id: 'SCORE-8',
      en: 'V tiles score what BRIDGE-V1 to BRIDGE-V6 say.',
      de: 'V-Plättchen bringen, was BRIDGE-V1 bis BRIDGE-V6 sagen.',
      pt: 'Peças V rendem o que dizem BRIDGE-V1 a BRIDGE-V6.',
    },
    {
      id: 'SCORE-9',
      en: 'Eggs: none 0, one 1, two 3, three 6, four or more 10 points.',
      de: 'Eier: keines 0, eines 1, zwei 3, drei 6, vier oder mehr 10 Punkte.',
      pt: 'Ovos: nenhum 0, um 1, dois 3, três 6, quatro ou mais 10 pontos.',
    },
    {
      id: 'SCORE-10',
      rulings: ['R-35'],
      en: 'Seals spend gold and stone, and each unit can be spent once. With two such seals the split that scores most is used.',
      de: 'Siegel geben Gold und Stein aus, jedes Stück nur einmal. Bei zwei solchen Siegeln gilt die Aufteilung mit den meisten Punkten.',
      pt: 'Selos gastam ouro e pedra, e cada unidade só pode ser gasta uma vez. Com dois selos assim, vale a divisão que rende mais pontos.',
    },
    {
      id: 'SCORE-11',
      en: 'Gold, stone, windows, unused technologies and unused seal rights are worth nothing otherwise.',
      de: 'Gold, Stein, Fenster, ungenutzte Technologien und ungenutzte Anrechte auf Siegel sind sonst nichts wert.',
      pt: 'Fora isso, ouro, pedra, janelas, tecnologias não usadas e direitos a selos não usados não valem nada.',
    },
    {
      id: 'SCORE-12',
      en: 'Most points win. Of tied players, the one later in turn order wins.',
      de: 'Wer die meisten Punkte hat, gewinnt. Bei Gleichstand gewinnt, wer später in der Zugreihenfolge sitzt.',
      pt: 'Quem tem mais pontos ganha. No empate, ganha quem vem depois na ordem de turno.',
    },
    {
      id: 'SCORE-13',
      en: 'In the solo modes only your own score counts; more than 140 is good.',
      de: 'In den Solovarianten zählt nur dein eigenes Ergebnis; mehr als 140 ist gut.',
      pt: 'Nas variantes solo só a sua pontuação conta; mais de 140 é bom.',
    },
  ],
} as const satisfies Topic;
