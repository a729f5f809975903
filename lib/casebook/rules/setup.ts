import type { Topic } from '../types';

export const SETUP = {
  id: 'SETUP',
  title: { en: 'Preparing the game', de: 'Spielaufbau' },
  rules: [
    {
      id: 'SETUP-1',
      en: 'One to four people can play. Alone you use the two-player set-up together with one of the solo modes (SOLO or PARLER).',
      de: 'Ein bis vier Personen können spielen. Allein nimmst du den Aufbau für zwei Spieler zusammen mit einer der Solovarianten (SOLO oder PARLER).',
    },
    {
      id: 'SETUP-2',
      en: 'Chance decides who goes first; from there play goes clockwise, and that order never changes. In the solo modes you go first.',
      de: 'Der Zufall bestimmt, wer beginnt; danach geht es im Uhrzeigersinn, und diese Reihenfolge bleibt. In den Solovarianten beginnst du.',
    },
    {
      id: 'SETUP-3',
      en: 'Windows, bonus tokens and eggs lie in an open supply that never runs out.',
      de: 'Fenster, Marker und Eier liegen in einem offenen Vorrat, der nie ausgeht.',
    },
    {
      id: 'SETUP-4',
      en: 'Charles Bridge has five plank places, and each covers a fixed pair of bonus spaces, ten in all. The bonus pieces may lie with either face up and either way round; this is settled once, at set-up.',
      de: 'Die Karlsbrücke hat fünf Plätze für Planken; jeder bedeckt ein festes Paar von Bonusfeldern, zehn insgesamt. Die Bonusteile dürfen mit jeder Seite nach oben und in jeder Orientierung liegen; das wird einmal beim Aufbau festgelegt.',
    },
    {
      id: 'SETUP-5',
      en: 'The 12 bridge tiles are 6 silver ones (IV) and 6 gold ones (V). The silver ones are shuffled into one face-down stack at the bridge.',
      de: 'Die 12 Brückenplättchen sind 6 silberne (IV) und 6 goldene (V). Die silbernen bilden gemischt einen verdeckten Stapel an der Brücke.',
    },
    {
      id: 'SETUP-6',
      en: 'The gold V tiles are shuffled and halved: three wait at the bridge, three at the Cathedral, all face down (R-3).',
      de: 'Die goldenen V-Plättchen werden gemischt und halbiert: drei liegen bei der Brücke, drei beim Dom, alle verdeckt (R-3).',
    },
    {
      id: 'SETUP-7',
      en: 'All eight production tokens lie open in the river; their order means nothing.',
      de: 'Alle acht Produktionsplättchen liegen offen in der Moldau; ihre Reihenfolge hat keine Bedeutung.',
    },
    {
      id: 'SETUP-8',
      en: 'King’s Road tiles and the tier sets A and B stay in the box unless a variant asks for them. Hunger Wall and Cathedral get their original tiers I to III.',
      de: 'Königswegplättchen und die Stufen A und B bleiben in der Schachtel, außer eine Variante verlangt sie. Hungermauer und Dom erhalten ihre Originalstufen I bis III.',
    },
    {
      id: 'SETUP-9',
      en: 'Plaza tiles are dealt at random to plaza hexes of their own colour. Hexes marked 4 are used with four players only, hexes marked 3–4 with three or four.',
      de: 'Marktplatz-Plättchen kommen zufällig auf Marktplatzfelder ihrer Farbe. Felder mit der Marke 4 gibt es nur zu viert, Felder mit der Marke 3–4 nur zu dritt und zu viert.',
    },
    {
      id: 'SETUP-10',
      en: 'With 2, 3 or 4 players 8, 9 or 10 plaza tiles lie on the board; the other 3, 2 or 1 of the eleven go back to the box.',
      de: 'Zu zweit, dritt oder viert liegen 8, 9 oder 10 Marktplatz-Plättchen auf dem Plan; die anderen 3, 2 oder 1 von elf kommen in die Schachtel.',
    },
    {
      id: 'SETUP-11',
      en: 'The 24 technology tiles are sorted into levels I to IV, six of each, and every level is shuffled into a face-down stack of its own.',
      de: 'Die 24 Technologieplättchen werden nach Level I bis IV sortiert, je sechs; jedes Level bildet gemischt einen eigenen verdeckten Stapel.',
    },
    {
      id: 'SETUP-12',
      en: 'All six action tiles show the same side, A or B, and keep it for the whole game. For a first game they lie in the pictured order, otherwise in random order.',
      de: 'Alle sechs Aktionsplättchen zeigen dieselbe Seite, A oder B, und behalten sie das ganze Spiel. In der ersten Partie liegen sie in der abgebildeten Reihenfolge, sonst in zufälliger.',
    },
    {
      id: 'SETUP-13',
      en: 'Hexagon tiles are sorted by type, rarity and era. Each era has 11 normal and 4 special upgrades, 14 and 4 walls, 14 and 4 buildings: 30, 36 and 36 tiles in all.',
      de: 'Sechseckplättchen werden nach Typ, Art und Ära sortiert. Je Ära gibt es 11 normale und 4 spezielle Aufwertungen, 14 und 4 Mauern, 14 und 4 Gebäude: insgesamt 30, 36 und 36.',
    },
    {
      id: 'SETUP-14',
      en: 'The Era II stacks wait aside. The six Era I stacks are shuffled face down, and each row is dealt three normal tiles with one special tile in the rightmost slot.',
      de: 'Die Stapel der Ära II warten. Die sechs Stapel der Ära I werden verdeckt gemischt; in jede Reihe kommen drei Normalplättchen und ganz rechts ein Spezialplättchen.',
    },
    {
      id: 'SETUP-15',
      en: 'With two or three players some marked city hexes are built on beforehand: each takes the next normal Era I building of the shuffled stack. Such buildings belong to nobody, carry no cube and pay nobody.',
      de: 'Zu zweit und zu dritt sind manche Bauplätze vorab bebaut: Jeder erhält das nächste normale Gebäude der Ära I vom gemischten Stapel. Solche Gebäude gehören niemandem, tragen keinen Würfel und bringen niemandem etwas.',
    },
    {
      id: 'SETUP-16',
      en: 'The 5-point token waits beside the end of the blue zone.',
      de: 'Das 5-Punkte-Plättchen wartet neben dem Ende des blauen Bereichs.',
    },
    {
      id: 'SETUP-17',
      en: 'Each player takes a player board, an action board and, in one colour, 11 cubes, a King’s Road pawn and a score marker.',
      de: 'Jeder nimmt ein Spielertableau, ein Aktionstableau und in einer Farbe 11 Würfel, eine Figur für den Königsweg und einen Punktezähler.',
    },
    {
      id: 'SETUP-18',
      en: 'Four of your cubes mark the starts of your gold mine, quarry, technology and university tracks; three more cover your wealth bonuses.',
      de: 'Vier deiner Würfel stehen am Anfang von Goldminen-, Steinbruch-, Technologie- und Universitätsleiste; drei weitere bedecken deine Reichtumsboni.',
    },
    {
      id: 'SETUP-19',
      en: 'One of your cubes stands on the lower right square of the Hunger Wall, one on the lower left square of the Cathedral.',
      de: 'Ein Würfel steht unten rechts auf der Hungermauer, einer unten links auf dem Dom.',
    },
    {
      id: 'SETUP-20',
      en: 'That leaves you two available cubes: 11 less 4, 3 and 2.',
      de: 'Damit bleiben dir zwei verfügbare Würfel: 11 weniger 4, 3 und 2.',
    },
    {
      id: 'SETUP-21',
      en: 'You start with 2 gold and 2 stone. Eggs, windows, bonus tokens, technologies, tiles and points all start at zero.',
      de: 'Du beginnst mit 2 Gold und 2 Stein. Eier, Fenster, Marker, Technologien, Plättchen und Punkte beginnen bei null.',
    },
    {
      id: 'SETUP-22',
      en: 'Your King’s Road pawn starts beside the board, before space I.',
      de: 'Deine Figur beginnt neben dem Spielplan, vor Feld I des Königswegs.',
    },
  ],
} as const satisfies Topic;
