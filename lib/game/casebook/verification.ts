/**
 * How a game proves itself, described in enough detail to write a verifier without reading the code
 * (examples/verify.py is one). The page /verify shows it in three languages; docs/verification.md is the
 * English of it (tests/verify/published.unit.test.ts keeps it).
 */
import type { Words } from './types';

/**
 * A paragraph, a list, something to copy that is the same in every language, or a table of such things with
 * their meanings.
 */
export type Block =
  | Words
  | { readonly code: string }
  | { readonly list: readonly Words[] }
  | { readonly rows: readonly (readonly [code: string, meaning: Words])[] };

export interface Section {
  readonly id: string;
  readonly heading: Words;
  readonly blocks: readonly Block[];
}

export const VERIFICATION_TITLE: Words = {
  en: 'How a game proves itself',
  de: 'Wie sich eine Partie beweist',
  pt: 'Como uma partida se comprova',
};

export const VERIFICATION_LEAD: Words = {
  en: 'With the document of a finished game you can check two things without asking us. A program of your own can show that every stack was shuffled as promised before the first turn, and that no row has changed since.',
  de: 'Wer das Dokument einer beendeten Partie hat, kann mit einem eigenen Programm und ohne uns zu fragen prüfen, dass jeder Stapel so gemischt wurde, wie es vor dem ersten Zug versprochen war, und dass seither keine Zeile geändert wurde.',
  pt: 'Quem tem o documento de uma partida terminada pode conferir, com um programa próprio e sem nos perguntar, que cada pilha foi embaralhada como se prometeu antes do primeiro turno, e que nenhuma linha mudou desde então.',
};

const BYTES: Section = {
  id: 'bytes',
  heading: { en: 'Texts and bytes', de: 'Texte und Bytes', pt: 'Textos e bytes' },
  blocks: [
    {
      en: 'The document is what `/api/games/ID/export` gives. Texts are hashed as UTF-8. SHA-256 and HMAC-SHA-256 are written as 64 lower-case hex digits.',
      de: 'Das Dokument ist, was `/api/games/ID/export` liefert. Texte werden als UTF-8 gehasht. SHA-256 und HMAC-SHA-256 stehen als 64 Hexziffern in Kleinbuchstaben da.',
      pt: 'O documento é o que `/api/games/ID/export` fornece. Textos são processados em UTF-8. SHA-256 e HMAC-SHA-256 são escritos como 64 dígitos hexadecimais minúsculos.',
    },
    {
      en: 'Canonical JSON has no white space, the keys of every object sorted by code unit, strings and whole numbers as `JSON.stringify` writes them (letters beyond ASCII as they are), and no members that are missing: nothing is ever `null` in place of a missing member.',
      de: 'Kanonisches JSON hat keinen Leerraum, die Schlüssel jedes Objekts nach Codeeinheiten sortiert, Zeichenketten und ganze Zahlen wie von `JSON.stringify` geschrieben (Buchstaben jenseits von ASCII unverändert) und keine fehlenden Mitglieder: Nichts steht je als `null` an Stelle eines fehlenden Mitglieds.',
      pt: 'O JSON canônico não tem espaços, tem as chaves de cada objeto ordenadas por unidade de código, textos e números inteiros como `JSON.stringify` os escreve (letras fora do ASCII ficam como estão) e nenhum membro ausente: nunca há `null` no lugar de um membro que falta.',
    },
    { code: '{"b": 1, "a": [true, "ž"]}   becomes   {"a":[true,"ž"],"b":1}' },
  ],
};

const PROMISE: Section = {
  id: 'promise',
  heading: { en: 'The promise', de: 'Das Versprechen', pt: 'A promessa' },
  blocks: [
    {
      en: 'When a table is made its server draws 32 random bytes: the seed, written as 64 hex digits. Everything that chance decides in the game follows from it. Its hash is published in row 1, before anybody can act; the seed itself stands in the document (`game.seed`) only when the game is over.',
      de: 'Wenn ein Tisch entsteht, zieht der Server 32 zufällige Bytes: den Startwert, geschrieben als 64 Hexziffern. Aus ihm folgt alles, was in der Partie der Zufall entscheidet. Sein Hash steht in Zeile 1, ehe jemand handeln kann; der Startwert selbst steht erst im Dokument (`game.seed`), wenn die Partie vorbei ist.',
      pt: 'Quando uma mesa é criada, o servidor sorteia 32 bytes: a semente, escrita como 64 dígitos hexadecimais. Dela segue tudo o que o acaso decide na partida. Seu hash é publicado na linha 1, antes que alguém possa agir; a própria semente só aparece no documento (`game.seed`) quando a partida termina.',
    },
    { code: 'commitment = SHA-256(the 64 hex digits of the seed, as text)' },
    {
      en: 'It stands at `game.commitment` and in the event `GameStarted` of row 1.',
      de: 'Es steht unter `game.commitment` und im Ereignis `GameStarted` der Zeile 1.',
      pt: 'Ele está em `game.commitment` e no evento `GameStarted` da linha 1.',
    },
  ],
};

const CHAIN: Section = {
  id: 'chain',
  heading: { en: 'The chain of rows', de: 'Die Kette der Zeilen', pt: 'A cadeia de linhas' },
  blocks: [
    {
      en: 'Each step is a row of `log`, numbered by `seq` from 1 without a gap, with a `commandId` that no other row has. Row 1 is the set-up and has no `seat`. Events are hashed as they stand in the document.',
      de: 'Jeder Schritt ist eine Zeile von `log`, mit `seq` ab 1 lückenlos nummeriert und mit einer `commandId`, die keine andere Zeile hat. Zeile 1 ist der Aufbau und hat kein `seat`. Ereignisse werden gehasht, wie sie im Dokument stehen.',
      pt: 'Cada passo é uma linha de `log`, numerada por `seq` a partir de 1 sem lacunas, com um `commandId` que nenhuma outra linha tem. A linha 1 é a preparação e não tem `seat`. Os eventos entram no hash como estão no documento.',
    },
    {
      code: [
        'hash = SHA-256(canonical({prevHash, gameId, seq, seat, command, commandId, events, at, rulesVersion, secretDigest}))',
        'secretDigest = HMAC-SHA-256(key: the 32 bytes of the seed, canonical({gameId, seq, secret}))',
      ].join('\n'),
    },
    {
      en: '`gameId` is `game.id`, and `rulesVersion` is that of the game in every row. `prevHash` is the hash of the row before; in row 1 it is 64 zeros. The hash of the last row is `game.head`. `secret` holds what nobody may see while the game runs; until the end only its digest is public, and without the seed nobody can try out what it might hide.',
      de: '`gameId` ist `game.id`, und `rulesVersion` ist in jeder Zeile die der Partie. `prevHash` ist der Hash der Zeile davor, in Zeile 1 sind es 64 Nullen. Der Hash der letzten Zeile ist `game.head`. `secret` enthält, was während der Partie niemand sehen darf; bis zum Ende ist nur sein Auszug öffentlich, und ohne Startwert kann niemand ausprobieren, was er verbirgt.',
      pt: '`gameId` é `game.id`, e `rulesVersion` é o da partida em todas as linhas. `prevHash` é o hash da linha anterior; na linha 1 são 64 zeros. O hash da última linha é `game.head`. `secret` guarda o que ninguém pode ver durante a partida; até o fim só o seu resumo é público, e sem a semente ninguém consegue testar o que ele esconde.',
    },
    {
      en: 'A receipt such as `120-9f3a77c102be` is the number of a row and the last twelve digits of its hash. Who keeps one can show later whether a log is the one they played in. The chain of an imported game stays the one it was made with, under its first `game.id`.',
      de: 'Eine Quittung wie `120-9f3a77c102be` ist die Nummer einer Zeile mit den letzten zwölf Ziffern ihres Hashs. Wer eine behält, kann später zeigen, ob ein Protokoll das der eigenen Partie ist. Eine eingelesene Partie behält die Kette, mit der sie entstand, unter ihrer ersten `game.id`.',
      pt: 'Um recibo como `120-9f3a77c102be` é o número de uma linha e os últimos doze dígitos de seu hash. Quem guarda um pode mostrar depois se um registro é o da sua partida. Uma partida importada mantém a cadeia com que foi feita, sob seu primeiro `game.id`.',
    },
  ],
};

const DRAWS: Section = {
  id: 'draws',
  heading: { en: 'From the seed to a draw', de: 'Vom Startwert zur Ziehung', pt: 'Da semente ao sorteio' },
  blocks: [
    {
      en: 'A draw depends only on the seed, a label and an index, never on earlier draws. `int(label, index, n)` is a number from 0 to n - 1. A value beyond the last whole multiple of n is thrown away and the next attempt taken, so each number is equally likely. Shuffles are Fisher-Yates, from the end.',
      de: 'Eine Ziehung hängt allein von Startwert, Bezeichnung und Index ab, nie von dem, was vorher gezogen wurde. `int(label, index, n)` ist eine Zahl von 0 bis n - 1; ein Wert jenseits des letzten ganzen Vielfachen von n wird verworfen und der nächste Versuch genommen, damit jede Zahl gleich wahrscheinlich ist. Gemischt wird nach Fisher und Yates, von hinten.',
      pt: 'Um sorteio depende apenas da semente, de um rótulo e de um índice, nunca do que foi sorteado antes. `int(label, index, n)` é um número de 0 a n - 1; um valor além do último múltiplo inteiro de n é descartado e tenta-se de novo, para que todos os números sejam igualmente prováveis. O embaralhamento é o de Fisher e Yates, a partir do fim.',
    },
    {
      code: [
        'int(label, index, n):',
        '  for attempt = 0, 1, 2, ...',
        '    value = the first 12 hex digits of HMAC-SHA-256(key: the 32 bytes of the seed, "label/index/attempt")',
        '    if value < 2^48 - (2^48 mod n): return value mod n',
        '',
        'shuffle(label, items):',
        '  for i = length - 1 down to 1: exchange items[i] and items[int(label, i, i + 1)]',
      ].join('\n'),
    },
  ],
};

const SETUP: Section = {
  id: 'setup',
  heading: { en: 'Set-up', de: 'Aufbau', pt: 'Preparação' },
  blocks: [
    {
      en: 'The content of the game is a pack: `/pack/ID-VERSION`, named by `game.pack`. Tiles are shuffled in the order in which they stand there; stacks are listed top first. Row 1 notes each stack as a secret event `Shuffled`. Tiles with `special` are a stack of their own.',
      de: 'Der Inhalt der Partie ist ein Paket: `/pack/ID-VERSION`, genannt in `game.pack`. Gemischt werden Plättchen in der Reihenfolge, in der sie dort stehen; Stapel sind von oben aufgezählt. Zeile 1 vermerkt jeden Stapel als geheimes Ereignis `Shuffled`. Plättchen mit `special` sind ein eigener Stapel.',
      pt: 'O conteúdo da partida é um pacote: `/pack/ID-VERSION`, indicado em `game.pack`. As peças são embaralhadas na ordem em que estão ali; as pilhas são listadas de cima para baixo. A linha 1 anota cada pilha como evento secreto `Shuffled`. Peças com `special` formam pilha própria.',
    },
    {
      rows: [
        [
          'shuffle("upgrade-I-normal"), ... "building-II-special"',
          {
            en: '`upgrades`, `walls`, `buildings`, by era and by `special`: twelve stacks, labelled by their names',
            de: '`upgrades`, `walls`, `buildings`, nach Ära und `special`: zwölf Stapel, bezeichnet mit ihren Namen',
            pt: '`upgrades`, `walls`, `buildings`, por era e por `special`: doze pilhas, rotuladas com seus nomes',
          },
        ],
        [
          'shuffle("technology-I"), ... "technology-IV"',
          {
            en: '`technologies` by level',
            de: '`technologies` nach Stufe',
            pt: '`technologies` por nível',
          },
        ],
        ['shuffle("bridge-IV")', { en: '`bridge.tilesIV`', de: '`bridge.tilesIV`', pt: '`bridge.tilesIV`' }],
        [
          'shuffle("V")',
          {
            en: '`bridge.tilesV`: the first `vTilesAtBridge` are the stack `bridge-V`, the others `cathedral-V`',
            de: '`bridge.tilesV`: die ersten `vTilesAtBridge` sind der Stapel `bridge-V`, die anderen `cathedral-V`',
            pt: '`bridge.tilesV`: as primeiras `vTilesAtBridge` são a pilha `bridge-V`, as outras `cathedral-V`',
          },
        ],
        [
          'shuffle("parler-cards")',
          {
            en: '`solo.parlerCards`, only against Peter Parler',
            de: '`solo.parlerCards`, nur gegen Peter Parler',
            pt: '`solo.parlerCards`, só contra Peter Parler',
          },
        ],
        [
          'shuffle("action-tiles")',
          {
            en: '`actionTiles.tiles`, where `tileOrder` is `random`: the order of `crane.tiles`',
            de: '`actionTiles.tiles`, wo `tileOrder` `random` ist: die Reihenfolge von `crane.tiles`',
            pt: '`actionTiles.tiles`, onde `tileOrder` é `random`: a ordem de `crane.tiles`',
          },
        ],
        [
          'shuffle("plaza-" + colour)',
          {
            en: '`plazas.tiles` of one colour; the plazas of `city.plazas` take from the front, those with `tileFromPlayers` above the number of seats (two in a solo game) take none. `GameStarted.plazas` has all plazas in this order; one without a tile has no member `tile`',
            de: '`plazas.tiles` einer Farbe; die Plätze von `city.plazas` nehmen von vorn, solche mit `tileFromPlayers` über der Zahl der Sitze (zwei beim Spiel allein) nehmen keines. `GameStarted.plazas` nennt alle Plätze in dieser Reihenfolge; ohne Plättchen fehlt `tile`',
            pt: '`plazas.tiles` de uma cor; as praças de `city.plazas` tomam do começo, e as que têm `tileFromPlayers` acima do número de assentos (dois para quem joga sozinho) não tomam nenhuma. `GameStarted.plazas` traz todas as praças nesta ordem; sem peça, falta o membro `tile`',
          },
        ],
        [
          'int("plaza-face", index of the plaza, number of faces)',
          {
            en: 'which side shows, where `plazaFaces` is `random`',
            de: 'welche Seite oben liegt, wo `plazaFaces` `random` ist',
            pt: 'que lado aparece, onde `plazaFaces` é `random`',
          },
        ],
        [
          'int("bridge-face", index of the place, number of faces)',
          {
            en: 'the side of a bridge place, where `bridgeFaces` is `random`',
            de: 'die Seite eines Brückenfelds, wo `bridgeFaces` `random` ist',
            pt: 'o lado de um espaço da ponte, onde `bridgeFaces` é `random`',
          },
        ],
        [
          'int("prebuilt-rotation", index, 6)',
          {
            en: 'how a building that stands at the start is turned, by its index in `GameStarted.buildings`; its tile comes from the top of `building-I-normal` after the rows are dealt',
            de: 'wie ein Gebäude gedreht ist, das am Anfang steht, nach seiner Stelle in `GameStarted.buildings`; sein Plättchen kommt nach dem Auslegen der Reihen oben von `building-I-normal`',
            pt: 'como é girado um edifício que já está no começo, pela posição em `GameStarted.buildings`; sua peça vem do topo de `building-I-normal` depois de distribuídas as fileiras',
          },
        ],
        [
          'int("parler-marker-" + row, 0, 4), int("parler-pawn", 0, number of plazas)',
          {
            en: 'Parler’s markers and pawn, only with the option `randomParler`; the pawn starts at this place of `clockwise` in `city.plazaOrders` for two players',
            de: 'Parlers Marker und Figur, nur mit der Option `randomParler`; die Figur beginnt an dieser Stelle von `clockwise` in `city.plazaOrders` für zwei Spieler',
            pt: 'os marcadores e o peão de Parler, só com a opção `randomParler`; o peão começa nesta posição de `clockwise` em `city.plazaOrders` para dois jogadores',
          },
        ],
      ],
    },
    {
      en: 'Rows are dealt in the order upgrade, wall, building: three from the normal stack, one (slot 3) from the special one. The stacks of Era II are shuffled at the start as well and dealt in the same way by the event `EraChanged`.',
      de: 'Reihen werden in der Folge upgrade, wall, building ausgelegt: drei vom normalen Stapel, eines (Feld 3) vom besonderen. Auch die Stapel der Ära II sind von Anfang an gemischt; das Ereignis `EraChanged` legt sie ebenso aus.',
      pt: 'As fileiras são distribuídas na ordem upgrade, wall, building: três da pilha normal, uma (espaço 3) da especial. As pilhas da Era II também são embaralhadas no começo e distribuídas do mesmo modo pelo evento `EraChanged`.',
    },
  ],
};

const STACKS: Section = {
  id: 'stacks',
  heading: { en: 'From row to row', de: 'Von Zeile zu Zeile', pt: 'De linha em linha' },
  blocks: [
    {
      en: 'The secret events of a row, in order, say what becomes of the stacks:',
      de: 'Die geheimen Ereignisse einer Zeile sagen der Reihe nach, was aus den Stapeln wird:',
      pt: 'Os eventos secretos de uma linha dizem, em ordem, o que acontece com as pilhas:',
    },
    {
      rows: [
        [
          'SeedSet, Shuffled',
          {
            en: 'the first of row 1; a stack, top first',
            de: 'das erste der Zeile 1; ein Stapel, von oben',
            pt: 'o primeiro da linha 1; uma pilha, de cima para baixo',
          },
        ],
        [
          'DrawnFrom {stack, count}',
          {
            en: 'so many tiles leave the top',
            de: 'so viele Plättchen kommen von oben weg',
            pt: 'tantas peças saem do topo',
          },
        ],
        [
          'Offered {item, tiles}',
          {
            en: 'the tiles just drawn are shown to only one seat',
            de: 'die eben gezogenen Plättchen sieht nur ein Sitz',
            pt: 'as peças recém-tiradas são mostradas a um só assento',
          },
        ],
        [
          'OfferClosed {item}, PutUnder {stack, tiles}',
          {
            en: 'what was not kept, in the order of the offer, is shuffled with the label `STACK/under/K` and goes under its stack; K counts how often something was put under that stack before',
            de: 'was nicht behalten wurde, wird in der Reihenfolge des Angebots mit der Bezeichnung `STACK/under/K` gemischt und kommt unter seinen Stapel; K zählt, wie oft schon etwas unter diesen Stapel kam',
            pt: 'o que não foi mantido, na ordem da oferta, é embaralhado com o rótulo `STACK/under/K` e vai para baixo de sua pilha; K conta quantas vezes algo já foi posto sob essa pilha',
          },
        ],
        [
          'PutUnder {stack, tiles}',
          {
            en: 'without `OfferClosed` before it: one tile that everybody saw, as it is (`RowRefreshed`, by slot; `ParlerTileTaken` to the stack)',
            de: 'ohne `OfferClosed` davor: ein Plättchen, das alle sahen, wie es ist (`RowRefreshed`, nach Feldern; `ParlerTileTaken` zum Stapel)',
            pt: 'sem `OfferClosed` antes: uma peça que todos viram, como está (`RowRefreshed`, por espaço; `ParlerTileTaken` para a pilha)',
          },
        ],
        [
          'Shuffled {stack: parler-cards}',
          {
            en: 'later in the game: all of Parler’s cards, shuffled with the label `parler-cards/TURNS`, the number of the last `TurnEnded`',
            de: 'später in der Partie: alle Karten Parlers, gemischt mit der Bezeichnung `parler-cards/TURNS`, der Nummer des letzten `TurnEnded`',
            pt: 'mais tarde na partida: todas as cartas de Parler, embaralhadas com o rótulo `parler-cards/TURNS`, o número do último `TurnEnded`',
          },
        ],
      ],
    },
    {
      en: 'Each draw has a public event that reports it, in the same order. `GameStarted` and `EraChanged` report rows, then buildings. `RowRefilled` and `ParlerCardRevealed` name the tile. `TechnologyDrawn`, `BridgeTilesDrawn` and `CathedralTilesShown` only have a number. The named tiles and counts must match the top of the stack.',
      de: 'Zu jeder Ziehung gehört ein öffentliches Ereignis, in derselben Reihenfolge: `GameStarted` und `EraChanged` (Reihen, dann Gebäude), `RowRefilled` und `ParlerCardRevealed` (das Plättchen ist genannt), `TechnologyDrawn`, `BridgeTilesDrawn` und `CathedralTilesShown` (nur die Anzahl). Was das Ereignis nennt, muss oben gelegen haben.',
      pt: 'Cada sorteio tem um evento público que o conta, na mesma ordem: `GameStarted` e `EraChanged` (fileiras, depois edifícios), `RowRefilled` e `ParlerCardRevealed` (a peça é nomeada), `TechnologyDrawn`, `BridgeTilesDrawn` e `CathedralTilesShown` (só a quantidade). O que o evento nomeia tem de ser o que estava no topo.',
    },
    {
      en: 'An event `Undone {to}` goes back to what was after row `to`: stacks, offers and counts too. Nothing that showed something hidden can be taken back. With `randomParler` two more draws are made with `int(label/TURNS, 0, choices)`, `parler-building` and `parler-token-TRACK`; what there was to choose from is a matter of the rules.',
      de: 'Ein Ereignis `Undone {to}` geht zu dem zurück, was nach Zeile `to` galt: auch Stapel, Angebote und Zählungen. Was Verborgenes gezeigt hat, kann niemand zurücknehmen. Mit `randomParler` gibt es zwei weitere Ziehungen, `int(label/TURNS, 0, choices)` mit `parler-building` und `parler-token-TRACK`; was zur Wahl stand, ist Sache der Regeln.',
      pt: 'Um evento `Undone {to}` volta ao que valia depois da linha `to`: pilhas, ofertas e contagens também. Nada que mostrou algo oculto pode ser desfeito. Com `randomParler` há mais dois sorteios, `int(label/TURNS, 0, choices)` com `parler-building` e `parler-token-TRACK`; o que havia para escolher é questão das regras.',
    },
  ],
};

const END: Section = {
  id: 'end',
  heading: { en: 'The end', de: 'Das Ende', pt: 'O fim' },
  blocks: [
    {
      en: 'Where `game.status` is `finished`, the last row has the event `GameEnded` with scores and ranking. Require it, and compare both with `result`: otherwise a log without its last rows would still agree with itself. A game with the status `ended` was stopped by its players and has no such event. A document with a seed has one of these two statuses; refuse `running`.',
      de: 'Steht `game.status` auf `finished`, hat die letzte Zeile das Ereignis `GameEnded` mit Punkten und Rangfolge. Verlange es und vergleiche beides mit `result`: Sonst wäre auch ein Protokoll ohne seine letzten Zeilen in sich stimmig. Eine Partie mit dem Status `ended` haben ihre Spieler beendet; sie hat kein solches Ereignis. Ein Dokument mit Startwert hat einen dieser beiden Status; lehne `running` ab.',
      pt: 'Quando `game.status` é `finished`, a última linha tem o evento `GameEnded` com pontos e classificação. Exija-o e compare os dois com `result`: senão um registro sem as últimas linhas ainda seria coerente. Uma partida com o status `ended` foi encerrada por seus jogadores e não tem esse evento. Um documento com semente tem um desses dois status; recuse `running`.',
    },
    {
      en: 'A solo game has two seats: the rules play seat 1, and its events belong to the row of seat 0 before them. The document has every row; `/api/games/ID/log` gives at most 500 at a time. The command of row 1 has all options and variants as `setup`, and `GameStarted` repeats them.',
      de: 'Eine Solopartie hat zwei Sitze: Sitz 1 spielen die Regeln, und seine Ereignisse gehören zur Zeile von Sitz 0 davor. Das Dokument hat alle Zeilen; `/api/games/ID/log` gibt höchstens 500 auf einmal. Der Befehl der Zeile 1 nennt alle Optionen und Varianten als `setup`, und `GameStarted` wiederholt sie.',
      pt: 'Uma partida solo tem dois assentos: as regras jogam o assento 1, e seus eventos pertencem à linha do assento 0 antes deles. O documento tem todas as linhas; `/api/games/ID/log` dá no máximo 500 por vez. O comando da linha 1 traz todas as opções e variantes em `setup`, e `GameStarted` as repete.',
    },
  ],
};

const LIMITS: Section = {
  id: 'limits',
  heading: {
    en: 'What this proves, and what it does not',
    de: 'Was das beweist und was nicht',
    pt: 'O que isto prova e o que não prova',
  },
  blocks: [
    {
      list: [
        {
          en: 'Proved: the seed was fixed before the first turn; each stack, face and shuffle follows from it; what came up is what lay on top; no row was changed, left out or added.',
          de: 'Bewiesen: Der Startwert stand vor dem ersten Zug fest; jeder Stapel, jede Seite und jedes Mischen folgt aus ihm; was aufgedeckt wurde, lag oben; keine Zeile wurde geändert, weggelassen oder hinzugefügt.',
          pt: 'Provado: a semente estava fixada antes do primeiro turno; cada pilha, face e embaralhamento segue dela; o que apareceu é o que estava no topo; nenhuma linha foi mudada, omitida ou acrescentada.',
        },
        {
          en: 'Only with the rules: that each command was legal and led to just these events. `npm run verify -- GAME.json` and the page of the game do that as well, in your own browser.',
          de: 'Nur mit den Regeln: dass jeder Befehl erlaubt war und genau zu diesen Ereignissen führte. Das tun `npm run verify -- GAME.json` und die Seite der Partie, in deinem eigenen Browser.',
          pt: 'Só com as regras: que cada comando era legal e levou exatamente a estes eventos. Isso fazem `npm run verify -- GAME.json` e a página da partida, no seu próprio navegador.',
        },
        {
          en: 'Not proved: that the server did not look at the seed while you played, or that it did not draw several and keep one. And somebody who invents a whole game makes a document that agrees with itself; against that stand receipts.',
          de: 'Nicht bewiesen: dass der Server den Startwert während der Partie nicht ansah oder nicht mehrere zog und einen behielt. Und wer eine ganze Partie erfindet, hat ein Dokument, das in sich stimmt; dagegen helfen Quittungen.',
          pt: 'Não provado: que o servidor não olhou a semente enquanto vocês jogavam, nem que não sorteou várias e ficou com uma. E quem inventa uma partida inteira faz um documento coerente consigo mesmo; contra isso há os recibos.',
        },
      ],
    },
    {
      en: 'Two files help you write a verifier: `examples/vectors.json` has every intermediate value of one small game, and `examples/verify.py` is a complete one: 200 lines of Python without anything to install.',
      de: 'Zwei Dateien helfen beim Schreiben eines eigenen Prüfprogramms: `examples/vectors.json` nennt für eine kleine Partie jeden Zwischenwert, `examples/verify.py` ist ein ganzes, 200 Zeilen Python ohne etwas zu installieren.',
      pt: 'Dois arquivos ajudam quem escreve um verificador: `examples/vectors.json` traz todos os valores intermediários de uma partida pequena, `examples/verify.py` é um completo, 200 linhas de Python sem nada para instalar.',
    },
  ],
};

/** In the order a verifier is written. */
export const VERIFICATION: readonly Section[] = [BYTES, PROMISE, CHAIN, DRAWS, SETUP, STACKS, END, LIMITS];
