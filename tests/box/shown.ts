/** Everything that pages, messages and exported files make of a pack: drawings, and words in a language. */
import { componentName, differenceWords, partName, valueWords } from '@/components/boxes/component-words';
import { draftOf, partsIn, readPart } from '@/components/boxes/editor/draft';
import { formOf } from '@/lib/features/boxes/form';
import { componentsOf } from '@/lib/game/box/components';
import { BASE_PACK } from '@/lib/game/content/base';
import { actionBoardSvg, emptyActionBoard } from '@/lib/game/drawing/action-board';
import { boardPicture } from '@/lib/game/drawing/board-picture';
import { bridgeSvg } from '@/lib/game/drawing/bridge';
import { citySvg } from '@/lib/game/drawing/city/city';
import { componentPicture } from '@/lib/game/drawing/component-picture';
import { gridSvg } from '@/lib/game/drawing/grid';
import { playerBoardSvg } from '@/lib/game/drawing/player-board';
import { cityPicture } from '@/lib/game/drawing/poster';
import { sheetOf } from '@/lib/game/drawing/sheet';
import { actionTileSvg, tilePicture, tileSvg, turnSvg } from '@/lib/game/drawing/tiles';
import { wheelSvg } from '@/lib/game/drawing/wheel';
import { options } from '@/lib/game/engine/options';
import type { Pack } from '@/lib/game/engine/pack-index';
import { replay } from '@/lib/game/engine/replay';
import { score } from '@/lib/game/engine/phases/scoring';
import type { State } from '@/lib/game/engine/state';
import { view } from '@/lib/game/engine/view';
import type { TextZone } from '@/lib/game/in-words/zone';
import { zonesOf } from '@/lib/game/in-words/zones';
import { hexWords } from '@/lib/game/wording/city';
import { rowText } from '@/lib/game/wording/events';
import { technologyLine, titleOf } from '@/lib/game/wording/names';
import { describeEffect } from '@/lib/game/wording/terms';
import type { Wording } from '@/lib/game/wording/wording';
import { planFor } from '../support/engine/fuzz-plan';
import { randomGame } from '../support/engine/random-game';
import { effectsIn } from '../wording/effects';

const SEATS = ['Anna', 'Bohumil', 'Cecilie', 'Dobromila'].map((name, seat) => ({ seat, name }));
const CAPTION = { title: 'title', desc: 'words' };

/** A game with a pack: its rows, and its positions in the middle and at the end. */
export function gameWith(pack: Pack, number: number) {
  const plan = planFor(number);
  const rows = randomGame(number, plan, pack).log;
  const entries = rows.map((row) => ({ ...row, secretEvents: row.secret }));
  const positions = [replay(entries.slice(0, Math.ceil(rows.length / 2))), replay(entries)];
  return { pack, rows, positions, side: plan.setup.variant.actionSide };
}
type Shown = ReturnType<typeof gameWith>;

/** All drawings, each as the markup of a page or a file. */
export function drawingsOf({ pack, positions }: Shown, words: Wording): readonly string[] {
  return [
    ...componentsOf(pack).map((component) => componentPicture(pack, component)),
    ...[...pack.upgrades, ...pack.walls, ...pack.buildings].flatMap((tile) => [
      tileSvg({ words, pack }, tile),
      turnSvg(tile, 1),
      tilePicture(tile),
    ]),
    emptyActionBoard(pack),
    sheetOf(pack).file,
    ...positions.flatMap(({ state }) => boardsOf(pack, words, state)),
  ];
}

function boardsOf(pack: Pack, words: Wording, state: State): readonly string[] {
  const on = { words, pack, state };
  return [
    wheelSvg(on, CAPTION),
    citySvg(on, CAPTION),
    gridSvg(on, 'hunger-wall', CAPTION),
    gridSvg(on, 'cathedral', CAPTION),
    bridgeSvg(on, CAPTION),
    boardPicture(on, 'The board'),
    cityPicture(on, 'dark'),
    ...state.players.flatMap((player, seat) => [
      playerBoardSvg(pack, player, seat, CAPTION),
      actionBoardSvg(pack, player, { words, seat, mine: true, caption: CAPTION }),
    ]),
    ...state.crane.tiles.map((tile) => actionTileSvg(pack, 0, tile, ['kings-road', 'construct-wall'])),
  ];
}

/** All texts: names, effects, the board in words with the steps there are, the log, and the workshop's. */
export function textsOf(shown: Shown, words: Wording): readonly string[] {
  const { pack, rows, side } = shown;
  const told = { words, pack, seats: SEATS, side };
  return [
    ...componentsOf(pack).map(({ id }) => titleOf(words, pack, id)),
    ...effectsOf(pack).map((effect) => describeEffect(words, effect)),
    ...[...pack.upgrades, ...pack.walls, ...pack.buildings].map((tile) => hexWords(words, tile)),
    ...pack.technologies.map(({ id }) => technologyLine(words, pack, id, true)),
    ...shown.positions.flatMap((position) => zoneTexts(pack, words, position)),
    ...rows.map((row) => rowText(told, row)),
    ...workshopTexts(pack, words),
  ];
}

/** Arrows are described by the square they lead to. */
const effectsOf = (pack: Pack) =>
  effectsIn(componentsOf(pack).map(({ entry }) => entry)).filter(({ kind }) => !kind.startsWith('arrow-'));

function zoneTexts(pack: Pack, words: Wording, { state, secrets }: Shown['positions'][number]) {
  if (!secrets) throw new Error('a game has secrets');
  const seat = state.turn.seat;
  const { commands } = options(pack, view(state, secrets, seat));
  const telling = { words, pack, state, seats: SEATS, scores: score(pack, state), commands };
  return zonesOf(telling, seat).flatMap(textsIn);
}

const textsIn = ({ title, lines, tables }: TextZone): readonly string[] => [
  title,
  ...lines,
  ...tables.flatMap((table) => [
    table.title,
    ...table.columns,
    ...table.rows.flatMap(({ head, cells }) => [head, ...cells]),
  ]),
];

const FORM = formOf(BASE_PACK);

function workshopTexts(pack: Pack, words: Wording): readonly string[] {
  return componentsOf(BASE_PACK).flatMap((component) => {
    const differing = pack.box?.changes[component.id] ?? {};
    const draft = draftOf(component, differing);
    const form = FORM[component.id] ?? [];
    return [
      componentName(words, pack, component),
      ...partsIn(form, draft).flatMap((part) => [
        partName(words, part),
        valueWords(words, part, readPart(draft, part)),
      ]),
      ...differenceWords(words, { component, form }, {}, differing),
    ];
  });
}
