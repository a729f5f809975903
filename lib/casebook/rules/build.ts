import type { Topic } from '../types';

export const BUILD = {
  id: 'BUILD',
  title: { en: 'Construct a Building', de: 'Gebäudebau' },
  rules: [
    {
      id: 'BUILD-1',
      en: 'Choose a tile from the building row and pay its printed price at once.',
      de: 'Wähle ein Plättchen aus der Gebäudereihe und zahle sofort seine aufgedruckten Kosten.',
    },
    {
      id: 'BUILD-2',
      en: 'After paying you gain the rewards on its green sign, then you place it on a legal site.',
      de: 'Nach dem Bezahlen erhältst du die Belohnungen auf seinem grünen Schild, dann legst du es auf einen erlaubten Bauplatz.',
    },
    {
      id: 'BUILD-3',
      en: 'Legal sites are the marked city hexes without a tile. You may not build on the King’s Road, the houses at the river, green land, walled-off ground, occupied hexes or plaza hexes, even those without a plaza tile.',
      de: 'Erlaubt sind die markierten Stadtfelder ohne Plättchen. Nicht bauen darfst du auf dem Königsweg, den Häusern am Fluss, grünem Land, ummauertem Gelände, besetzten Feldern und Marktplatzfeldern, auch ohne Marktplatz-Plättchen.',
    },
    {
      id: 'BUILD-4',
      en: 'You may turn the tile any of six ways.',
      de: 'Du darfst das Plättchen in jede der sechs Richtungen drehen.',
    },
    {
      id: 'BUILD-5',
      en: 'Sites on the Old Town side cost extra gold, paid at once, and score the points printed there. If you cannot pay, you may not build there.',
      de: 'Bauplätze auf der Altstadtseite kosten zusätzliches Gold, sofort zu zahlen, und bringen die dort angegebenen Punkte. Kannst du nicht zahlen, darfst du dort nicht bauen.',
    },
    {
      id: 'BUILD-6',
      en: 'Sites on the New Town side cost nothing extra and score nothing.',
      de: 'Bauplätze auf der Neustadtseite kosten nichts zusätzlich und bringen keine Punkte.',
    },
    {
      id: 'BUILD-7',
      en: 'The extra gold of a site is due as you place the tile, so after the tile’s rewards.',
      de: 'Das Gold für den Bauplatz ist beim Legen fällig, also nach den Belohnungen des Plättchens.',
    },
    {
      id: 'BUILD-8',
      en: 'A building with a cube space takes one of your available cubes and so gives you a claim on its plaza. If you have a cube available, you must place it.',
      de: 'Ein Gebäude mit Platz für einen Würfel nimmt einen deiner verfügbaren Würfel auf und gibt dir so ein Anrecht auf seinen Marktplatz. Hast du einen verfügbaren Würfel, musst du ihn setzen.',
    },
    {
      id: 'BUILD-9',
      en: 'Without an available cube you may build it all the same; it then gives neither claim nor points.',
      de: 'Ohne verfügbaren Würfel darfst du es trotzdem bauen; es bringt dann weder Anrecht noch Punkte.',
    },
    {
      id: 'BUILD-10',
      en: 'A building without a cube space scores 1 point for each building around its plaza, itself and the buildings of the set-up included.',
      de: 'Ein Gebäude ohne Platz für einen Würfel bringt 1 Punkt für jedes Gebäude um seinen Marktplatz, sich selbst und die Gebäude des Aufbaus eingeschlossen.',
    },
    {
      id: 'BUILD-11',
      en: 'Tokens for blue corners are gained as it is placed.',
      de: 'Marker für blaue Ecken erhältst du beim Legen.',
    },
    {
      id: 'BUILD-12',
      en: 'A building with the Cathedral symbol gives one sideways move on the Cathedral.',
      de: 'Ein Gebäude mit dem Dom-Symbol bringt eine Seitwärts-Bewegung auf dem Dom.',
    },
    {
      id: 'BUILD-13',
      en: 'The order is: declare (upgrade bonus), choose and pay the tile, refill, rewards, place with the site’s gold and points, corner tokens, cube or points for buildings, and the plaza if it is now complete.',
      de: 'Die Reihenfolge ist: ansagen (Aufwertungsbonus), Plättchen wählen und zahlen, auffüllen, Belohnungen, legen mit Gold und Punkten des Bauplatzes, Marker für Ecken, Würfel oder Punkte für Gebäude, und der Marktplatz, falls er nun vollständig ist.',
    },
    {
      id: 'BUILD-14',
      en: 'If no legal site is left, or none that you can pay, the action cannot be performed.',
      de: 'Ist kein erlaubter Bauplatz frei oder keiner bezahlbar, geht die Aktion nicht.',
    },
  ],
} as const satisfies Topic;
