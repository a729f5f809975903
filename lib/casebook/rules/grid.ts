import type { Topic } from '../types';

export const GRID = {
  id: 'GRID',
  title: { en: 'Hunger Wall and Cathedral', de: 'Hungermauer und Dom' },
  rules: [
    {
      id: 'GRID-1',
      en: 'Both grids have columns, rows and three tiers, I at the bottom, III at the top. Any number of markers may share a square.',
      de: 'Beide Raster haben Spalten, Reihen und drei Stufen, I unten, III oben. Auf einem Feld dürfen beliebig viele Würfel stehen.',
    },
    {
      id: 'GRID-2',
      en: 'A sideways move is one column: on the Hunger Wall always left, on the Cathedral always right.',
      de: 'Eine Seitwärts-Bewegung ist eine Spalte: auf der Hungermauer immer nach links, auf dem Dom immer nach rechts.',
    },
    {
      id: 'GRID-3',
      en: 'Sideways moves come from walls with the Hunger Wall symbol, buildings with the Cathedral symbol and other effects such as bridge and plaza.',
      de: 'Seitwärts-Bewegungen kommen von Mauern mit Hungermauer-Symbol, Gebäuden mit Dom-Symbol und anderen Effekten wie Brücke und Marktplatz.',
    },
    {
      id: 'GRID-4',
      en: 'A sideways move gained in your turn may be made at once or later in that turn, before or after other steps.',
      de: 'Eine in deinem Zug erhaltene Seitwärts-Bewegung darfst du sofort oder später im Zug machen, vor oder nach anderem.',
    },
    {
      id: 'GRID-5',
      en: 'Moving up one row costs 2 silver windows. You may do so as often as you can pay, at any moment of your own turn.',
      de: 'Eine Reihe nach oben kostet 2 Silberfenster. Das darfst du beliebig oft, solange du zahlen kannst, jederzeit in deinem eigenen Zug.',
    },
    {
      id: 'GRID-6',
      en: 'Entering tier II or III also costs the gold and stone printed there, at that moment; if you do not pay, you do not move.',
      de: 'Der Schritt auf Stufe II oder III kostet in diesem Moment auch das dort angegebene Gold und Stein; ohne Bezahlung bleibst du stehen.',
    },
    {
      id: 'GRID-7',
      en: 'Entering a square with points scores them at once.',
      de: 'Betrittst du ein Feld mit Punkten, erhältst du sie sofort.',
    },
    {
      id: 'GRID-8',
      en: 'Entering a square with a sideways arrow makes you move once more in that direction.',
      de: 'Betrittst du ein Feld mit Seitwärts-Pfeil, rückst du in dieser Richtung noch eins weiter.',
    },
    {
      id: 'GRID-9',
      en: 'Entering a square with an up arrow lets you move one row up without windows; the price of a tier is still due.',
      de: 'Betrittst du ein Feld mit Aufwärts-Pfeil, darfst du ohne Fenster eine Reihe nach oben; die Kosten einer Stufe bleiben.',
    },
    {
      id: 'GRID-10',
      en: 'The up arrow is used or declined when you enter its square. After that it is dead for you as long as your marker stays there.',
      de: 'Der Aufwärts-Pfeil wird beim Betreten genutzt oder abgelehnt. Danach wirkt er für dich nicht mehr, solange dein Würfel dort steht.',
    },
    {
      id: 'GRID-11',
      en: 'Every square you enter counts as landed on, also by an arrow; so effects can chain.',
      de: 'Jedes betretene Feld gilt als erreicht, auch durch einen Pfeil; so können Effekte aufeinander folgen.',
    },
    {
      id: 'GRID-12',
      en: 'When your marker first enters tier III of the Cathedral, you may take one of the V tiles still lying there. You decide on arrival.',
      de: 'Betritt dein Würfel zum ersten Mal Stufe III des Doms, darfst du eines der V-Plättchen nehmen, die dort noch liegen. Du entscheidest beim Betreten.',
    },
    {
      id: 'GRID-13',
      en: 'You can take at most one Cathedral V tile; the Hunger Wall has none. Its immediate part pays when you take it.',
      de: 'Du kannst höchstens ein V-Plättchen beim Dom nehmen; bei der Hungermauer gibt es keine. Sein sofortiger Teil zahlt beim Nehmen.',
    },
    {
      id: 'GRID-14',
      en: 'A move beyond the last column or above the top row does not happen and gives nothing, and no windows may be spent on it.',
      de: 'Ein Schritt über die letzte Spalte oder die oberste Reihe hinaus findet nicht statt und bringt nichts; Fenster dürfen dafür nicht ausgegeben werden.',
    },
    {
      id: 'GRID-15',
      en: 'The row symbols at the border are labels, not effects.',
      de: 'Die Symbole der Reihen am Rand sind Beschriftung, keine Effekte.',
    },
  ],
} as const satisfies Topic;
