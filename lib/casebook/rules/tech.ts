import type { Topic } from '../types';

export const TECH = {
  id: 'TECH',
  title: { en: 'Technologies', de: 'Technologien' },
  rules: [
    {
      id: 'TECH-G1',
      en: 'Each technology advance moves your marker exactly one space up. Several advances are made one by one, so no marked space is skipped.',
      de: 'Jeder Schritt Technologie bewegt deinen Würfel genau ein Feld nach oben. Mehrere Schritte gehen einer nach dem anderen, also wird kein markiertes Feld übersprungen.',
    },
    {
      id: 'TECH-G2',
      en: 'Arriving on a marked space I to IV, you draw the top three tiles of that level, keep one and put two face down under the stack. You must choose before the turn ends.',
      de: 'Auf einem markierten Feld I bis IV ziehst du die obersten drei Plättchen dieses Levels, behältst eines und legst zwei verdeckt unter den Stapel. Wählen musst du, bevor der Zug endet.',
    },
    {
      id: 'TECH-G3',
      en: 'You can gain at most four technologies, one of each level.',
      de: 'Du kannst höchstens vier Technologien erhalten, eine je Level.',
    },
    {
      id: 'TECH-G4',
      en: 'Space IV is the sixth step of the track; after seven advances you stand one above it. Where I, II and III lie is a matter of the content pack.',
      de: 'Feld IV ist der sechste Schritt der Leiste; nach sieben Schritten stehst du eins darüber. Wo I, II und III liegen, sagt die verwendete Ausgabe der Spieldaten.',
    },
    {
      id: 'TECH-G5',
      en: 'On the top space every further advance scores 2 points instead of moving.',
      de: 'Ganz oben bringt jeder weitere Schritt 2 Punkte, statt den Würfel zu bewegen.',
    },
    {
      id: 'TECH-G6',
      en: 'Technologies of levels I and II are permanent and work from the start of your next turn.',
      de: 'Technologien von Level I und II gelten dauerhaft und wirken ab dem Beginn deines nächsten Zuges.',
    },
    {
      id: 'TECH-G7',
      en: 'Technologies of levels III and IV are used once, in the same turn or a later turn of your own, and then discarded.',
      de: 'Technologien von Level III und IV nutzt du einmal, im selben oder einem späteren eigenen Zug, und wirfst sie dann ab.',
    },
    {
      id: 'TECH-G8',
      en: 'A technology serves its owner alone and lies open. The two tiles not chosen are seen only by whoever drew them.',
      de: 'Eine Technologie nützt nur ihrem Besitzer und liegt offen. Die beiden nicht gewählten sieht nur, wer sie gezogen hat.',
    },
    {
      id: 'TECH-G9',
      en: 'Each level has six tiles, and at most four players take one each; so whenever a draw is due, at least three tiles are there.',
      de: 'Jedes Level hat sechs Plättchen, und höchstens vier Spieler nehmen je eines; bei jedem Ziehen sind also mindestens drei da.',
    },
    {
      id: 'TECH-G10',
      en: 'Actions of technologies pay upgrade bonuses, but they never give the right to a special tile and are not the bought extra action.',
      de: 'Aktionen aus Technologien bringen Aufwertungsboni, geben aber nie den Spezialplättchen-Bonus und sind nicht die gekaufte Zusatzaktion.',
    },
    {
      id: 'TECH-G11',
      en: 'You may use a single-use technology even if part of it does nothing; its parts happen in printed order.',
      de: 'Eine einmalige Technologie darfst du auch nutzen, wenn ein Teil von ihr nichts bewirkt; ihre Teile geschehen in der gedruckten Reihenfolge.',
    },
    {
      id: 'TECH-I1',
      en: 'If choosing your action tile scores at least 1 point (blue zone, 5-point token or points of the slot), you score 1 more, once per turn.',
      de: 'Bringt die Wahl deines Aktionsplättchens mindestens 1 Punkt (blauer Bereich, 5-Punkte-Plättchen oder Punkte des Platzes), erhältst du 1 mehr, einmal pro Zug.',
    },
    {
      id: 'TECH-I2',
      en: 'When your slot bonus is gold, you gain 1 more gold and 1 point.',
      de: 'Ist dein Radbonus Gold, erhältst du 1 Gold mehr und 1 Punkt.',
    },
    {
      id: 'TECH-I3',
      en: 'When your slot bonus is stone, you gain 1 more stone and 1 point.',
      de: 'Ist dein Radbonus Stein, erhältst du 1 Stein mehr und 1 Punkt.',
    },
    {
      id: 'TECH-I4',
      en: '2 points for every advance on your quarry track.',
      de: '2 Punkte für jedes Vorrücken auf deiner Steinbruchleiste.',
    },
    {
      id: 'TECH-I5',
      en: '2 points for every advance on your gold mine track.',
      de: '2 Punkte für jedes Vorrücken auf deiner Goldminenleiste.',
    },
    {
      id: 'TECH-I6',
      en: '2 points for every row you move up on Hunger Wall or Cathedral, whatever caused the move.',
      de: '2 Punkte für jede Reihe, die du auf Hungermauer oder Dom nach oben rückst, wodurch auch immer.',
    },
    {
      id: 'TECH-II1',
      en: 'When you gain at least one blue token: 1 point and 1 stone, once per turn.',
      de: 'Erhältst du mindestens einen blauen Marker: 1 Punkt und 1 Stein, einmal pro Zug.',
    },
    {
      id: 'TECH-II2',
      en: 'When you gain at least one red token: 1 point and 1 gold, once per turn.',
      de: 'Erhältst du mindestens einen roten Marker: 1 Punkt und 1 Gold, einmal pro Zug.',
    },
    {
      id: 'TECH-II3',
      en: 'For each wall with the Hunger Wall symbol that you build: 1 gold and 1 point.',
      de: 'Für jede Mauer mit Hungermauer-Symbol, die du baust: 1 Gold und 1 Punkt.',
    },
    {
      id: 'TECH-II4',
      en: 'For each building without the Cathedral symbol that you build: 1 gold and 1 point.',
      de: 'Für jedes Gebäude ohne Dom-Symbol, das du baust: 1 Gold und 1 Punkt.',
    },
    {
      id: 'TECH-II5',
      en: 'For each building with the Cathedral symbol that you build: 1 stone and 1 point.',
      de: 'Für jedes Gebäude mit Dom-Symbol, das du baust: 1 Stein und 1 Punkt.',
    },
    {
      id: 'TECH-II6',
      en: 'For each egg you gain or buy: 1 point and 1 stone.',
      de: 'Für jedes Ei, das du erhältst oder kaufst: 1 Punkt und 1 Stein.',
    },
    {
      id: 'TECH-III1',
      en: 'Gain 1 egg, then perform Construct the King’s Road.',
      de: 'Erhalte 1 Ei und führe dann den Bau des Königswegs aus.',
    },
    {
      id: 'TECH-III2',
      en: 'Move one row up on Hunger Wall or Cathedral. You pay no windows and, if you cross a tier, no gold and stone.',
      de: 'Rücke auf Hungermauer oder Dom eine Reihe nach oben. Du zahlst keine Fenster und auch an einer Stufe weder Gold noch Stein.',
    },
    {
      id: 'TECH-III3',
      en: 'Four advances on the university track.',
      de: 'Vier Schritte auf der Universitätsleiste.',
    },
    {
      id: 'TECH-III4',
      en: 'Perform Upgrade an Action; score 3 points.',
      de: 'Führe die Aufwertung einer Aktion aus; 3 Punkte.',
    },
    {
      id: 'TECH-III5',
      en: 'Produce gold and gain 2 stone. This is no performance of Manage Mines.',
      de: 'Produziere Gold und erhalte 2 Stein. Das ist keine Ausführung von Minen ausbeuten.',
    },
    {
      id: 'TECH-III6',
      en: 'Produce stone and gain 2 gold. This is no performance of Manage Quarries.',
      de: 'Produziere Stein und erhalte 2 Gold. Das ist keine Ausführung von Steinbrüche ausbeuten.',
    },
    {
      id: 'TECH-IV1',
      en: 'Perform Construct a Building. The gold of tile and site together is lowered by 2, never below zero.',
      de: 'Führe den Gebäudebau aus. Das Gold für Plättchen und Bauplatz zusammen sinkt um 2, nie unter null.',
    },
    {
      id: 'TECH-IV2',
      en: 'Perform Construct a Wall. The stone of its price is lowered by 2, never below zero.',
      de: 'Führe den Mauerbau aus. Der Stein seiner Kosten sinkt um 2, nie unter null.',
    },
    {
      id: 'TECH-IV3',
      en: 'Perform any one of the six actions.',
      de: 'Führe eine beliebige der sechs Aktionen aus.',
    },
    {
      id: 'TECH-IV4',
      en: 'Perform Upgrade an Action; gain 1 gold window.',
      de: 'Führe die Aufwertung einer Aktion aus; erhalte 1 Goldfenster.',
    },
    {
      id: 'TECH-IV5',
      en: 'Gain both rewards of one plaza tile on the board, evaluated or not. Nothing changes at that plaza.',
      de: 'Erhalte beide Belohnungen eines Marktplatz-Plättchens auf dem Plan, gewertet oder nicht. An diesem Marktplatz ändert sich nichts.',
    },
    {
      id: 'TECH-IV6',
      en: 'Advance the gold mine or the quarry track by one, then produce gold or stone. The two choices are independent, and no upgrade pays.',
      de: 'Rücke auf der Goldminen- oder der Steinbruchleiste ein Feld vor, produziere dann Gold oder Stein. Beides wählst du unabhängig, und keine Aufwertung zahlt.',
    },
  ],
} as const satisfies Topic;
