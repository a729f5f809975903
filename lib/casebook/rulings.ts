import type { Ruling } from './types';

/** Where the sources disagree or are silent: what we do, and why. */
export const RULINGS = [
  {
    id: 'R-1',
    confidence: 'high',
    question: {
      en: 'Does the level IV wall technology save 2 stone or 2 gold?',
      de: 'Spart die Mauertechnologie von Level IV 2 Stein oder 2 Gold?',
    },
    ruling: {
      en: '2 stone. Only the stone of the price shrinks, never below zero.',
      de: '2 Stein. Nur der Stein der Kosten sinkt, nie unter null.',
    },
    reason: {
      en: 'Three rule texts say stone, one of them revised with the publisher; a single player aid says gold, most likely a slip.',
      de: 'Drei Regeltexte sagen Stein, einer davon mit dem Verlag durchgesehen; ein einzelner Spickzettel sagt Gold, wohl ein Versehen.',
    },
  },
  {
    id: 'R-2',
    confidence: 'high',
    question: {
      en: 'At space V, may you choose any gold V tile, or do you draw three?',
      de: 'Wählst du auf Feld V ein beliebiges goldenes V-Plättchen, oder ziehst du drei?',
    },
    ruling: {
      en: 'You look at all V tiles left at the bridge and take one.',
      de: 'Du siehst alle V-Plättchen an, die noch bei der Brücke liegen, und nimmst eines.',
    },
    reason: {
      en: 'That stack never holds more than three tiles, so both wordings come to the same.',
      de: 'Dort liegen nie mehr als drei, also läuft beides auf dasselbe hinaus.',
    },
  },
  {
    id: 'R-3',
    confidence: 'medium',
    question: { en: 'Do the V tiles lie open?', de: 'Liegen die V-Plättchen offen?' },
    ruling: {
      en: 'They lie face down. Whoever may take one looks at the rest of that group alone and chooses; the tile taken then lies open. With the option OPEN_V all are open.',
      de: 'Sie liegen verdeckt. Wer eines nehmen darf, sieht die übrigen dieser Gruppe allein an und wählt; das genommene liegt dann offen. Mit der Option OPEN_V liegen alle offen.',
    },
    reason: {
      en: 'Only the Portuguese rulebook says it outright, and the word stack supports it.',
      de: 'Nur die portugiesische Regel sagt es ausdrücklich, und das Wort Stapel spricht dafür.',
    },
  },
  {
    id: 'R-4',
    confidence: 'high',
    question: {
      en: 'When and in what order are plaza rewards taken?',
      de: 'Wann und in welcher Reihenfolge gibt es die Belohnungen eines Marktplatzes?',
    },
    ruling: {
      en: 'When the plaza is completed, clockwise from the active player. Who gets one or both is settled at that moment.',
      de: 'Sobald er vollständig ist, im Uhrzeigersinn ab dem Spieler am Zug. Wer eine oder beide erhält, steht in diesem Moment fest.',
    },
    reason: {
      en: 'The rulebook’s example does it within the turn; clockwise is the neutral order and matters only for things that all share. DEV-1 postpones it for play by post.',
      de: 'Das Beispiel der Regel macht es im selben Zug; der Uhrzeigersinn ist die neutrale Reihenfolge und nur bei Gemeinsamem von Belang. DEV-1 verschiebt es fürs Fernspiel.',
    },
  },
  {
    id: 'R-6',
    confidence: 'high',
    question: {
      en: 'How many cubes can be used for claims and seals?',
      de: 'Wie viele Würfel gibt es für Anrechte und Siegel?',
    },
    ruling: {
      en: 'Two at first and one more for each wealth bonus, so five at most. Cubes on buildings come back when the plaza is evaluated; track cubes never leave.',
      de: 'Zuerst zwei und je Reichtumsbonus einen mehr, also höchstens fünf. Würfel auf Gebäuden kehren mit der Wertung des Marktplatzes zurück; die der Leisten bleiben immer dort.',
    },
    reason: {
      en: 'Author and publisher have said so, and 11 less 4, 3 and 2 is 2.',
      de: 'So haben es Autor und Verlag geklärt, und 11 weniger 4, 3 und 2 ist 2.',
    },
  },
  {
    id: 'R-7',
    confidence: 'medium',
    question: {
      en: 'May you build a building with a cube space when you have no cube?',
      de: 'Darfst du ein Gebäude mit Platz für einen Würfel bauen, wenn du keinen hast?',
    },
    ruling: {
      en: 'Yes. It gives no claim, and no points either because it has a cube space. A cube that comes free later may not be added.',
      de: 'Ja. Es bringt kein Anrecht und, weil es Platz für einen Würfel hat, auch keine Punkte. Ein später frei werdender Würfel darf nicht dazu.',
    },
    reason: {
      en: 'Only this reading keeps both the limit of cubes and the free choice of tiles.',
      de: 'Nur so bleiben die Grenze der Würfel und die freie Wahl der Plättchen beide gewahrt.',
    },
  },
  {
    id: 'R-12',
    confidence: 'high',
    question: {
      en: 'An upgrade is covered in the same turn: which bonus is paid?',
      de: 'Eine Aufwertung wird im selben Zug überbaut: Welcher Bonus zählt?',
    },
    ruling: {
      en: 'One per performance, the old or the new, as you choose. A bonus already taken from the old tile settles that performance.',
      de: 'Einer je Ausführung, der alte oder der neue, nach deiner Wahl. Ein schon genommener alter Bonus erledigt diese Ausführung.',
    },
    reason: { en: 'Author and publisher have said so.', de: 'So haben es Autor und Verlag geklärt.' },
  },
  {
    id: 'R-13',
    confidence: 'high',
    question: {
      en: 'Do edge and corner bonuses pay again when an upgrade is covered?',
      de: 'Zahlen Nachbarschafts- und Eckenboni beim Überbauen einer Aufwertung noch einmal?',
    },
    ruling: {
      en: 'Each contact pays once in a game: an edge is a pair of neighbouring places, a corner contact a pair of places at a point. A covered symbol that never paid does not stand in the way.',
      de: 'Jeder Kontakt zahlt einmal im Spiel: eine Seite ist ein Paar benachbarter Orte, ein Eckenkontakt ein Paar von Orten an einem Punkt. Ein überbautes Symbol, das nie gezahlt hat, steht nicht im Weg.',
    },
    reason: {
      en: 'The Portuguese rulebook has this sentence, and Yucata admits that its own simpler rule can withhold a bonus you deserve (DEV-2).',
      de: 'Die portugiesische Regel sagt es so, und Yucata räumt ein, dass die eigene einfachere Regel einen verdienten Bonus vorenthalten kann (DEV-2).',
    },
  },
  {
    id: 'R-24',
    confidence: 'high',
    question: {
      en: 'How many points replace a special tile?',
      de: 'Wie viele Punkte gibt es statt eines Spezialplättchens?',
    },
    ruling: {
      en: 'The number printed in that slot of the wheel, 1 in most of them.',
      de: 'So viele, wie auf diesem Platz des Rads stehen, meist 1.',
    },
    reason: {
      en: 'The rule is worded generally; the glossary shows only one of the symbols.',
      de: 'Die Regel ist allgemein formuliert; das Glossar zeigt nur eines der Symbole.',
    },
  },
  {
    id: 'R-47',
    confidence: 'high',
    question: { en: 'Which seal does Parler take?', de: 'Welches Siegel nimmt Parler?' },
    ruling: {
      en: 'One named seal for the gold mines, another for the quarries, and the Seal of Six instead of one that you hold.',
      de: 'Ein bestimmtes für die Goldminen, ein anderes für die Steinbrüche, und das Sechser-Siegel statt eines, das du hast.',
    },
    reason: {
      en: 'The official solo text decides. A list to take from in order would give him the wrong seal first.',
      de: 'Der offizielle Solotext entscheidet. Eine Liste der Reihe nach gäbe ihm zuerst das falsche.',
    },
  },
  {
    id: 'R-50',
    confidence: 'high',
    question: {
      en: 'Who chooses Parler’s markers and building sites?',
      de: 'Wer wählt Parlers Markierungen und Bauplätze?',
    },
    ruling: { en: 'You do. With the option DEV-5 chance does.', de: 'Du. Mit der Option DEV-5 der Zufall.' },
    reason: {
      en: 'The official solo text decides; the online game declares its random choice a simplification.',
      de: 'Der offizielle Solotext entscheidet; das Onlinespiel nennt seine zufällige Wahl eine Vereinfachung.',
    },
  },
  {
    id: 'R-51',
    confidence: 'high',
    question: {
      en: 'Which comes first in final scoring, plazas or academics?',
      de: 'Was kommt in der Schlusswertung zuerst, Marktplätze oder Akademiker?',
    },
    ruling: { en: 'Plazas.', de: 'Die Marktplätze.' },
    reason: {
      en: 'Lower rewards may still move technology, university, gold or tokens.',
      de: 'Untere Belohnungen können Technologie, Universität, Gold oder Marker noch ändern.',
    },
  },
  {
    id: 'R-56',
    confidence: 'high',
    question: {
      en: 'Does an unused right to a seal tie up a cube?',
      de: 'Bindet ein ungenutztes Anrecht auf ein Siegel einen Würfel?',
    },
    ruling: {
      en: 'No. The right is only a count; a cube is spent when you claim.',
      de: 'Nein. Das Anrecht wird nur gezählt; ein Würfel wird erst beim Beanspruchen gesetzt.',
    },
    reason: {
      en: 'Author and publisher: track cubes stay, and a claim needs an available cube.',
      de: 'Autor und Verlag: Würfel der Leisten bleiben, und ein Siegel braucht einen verfügbaren Würfel.',
    },
  },
  {
    id: 'R-58',
    confidence: 'high',
    question: { en: 'What is the price in the red zone?', de: 'Was kostet der rote Bereich?' },
    ruling: {
      en: 'Gold, as much as is printed at the position.',
      de: 'Gold, so viel wie an der Position angegeben.',
    },
    reason: {
      en: 'The rulebooks show a picture; the player aid names gold.',
      de: 'Die Regeln zeigen ein Bild; der Spickzettel nennt Gold.',
    },
  },
  {
    id: 'R-52',
    confidence: 'medium',
    question: {
      en: 'When exactly is a production token due?',
      de: 'Wann genau ist ein Produktionsplättchen fällig?',
    },
    ruling: {
      en: 'When your marker enters the marked space. In our content pack that is at 5 gold mines and at 4 quarries.',
      de: 'Wenn dein Würfel das markierte Feld betritt. In unserer Ausgabe der Spieldaten ist das bei 5 Goldminen und bei 4 Steinbrüchen.',
    },
    reason: {
      en: 'The texts count printed fields, and the marker stands one field beyond the number that counts; all examples agree.',
      de: 'Die Texte zählen gedruckte Felder, und der Würfel steht ein Feld hinter der Zahl, die gilt; alle Beispiele passen dazu.',
    },
  },
  {
    id: 'R-9',
    confidence: 'high',
    question: {
      en: 'Where does a 5-point tile go when no green position is free?',
      de: 'Wohin kommt ein 5-Punkte-Plättchen, wenn keine grüne Position frei ist?',
    },
    ruling: {
      en: 'To the first free red position. Whoever takes it there pays the gold and scores 5.',
      de: 'An die erste freie rote Position. Wer es dort nimmt, zahlt das Gold und erhält 5 Punkte.',
    },
    reason: {
      en: 'Author and publisher name the place; paying follows from the zone.',
      de: 'Den Ort haben Autor und Verlag genannt; das Bezahlen folgt aus dem Bereich.',
    },
  },
  {
    id: 'R-59',
    confidence: 'low',
    question: { en: 'Do plaza tiles have two faces?', de: 'Haben Marktplatz-Plättchen zwei Seiten?' },
    ruling: {
      en: 'One face, unless the component data shows two; then chance chooses the face at set-up.',
      de: 'Eine, außer die Daten der Plättchen zeigen zwei; dann bestimmt der Zufall beim Aufbau die Seite.',
    },
    reason: {
      en: 'One text calls them printed on both sides, the others speak only of dealing them at random.',
      de: 'Ein Text nennt sie beidseitig bedruckt, die anderen sprechen nur vom zufälligen Verteilen.',
    },
  },
  {
    id: 'R-5',
    confidence: 'medium',
    question: {
      en: 'Which costs break a tie at a plaza?',
      de: 'Welche Kosten entscheiden einen Gleichstand am Marktplatz?',
    },
    ruling: {
      en: 'The prices printed on those tiles, without gold for sites and without discounts. With the option TIE_INCLUDES_SITE the gold for sites counts too.',
      de: 'Die aufgedruckten Kosten dieser Plättchen, ohne Gold für Bauplätze und ohne Nachlässe. Mit der Option TIE_INCLUDES_SITE zählt auch das Gold für Bauplätze.',
    },
    reason: {
      en: 'Anybody can read it off the board at any time, and Parler’s buildings have no other cost.',
      de: 'Das lässt sich jederzeit vom Plan ablesen, und Parlers Gebäude haben keine anderen Kosten.',
    },
  },
  {
    id: 'R-8',
    confidence: 'medium',
    question: {
      en: 'May you keep a cube back when your building has a space for it?',
      de: 'Darfst du einen Würfel zurückhalten, wenn dein Gebäude Platz dafür hat?',
    },
    ruling: { en: 'No, it is placed by itself.', de: 'Nein, er wird von selbst gesetzt.' },
    reason: { en: 'All texts word it as an order.', de: 'Alle Texte formulieren es als Anweisung.' },
  },
  {
    id: 'R-10',
    confidence: 'low',
    question: {
      en: 'Do the 5-point token and the zone both count?',
      de: 'Zählen 5-Punkte-Plättchen und Bereich beide?',
    },
    ruling: {
      en: 'The token takes the place of the points by position: the tile scores 5, also when it drifts into blue again. A red price is still due.',
      de: 'Die 5 Punkte treten an die Stelle der Punkte der Position, auch wenn das Plättchen wieder ins Blaue wandert. Rote Kosten bleiben fällig.',
    },
    reason: {
      en: 'The rulebook says that the tile is still worth 5, which describes one value kept.',
      de: 'Die Regel sagt, das Plättchen sei weiterhin 5 Punkte wert; das beschreibt einen einzigen Wert.',
    },
  },
  {
    id: 'R-11',
    confidence: 'low',
    question: {
      en: 'What if a second tile leaves the blue zone?',
      de: 'Was, wenn ein zweites Plättchen den blauen Bereich verlässt?',
    },
    ruling: {
      en: 'Every such tile moves and is marked as worth 5 points, the furthest one first; the token is only a reminder.',
      de: 'Jedes solche kommt zurück und gilt als 5 Punkte wert, das vorderste zuerst; das 5-Punkte-Plättchen erinnert nur daran.',
    },
    reason: {
      en: 'The texts say nothing; there is a single token.',
      de: 'Die Texte sagen nichts; es gibt nur ein solches.',
    },
  },
  {
    id: 'R-14',
    confidence: 'high',
    question: {
      en: 'Can an advance jump over a technology space?',
      de: 'Kann ein Schritt ein Technologiefeld überspringen?',
    },
    ruling: {
      en: 'No. Each advance is one step, so every marked space brings its draw, even two in one effect.',
      de: 'Nein. Jeder Schritt ist ein einzelner, also bringt jedes markierte Feld sein Ziehen, auch zwei in einem Effekt.',
    },
    reason: {
      en: 'The texts speak of moving onto a marked space.',
      de: 'Die Texte sprechen vom Bewegen auf ein markiertes Feld.',
    },
  },
  {
    id: 'R-15',
    confidence: 'medium',
    question: { en: 'What if a stack is empty?', de: 'Was, wenn ein Stapel leer ist?' },
    ruling: {
      en: 'The slot stays empty for the rest of the era, and the other slots go on. Refreshing may put tiles back. Technologies and silver IV tiles cannot run out; for gold V tiles see R-39.',
      de: 'Der Platz bleibt für den Rest der Ära leer, die anderen Plätze nicht. Auffrischen kann Plättchen zurückbringen. Technologien und silberne IV-Plättchen gehen nicht aus; zu den goldenen V-Plättchen siehe R-39.',
    },
    reason: { en: 'The texts speak only of the V stack.', de: 'Die Texte reden nur vom V-Stapel.' },
  },
  {
    id: 'R-16',
    confidence: 'medium',
    question: { en: 'May you decline a gain?', de: 'Darfst du auf etwas verzichten?' },
    ruling: {
      en: 'Only where the text offers a choice: an egg, an egg effect, 1 gold for 4 points, a retroactive bonus, an up arrow, a Cathedral V tile, the moves of two bridge tiles, a seal, a single-use technology, a refresh, an extra action, a paid move up. Sideways moves from symbols must be made, when you like.',
      de: 'Nur wo der Text es anbietet: Ei, Effekt mit Ei, 1 Gold für 4 Punkte, rückwirkender Bonus, Aufwärts-Pfeil, V-Plättchen beim Dom, Bewegungen zweier Brückenplättchen, Siegel, einmalige Technologie, Auffrischen, Zusatzaktion, bezahlte Bewegung nach oben. Seitwärts-Bewegungen aus Symbolen sind Pflicht, der Zeitpunkt ist frei.',
    },
    reason: {
      en: 'The texts tell orders from offers, but have no general rule.',
      de: 'Die Texte unterscheiden Anweisung und Angebot, haben aber keine allgemeine Regel.',
    },
  },
  {
    id: 'R-17',
    confidence: 'low',
    question: {
      en: 'What if neither action of a tile can be performed?',
      de: 'Was, wenn keine Aktion eines Plättchens möglich ist?',
    },
    ruling: {
      en: 'You may take a tile if, its gold paid and its slot bonus counted, one of its actions can be performed, or if you could still buy an extra action or use a single-use technology. If no tile you can pay passes, you may take any. If neither action can be performed at the end, the main action is skipped, never otherwise.',
      de: 'Du darfst ein Plättchen nehmen, wenn nach Zahlung seines Goldes und mit seinem Radbonus eine seiner Aktionen möglich ist, oder wenn du noch eine Zusatzaktion kaufen oder eine einmalige Technologie nutzen könntest. Taugt kein bezahlbares, darfst du jedes bezahlbare nehmen. Ist am Ende keine Aktion möglich, entfällt die Hauptaktion, sonst nie.',
    },
    reason: {
      en: 'This keeps the duty to act without a dead end; some tile always costs nothing.',
      de: 'So bleibt die Pflicht zu handeln ohne Sackgasse; ein Plättchen ohne Kosten gibt es immer.',
    },
  },
  {
    id: 'R-18',
    confidence: 'high',
    question: {
      en: 'Is the row refilled before or after the reward?',
      de: 'Wird die Reihe vor oder nach der Belohnung aufgefüllt?',
    },
    ruling: {
      en: 'You take and pay, the row is refilled, then come rewards and placement.',
      de: 'Du nimmst und zahlst, die Reihe wird aufgefüllt, dann kommen Belohnungen und Legen.',
    },
    reason: {
      en: 'The texts refill right after taking. The new tile is seen before later choices, so nothing before it can be undone; DEV-3 puts it off.',
      de: 'Die Texte füllen gleich nach dem Nehmen auf. Das neue Plättchen sieht man vor späteren Entscheidungen, also lässt sich davor nichts zurücknehmen; DEV-3 verschiebt es.',
    },
  },
  {
    id: 'R-19',
    confidence: 'high',
    question: { en: 'Who wins a tie at the end?', de: 'Wer gewinnt einen Gleichstand am Ende?' },
    ruling: {
      en: 'Whoever is later in turn order, so there is always a single winner.',
      de: 'Wer später in der Zugreihenfolge sitzt; es gibt also immer genau einen Sieger.',
    },
    reason: { en: 'All texts agree.', de: 'Alle Texte stimmen überein.' },
  },
  {
    id: 'R-20',
    confidence: 'high',
    question: { en: 'What does an unfinished plaza pay?', de: 'Was bringt ein unvollständiger Marktplatz?' },
    ruling: {
      en: 'Exactly one lower reward to each player with a claim; no majority, no upper reward.',
      de: 'Genau eine untere Belohnung für jeden mit einem Anrecht; keine Mehrheit, keine obere Belohnung.',
    },
    reason: { en: 'All texts agree.', de: 'Alle Texte stimmen überein.' },
  },
  {
    id: 'R-21',
    confidence: 'high',
    question: {
      en: 'Until when can eggs be used on the King’s Road?',
      de: 'Bis wann helfen Eier auf dem Königsweg?',
    },
    ruling: {
      en: 'On I to III optionally until the end of the turn, even if the pawn has moved on in that turn. On IV and V the egg is part of the move.',
      de: 'Auf I bis III freiwillig bis zum Ende des Zuges, auch wenn die Figur in diesem Zug schon weiter ist. Auf IV und V gehört das Ei zum Schritt.',
    },
    reason: {
      en: 'The texts say immediately, but the notes on timing allow any order within the turn.',
      de: 'Die Texte sagen sofort, aber die Hinweise zum Timing erlauben jede Reihenfolge im Zug.',
    },
  },
  {
    id: 'R-22',
    confidence: 'high',
    question: { en: 'When does an up arrow expire?', de: 'Wann verfällt ein Aufwärts-Pfeil?' },
    ruling: {
      en: 'You decide as you enter, before any other step; only gains of the same step come first. Since you cannot come back, a declined arrow is gone for good.',
      de: 'Du entscheidest beim Betreten, vor jedem anderen Schritt; nur Gewinne desselben Schritts kommen zuerst. Da es kein Zurück gibt, ist ein abgelehnter Pfeil für immer verloren.',
    },
    reason: {
      en: 'It cannot be saved up, the rulebook says, and moves on the grids never go back.',
      de: 'Aufheben lässt er sich laut Regel nicht, und auf den Rastern geht es nie zurück.',
    },
  },
  {
    id: 'R-23',
    confidence: 'high',
    question: {
      en: 'What do three corners at one point bring?',
      de: 'Was bringen drei Ecken an einem Punkt?',
    },
    ruling: {
      en: 'As many tokens as there are other matching corners at that point, added up over the corners of the new tile.',
      de: 'So viele Marker, wie es andere passende Ecken an diesem Punkt gibt, über die Ecken des neuen Plättchens addiert.',
    },
    reason: {
      en: 'Three texts give two tokens for two others; the player aid counts all three corners and means the same.',
      de: 'Drei Texte geben zwei Marker für zwei andere; der Spickzettel zählt alle drei Ecken und meint dasselbe.',
    },
  },
  {
    id: 'R-25',
    confidence: 'medium',
    question: {
      en: 'Can an upgrade bonus pay for its own action?',
      de: 'Kann ein Aufwertungsbonus die eigene Aktion bezahlen?',
    },
    ruling: {
      en: 'Yes. The bonus is there as soon as you declare the action, and a declared action must be completed.',
      de: 'Ja. Der Bonus ist da, sobald du die Aktion ansagst, und eine angesagte Aktion musst du zu Ende führen.',
    },
    reason: {
      en: 'In the rulebook’s example the bonus comes on choosing the action, before tile and price.',
      de: 'Im Beispiel der Regel kommt der Bonus mit der Wahl der Aktion, vor Plättchen und Kosten.',
    },
  },
  {
    id: 'R-26',
    confidence: 'medium',
    question: {
      en: 'May a building’s own reward pay the gold of its site?',
      de: 'Darf die Belohnung eines Gebäudes das Gold seines Bauplatzes zahlen?',
    },
    ruling: { en: 'Yes.', de: 'Ja.' },
    reason: {
      en: 'The order is pay the tile, gain its reward, place it; and by then the tile is paid.',
      de: 'Die Reihenfolge ist: Plättchen zahlen, Belohnung erhalten, legen; und da ist das Plättchen schon bezahlt.',
    },
  },
  {
    id: 'R-27',
    confidence: 'high',
    question: {
      en: 'How far does the discount for buildings reach?',
      de: 'Wie weit reicht der Nachlass für Gebäude?',
    },
    ruling: {
      en: 'It lowers gold only, first that of the tile, then that of the site.',
      de: 'Er senkt nur Gold, zuerst das des Plättchens, dann das des Bauplatzes.',
    },
    reason: {
      en: 'The texts speak of 2 gold off tile and board together, not below zero.',
      de: 'Die Texte nennen 2 Gold auf Plättchen und Plan zusammen, nicht unter null.',
    },
  },
  {
    id: 'R-28',
    confidence: 'medium',
    question: {
      en: 'May you gain 1 and advance when the track is at its end?',
      de: 'Darfst du am Ende einer Leiste 1 nehmen und vorrücken?',
    },
    ruling: {
      en: 'Yes, and you gain the 1 gold or stone alone. There is no advance, so no points of technologies; other advances there do nothing.',
      de: 'Ja, du erhältst nur das 1 Gold oder den 1 Stein. Vorgerückt wird nicht, also gibt es keine Punkte von Technologien; andere Schritte dort bewirken nichts.',
    },
    reason: { en: 'The texts say nothing.', de: 'Die Texte sagen nichts.' },
  },
  {
    id: 'R-29',
    confidence: 'medium',
    question: {
      en: 'What if a gain passes a wealth level?',
      de: 'Was, wenn du eine Reichtumsstufe überschreitest?',
    },
    ruling: {
      en: 'At the level or above counts. If one gain brings two bonuses, that for 6 comes first. Gold or stone lost beyond 9 still means that 9 was reached.',
      de: 'Auf oder über dem Wert zählt. Bringt ein Erhalt zwei Boni, kommt der für 6 zuerst. Auch wenn über 9 etwas verloren geht, ist 9 erreicht.',
    },
    reason: {
      en: 'The rulebook speaks of the first time you hit or reach the level.',
      de: 'Die Regel spricht vom ersten Erreichen des Werts.',
    },
  },
  {
    id: 'R-30',
    confidence: 'medium',
    question: {
      en: 'Do windows beyond two count outside your turn?',
      de: 'Zählen mehr als zwei Fenster außerhalb deines Zuges?',
    },
    ruling: {
      en: 'The limit is checked only at the end of your own turn; what plazas give you later is kept on top.',
      de: 'Geprüft wird nur am Ende deines eigenen Zuges; was Marktplätze dir später bringen, behältst du zusätzlich.',
    },
    reason: {
      en: 'The limit is stated for the end of your turn.',
      de: 'Die Grenze steht beim Ende deines Zuges.',
    },
  },
  {
    id: 'R-31',
    confidence: 'medium',
    question: {
      en: 'Do level I and II technologies work between gaining them and your next turn?',
      de: 'Wirken Technologien von Level I und II, bevor dein nächster Zug beginnt?',
    },
    ruling: {
      en: 'No. They work from the start of your next turn, and from then on in all turns, your interrupts in the turns of others included.',
      de: 'Nein. Sie wirken ab dem Beginn deines nächsten Zuges, dann aber in allen Zügen, auch wenn du in fremden gefragt wirst.',
    },
    reason: {
      en: 'The texts exclude the current turn and name your next one.',
      de: 'Die Texte schließen den laufenden Zug aus und nennen den nächsten.',
    },
  },
  {
    id: 'R-32',
    confidence: 'medium',
    question: {
      en: 'May single-use technologies be used in the turns of others?',
      de: 'Darfst du einmalige Technologien in fremden Zügen nutzen?',
    },
    ruling: { en: 'No, in your own turns only.', de: 'Nein, nur in deinen eigenen.' },
    reason: {
      en: 'The texts speak of this turn or a later turn of yours.',
      de: 'Die Texte sprechen von diesem oder einem späteren eigenen Zug.',
    },
  },
  {
    id: 'R-33',
    confidence: 'low',
    question: {
      en: 'What does once per turn mean for the token technologies?',
      de: 'Was heißt einmal pro Zug bei den Technologien für Marker?',
    },
    ruling: {
      en: 'Once per turn of the table, so also in another player’s turn.',
      de: 'Einmal pro Zug am Tisch, also auch in einem fremden Zug.',
    },
    reason: { en: 'The texts say only once per turn.', de: 'Die Texte sagen nur einmal pro Zug.' },
  },
  {
    id: 'R-34',
    confidence: 'medium',
    question: {
      en: 'What do lower rewards set off in final scoring?',
      de: 'Was lösen untere Belohnungen in der Schlusswertung aus?',
    },
    ruling: {
      en: 'Gains, track moves, points of technologies, wealth bonuses and squares of the grids count. Paid moves, actions, single-use technologies and seals do not, and a technology space reached now brings no draw.',
      de: 'Gewinne, Schritte auf Leisten, Punkte von Technologien, Reichtumsboni und Felder der Raster zählen. Bezahlte Bewegungen, Aktionen, einmalige Technologien und Siegel nicht, und ein jetzt erreichtes Technologiefeld bringt kein Ziehen.',
    },
    reason: {
      en: 'The texts say nothing; the online game excludes actions after the last turn.',
      de: 'Die Texte sagen nichts; das Onlinespiel schließt Aktionen nach dem letzten Zug aus.',
    },
  },
  {
    id: 'R-35',
    confidence: 'high',
    question: {
      en: 'How do two seals share gold and stone?',
      de: 'Wie teilen sich zwei Siegel Gold und Stein?',
    },
    ruling: {
      en: 'Each unit is spent once, and the best split counts. Gold and Stone: 2 per unit. Gold and Pairs, or Stone and Pairs: 2 per unit of the one, and 1 more for each pair.',
      de: 'Jedes Stück wird einmal ausgegeben, und die beste Aufteilung gilt. Gold und Stein: 2 je Stück. Gold und Paar, oder Stein und Paar: 2 je Stück der einen Art und 1 mehr je Paar.',
    },
    reason: {
      en: 'Plain arithmetic: 3 for each pair and 2 for each unit left over.',
      de: 'Einfache Rechnung: 3 je Paar und 2 je übriges Stück.',
    },
  },
  {
    id: 'R-36',
    confidence: 'low',
    question: {
      en: 'In what order does a production pay?',
      de: 'In welcher Reihenfolge zahlt eine Produktion?',
    },
    ruling: {
      en: 'The basic amount first, then the bonuses from left to right; the owner may reorder the bonuses.',
      de: 'Zuerst die Grundmenge, dann die Boni von links nach rechts; der Besitzer darf die Boni umordnen.',
    },
    reason: { en: 'The texts say nothing.', de: 'Die Texte sagen nichts.' },
  },
  {
    id: 'R-37',
    confidence: 'medium',
    question: {
      en: 'Does a plaza hex without a tile count as a plaza?',
      de: 'Gilt ein Marktplatzfeld ohne Plättchen als Marktplatz?',
    },
    ruling: {
      en: 'Yes, for completion and for points of buildings; cubes are placed there as usual.',
      de: 'Ja, für Vollständigkeit und Punkte von Gebäuden; Würfel werden dort wie üblich gesetzt.',
    },
    reason: {
      en: 'The texts call it a plaza and forbid building on it.',
      de: 'Die Texte nennen es Marktplatz und verbieten das Bauen darauf.',
    },
  },
  {
    id: 'R-38',
    confidence: 'low',
    question: {
      en: 'How are the buildings of the set-up turned?',
      de: 'Wie sind die Gebäude des Aufbaus gedreht?',
    },
    ruling: {
      en: 'As the random seed says. Their blue corners can be matched, and they count as buildings of their plaza.',
      de: 'Wie es der Zufall bestimmt. An ihre blauen Ecken kann man anlegen, und sie zählen als Gebäude ihres Marktplatzes.',
    },
    reason: {
      en: 'The corner rule speaks of any other building.',
      de: 'Die Eckenregel spricht von jedem anderen Gebäude.',
    },
  },
  {
    id: 'R-39',
    confidence: 'medium',
    question: {
      en: 'May you move to V when no V tile is left at the bridge?',
      de: 'Darfst du auf V ziehen, wenn bei der Brücke kein V-Plättchen mehr liegt?',
    },
    ruling: {
      en: 'Yes. It costs the egg, pays the upgrade of the action, and brings neither tile nor plank.',
      de: 'Ja. Es kostet das Ei, bringt den Aufwertungsbonus der Aktion und weder Plättchen noch Planke.',
    },
    reason: {
      en: 'The texts call it pointless, not forbidden.',
      de: 'Die Texte nennen es sinnlos, nicht verboten.',
    },
  },
  {
    id: 'R-40',
    confidence: 'low',
    question: {
      en: 'May the egg and road technology be used with the pawn on V?',
      de: 'Darfst du die Technologie mit Ei und Königsweg nutzen, wenn die Figur auf V steht?',
    },
    ruling: {
      en: 'Yes, for the egg alone; the impossible action is skipped. The egg comes first, so it may pay for IV or V.',
      de: 'Ja, nur für das Ei; die unmögliche Aktion entfällt. Das Ei kommt zuerst und darf also IV oder V bezahlen.',
    },
    reason: { en: 'The texts say nothing.', de: 'Die Texte sagen nichts.' },
  },
  {
    id: 'R-41',
    confidence: 'medium',
    question: { en: 'What happens at the border of a grid?', de: 'Was geschieht am Rand eines Rasters?' },
    ruling: {
      en: 'A move that is not possible does nothing; one that would be paid is refused.',
      de: 'Ein unmöglicher Schritt bewirkt nichts; einer, der bezahlt würde, wird abgelehnt.',
    },
    reason: { en: 'The texts say nothing.', de: 'Die Texte sagen nichts.' },
  },
  {
    id: 'R-42',
    confidence: 'medium',
    question: {
      en: 'May a Cathedral V tile be taken later?',
      de: 'Darfst du ein V-Plättchen beim Dom später nehmen?',
    },
    ruling: {
      en: 'No, on arrival or never. The top tier means any square of tier III.',
      de: 'Nein, beim Betreten oder nie. Oberste Stufe heißt jedes Feld der Stufe III.',
    },
    reason: {
      en: 'It is listed among the immediate results of a move.',
      de: 'Es steht unter den sofortigen Auswirkungen einer Bewegung.',
    },
  },
  {
    id: 'R-43',
    confidence: 'low',
    question: {
      en: 'What becomes of things left open at the end of a turn?',
      de: 'Was wird am Zugende aus Offenem?',
    },
    ruling: {
      en: 'Each kind has its class: some must be done first, some happen by themselves, some lapse, some stay for later turns.',
      de: 'Jede Art hat ihre Klasse: Manches ist vorher Pflicht, manches geschieht von selbst, manches verfällt, manches bleibt für spätere Züge.',
    },
    reason: { en: 'The texts say nothing.', de: 'Die Texte sagen nichts.' },
  },
  {
    id: 'R-44',
    confidence: 'medium',
    question: {
      en: 'Does the crane points technology count points taken later?',
      de: 'Zählt die Technologie für Punkte des Krans später genommene Punkte?',
    },
    ruling: {
      en: 'Yes, also when the points of the slot are taken later in the turn; 1 point per turn at most. Points of the wheel gold and wheel stone technologies do not count.',
      de: 'Ja, auch wenn die Punkte des Platzes erst später im Zug genommen werden; höchstens 1 Punkt pro Zug. Punkte der Technologien für Radgold und Radstein zählen nicht.',
    },
    reason: {
      en: 'The texts speak of points from wheel or blue zone when choosing.',
      de: 'Die Texte sprechen von Punkten aus Rad oder blauem Bereich bei der Wahl.',
    },
  },
  {
    id: 'R-45',
    confidence: 'medium',
    question: {
      en: 'Do the pieces limit tokens, eggs and windows?',
      de: 'Begrenzen die Spielteile Marker, Eier und Fenster?',
    },
    ruling: { en: 'No.', de: 'Nein.' },
    reason: {
      en: 'There are pieces worth three, and the component list sets no limit.',
      de: 'Es gibt Teile mit dem Wert drei, und die Materialliste setzt keine Grenze.',
    },
  },
  {
    id: 'R-46',
    confidence: 'medium',
    question: {
      en: 'May a technology be chosen after the turn?',
      de: 'Darf eine Technologie nach dem Zug gewählt werden?',
    },
    ruling: {
      en: 'As a rule you choose before your turn ends. With the option ASYNC_TECH a choice of level I or II may wait until your next turn starts; a later draw from the same stack waits for it.',
      de: 'In der Regel wählst du, bevor dein Zug endet. Mit der Option ASYNC_TECH darf die Wahl bei Level I oder II bis zum Beginn deines nächsten Zuges warten; ein späteres Ziehen vom selben Stapel wartet darauf.',
    },
    reason: {
      en: 'The rulebook lets the next player begin meanwhile. Without waiting, two draws of three could empty a stack.',
      de: 'Die Regel lässt den Nächsten derweil beginnen. Ohne Warten könnten zwei Ziehungen zu dritt einen Stapel leeren.',
    },
  },
  {
    id: 'R-48',
    confidence: 'medium',
    question: {
      en: 'What if you take or refresh the tile under Parler’s marker?',
      de: 'Was, wenn du das Plättchen unter Parlers Markierung nimmst oder auffrischst?',
    },
    ruling: {
      en: 'The marker stays with the slot and marks the new tile, also when the era changes. If the slot stays empty, it moves right to the next slot with a tile.',
      de: 'Die Markierung bleibt am Platz und gilt für das neue Plättchen, auch beim Wechsel der Ära. Bleibt der Platz leer, rückt sie nach rechts zum nächsten besetzten.',
    },
    reason: { en: 'The texts say nothing.', de: 'Die Texte sagen nichts.' },
  },
  {
    id: 'R-49',
    confidence: 'medium',
    question: {
      en: 'Which plazas does Parler’s pawn visit?',
      de: 'Welche Marktplätze besucht Parlers Figur?',
    },
    ruling: {
      en: 'Only plaza hexes that hold a plaza tile form its ring.',
      de: 'Nur Felder mit einem Marktplatz-Plättchen bilden ihre Runde.',
    },
    reason: {
      en: 'A picture shows it passing over an unused hex.',
      de: 'Ein Bild zeigt, wie sie ein unbenutztes Feld übergeht.',
    },
  },
  {
    id: 'R-53',
    confidence: 'high',
    question: { en: 'Do covered Era I upgrades count?', de: 'Zählen überbaute Aufwertungen der Ära I?' },
    ruling: {
      en: 'Yes, for space III of the King’s Road and for the gold bridge tile.',
      de: 'Ja, für Feld III des Königswegs und für das goldene Brückenplättchen.',
    },
    reason: {
      en: 'The player aid says so; the rulebook says it for the bridge tile only.',
      de: 'Der Spickzettel sagt es; die Regel sagt es nur beim Brückenplättchen.',
    },
  },
  {
    id: 'R-54',
    confidence: 'low',
    question: {
      en: 'How is a row refreshed with short stacks?',
      de: 'Wie wird eine Reihe mit kurzen Stapeln aufgefrischt?',
    },
    ruling: {
      en: 'Both removed tiles go under their stacks in the order of their slots; then new ones are drawn.',
      de: 'Beide Plättchen kommen in der Reihenfolge ihrer Plätze unter ihre Stapel; dann werden neue gezogen.',
    },
    reason: { en: 'The texts say nothing.', de: 'Die Texte sagen nichts.' },
  },
  {
    id: 'R-55',
    confidence: 'medium',
    question: {
      en: 'What if the slot bonus was not collected?',
      de: 'Was, wenn der Radbonus nicht genommen wurde?',
    },
    ruling: {
      en: 'At the end of the turn gold, stone and windows are collected by themselves, the right to a special tile turns into points, and the egg offer lapses.',
      de: 'Am Zugende kommen Gold, Stein und Fenster von selbst, aus dem Spezialplättchen-Bonus werden Punkte, und das Angebot des Eies verfällt.',
    },
    reason: {
      en: 'The rulebook gives points for an unused special bonus and says nothing of the rest.',
      de: 'Die Regel gibt Punkte für einen ungenutzten Spezialplättchen-Bonus und sagt sonst nichts.',
    },
  },
  {
    id: 'R-57',
    confidence: 'medium',
    question: {
      en: 'How often does a retroactive bonus pay after several performances?',
      de: 'Wie oft zahlt ein rückwirkender Bonus nach mehreren Ausführungen?',
    },
    ruling: {
      en: 'Once for each earlier performance that is still unpaid.',
      de: 'Einmal für jede frühere Ausführung, die noch unbezahlt ist.',
    },
    reason: {
      en: 'Performing twice pays twice, the rulebook says.',
      de: 'Zweimal ausführen zahlt zweimal, sagt die Regel.',
    },
  },
  {
    id: 'R-60',
    confidence: 'low',
    question: {
      en: 'Do choices of others hold up the active player?',
      de: 'Halten Entscheidungen anderer den Spieler am Zug auf?',
    },
    ruling: {
      en: 'Only if the outcome can touch things that all share or the active player’s options. Otherwise the choice may stay open until its owner’s next turn (DEV-1).',
      de: 'Nur wenn ihr Ergebnis Gemeinsames oder dessen Möglichkeiten berühren kann. Sonst darf die Entscheidung bis zum nächsten eigenen Zug offen bleiben (DEV-1).',
    },
    reason: {
      en: 'This is a question of playing by post, not of the rules.',
      de: 'Das ist eine Frage des Fernspiels, nicht der Regeln.',
    },
  },
  {
    id: 'R-61',
    confidence: 'medium',
    question: {
      en: 'What about choices caused by the last turn?',
      de: 'Was ist mit Entscheidungen aus dem letzten Zug?',
    },
    ruling: { en: 'They are made before scoring begins.', de: 'Sie fallen vor der Schlusswertung.' },
    reason: {
      en: 'The online game describes it so for its postponed choices.',
      de: 'Das Onlinespiel beschreibt es so für seine verschobenen Entscheidungen.',
    },
  },
  {
    id: 'R-62',
    confidence: 'medium',
    question: {
      en: 'What if a bought extra action is not performed?',
      de: 'Was, wenn eine gekaufte Zusatzaktion nicht ausgeführt wird?',
    },
    ruling: {
      en: 'It is lost, and the windows are not given back.',
      de: 'Sie ist verloren, und die Fenster kommen nicht zurück.',
    },
    reason: { en: 'The texts say nothing.', de: 'Die Texte sagen nichts.' },
  },
  {
    id: 'R-63',
    confidence: 'medium',
    question: {
      en: 'What is the row number for the gold bridge tile of rows?',
      de: 'Was ist die Nummer der Reihe beim goldenen Brückenplättchen für Reihen?',
    },
    ruling: {
      en: 'The printed number of each marker’s row, times 2. The board decides whether the lowest row is 0 or 1.',
      de: 'Die gedruckte Nummer der Reihe jedes Würfels, mal 2. Ob die unterste 0 oder 1 hat, sagt der Plan.',
    },
    reason: {
      en: 'Row 3 of the Hunger Wall gives 6, the rulebook says.',
      de: 'Reihe 3 der Hungermauer bringt 6, sagt die Regel.',
    },
  },
] as const satisfies readonly Ruling[];
