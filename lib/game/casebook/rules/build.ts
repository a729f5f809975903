import type { Topic } from '@/lib/game/casebook/types';

export const BUILD = {
  id: 'BUILD',
  title: { en: 'Construct a Building', de: 'Gebäudebau', pt: 'Erigir uma Construção' },
  rules: [
    {
      id: 'BUILD-1',
      en: 'Choose a tile from the building row and pay its printed price at once.',
      de: 'Wähle ein Plättchen aus der Gebäudereihe und zahle sofort seine aufgedruckten Kosten.',
      pt: 'Escolha uma peça da linha de construções e pague na hora o custo impresso.',
    },
    {
      id: 'BUILD-2',
      en: 'After paying you gain the rewards on its green sign, then you place it on a legal site.',
      de: 'Nach dem Bezahlen erhältst du die Belohnungen auf seinem grünen Schild, dann legst du es auf einen erlaubten Bauplatz.',
      pt: 'Depois de pagar, você recebe as recompensas da área verde e então a coloca em um local de construção válido.',
    },
    {
      id: 'BUILD-3',
      en: 'Legal sites are the marked city hexes without a tile. You may not build on the King’s Road, the houses at the river, green land, walled-off ground, occupied hexes or plaza hexes, even those without a plaza tile.',
      de: 'Erlaubt sind die markierten Stadtfelder ohne Plättchen. Nicht bauen darfst du auf dem Königsweg, den Häusern am Fluss, grünem Land, ummauertem Gelände, besetzten Feldern und Marktplatzfeldern, auch ohne Marktplatz-Plättchen.',
      pt: 'São válidos os hexágonos marcados da cidade sem peça. Não se constrói na Estrada Real, nas casas junto ao rio, em campo verde, em áreas muradas, em hexágonos ocupados nem em hexágonos de praça, mesmo sem peça de praça.',
    },
    {
      id: 'BUILD-4',
      en: 'You may turn the tile any of six ways.',
      de: 'Du darfst das Plättchen in jede der sechs Richtungen drehen.',
      pt: 'Você pode girar a peça para qualquer uma das seis orientações.',
    },
    {
      id: 'BUILD-5',
      en: 'Sites on the Old Town side cost extra gold, paid at once, and score the points printed there. If you cannot pay, you may not build there.',
      de: 'Bauplätze auf der Altstadtseite kosten zusätzliches Gold, sofort zu zahlen, und bringen die dort angegebenen Punkte. Kannst du nicht zahlen, darfst du dort nicht bauen.',
      pt: 'Locais no lado da Cidade Velha custam ouro adicional, pago na hora, e rendem os pontos mostrados lá. Se não puder pagar, você não pode construir lá.',
    },
    {
      id: 'BUILD-6',
      en: 'Sites on the New Town side cost nothing extra and score nothing.',
      de: 'Bauplätze auf der Neustadtseite kosten nichts zusätzlich und bringen keine Punkte.',
      pt: 'Locais no lado da Cidade Nova não têm custo adicional nem pontos.',
    },
    {
      id: 'BUILD-7',
      rulings: ['R-26'],
      en: 'The extra gold of a site is due as you place the tile, so after the tile’s rewards.',
      de: 'Das Gold für den Bauplatz ist beim Legen fällig, also nach den Belohnungen des Plättchens.',
      pt: 'O ouro do local é devido ao posicionar, portanto depois das recompensas da peça.',
    },
    {
      id: 'BUILD-8',
      rulings: ['R-8', 'R-65'],
      en: 'A building with a cube space takes one of your available cubes and so gives you a claim on its plaza. If you have a cube available, you must place it.',
      de: 'Ein Gebäude mit Platz für einen Würfel nimmt einen deiner verfügbaren Würfel auf und gibt dir so ein Anrecht auf seinen Marktplatz. Hast du einen verfügbaren Würfel, musst du ihn setzen.',
      pt: 'Uma construção com espaço para cubo recebe um de seus cubos disponíveis e lhe dá assim uma reivindicação na praça. Se você tem um cubo disponível, deve colocá-lo.',
    },
    {
      id: 'BUILD-9',
      rulings: ['R-7'],
      en: 'Without an available cube you may build it all the same; it then gives neither claim nor points.',
      de: 'Ohne verfügbaren Würfel darfst du es trotzdem bauen; es bringt dann weder Anrecht noch Punkte.',
      pt: 'Sem cubo disponível você pode erigi-la mesmo assim; ela não dá então nem reivindicação nem pontos.',
    },
    {
      id: 'BUILD-10',
      en: 'A building without a cube space scores 1 point for each building around its plaza, itself and the buildings of the set-up included.',
      de: 'Ein Gebäude ohne Platz für einen Würfel bringt 1 Punkt für jedes Gebäude um seinen Marktplatz, sich selbst und die Gebäude des Aufbaus eingeschlossen.',
      pt: 'Uma construção sem espaço para cubo rende 1 ponto para cada construção ao redor da praça, ela própria e as da preparação incluídas.',
    },
    {
      id: 'BUILD-11',
      en: 'Tokens for blue corners are gained as it is placed.',
      de: 'Marker für blaue Ecken erhältst du beim Legen.',
      pt: 'Marcadores por quinas azuis são recebidos ao posicionar.',
    },
    {
      id: 'BUILD-12',
      en: 'A building with the Cathedral symbol gives one sideways move on the Cathedral.',
      de: 'Ein Gebäude mit dem Dom-Symbol bringt eine Seitwärts-Bewegung auf dem Dom.',
      pt: 'Uma construção com o símbolo da Catedral dá um movimento lateral na Catedral.',
    },
    {
      id: 'BUILD-13',
      rulings: ['R-18', 'R-26'],
      en: 'The order is: declare (upgrade bonus), choose and pay the tile, refill, rewards, place with the site’s gold and points, corner tokens, cube or points for buildings, and the plaza if it is now complete.',
      de: 'Die Reihenfolge ist: ansagen (Aufwertungsbonus), Plättchen wählen und zahlen, auffüllen, Belohnungen, legen mit Gold und Punkten des Bauplatzes, Marker für Ecken, Würfel oder Punkte für Gebäude, und der Marktplatz, falls er nun vollständig ist.',
      pt: 'A ordem é: declarar (bônus de melhoria), escolher e pagar a peça, repor, recompensas, posicionar com o ouro e os pontos do local, marcadores de quina, cubo ou pontos por construções, e a praça, se ficou completa.',
    },
    {
      id: 'BUILD-14',
      en: 'If no legal site is left, or none that you can pay, the action cannot be performed.',
      de: 'Ist kein erlaubter Bauplatz frei oder keiner bezahlbar, geht die Aktion nicht.',
      pt: 'Se não há local válido livre, ou nenhum que você possa pagar, a ação não é possível.',
    },
  ],
} as const satisfies Topic;
