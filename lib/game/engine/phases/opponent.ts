/** The second seat of a solo game: the simple opponent (SOLO) and Peter Parler (PARLER). */
import { refillRow, refillSlot } from '@/lib/game/engine/actions/rows';
import { cityContacts } from '@/lib/game/engine/board/contacts';
import { SIX } from '@/lib/game/engine/board/hex';
import { rarityOf, SLOTS } from '@/lib/game/engine/board/rows';
import { positionOf } from '@/lib/game/engine/board/wheel';
import type { Rotation, Slot } from '@/lib/game/engine/commands';
import type { SoloData } from '@/lib/game/engine/pack';
import type { Pack } from '@/lib/game/engine/pack-index';
import { InvariantError } from '@/lib/game/engine/rejections';
import { mustItem } from '@/lib/game/engine/rule';
import { isInForce } from '@/lib/game/engine/since';
import type { ParlerState, State } from '@/lib/game/engine/state';
import { elementAt, must } from '@/lib/game/engine/util';
import type { Row, Track } from '@/lib/game/engine/vocabulary';
import type { Work } from '@/lib/game/engine/work';
import { completePlazaIfFull, freeSitesAt, movePawn } from './plaza';
import { finishTurn } from './turn-end';

const OPPONENT = 1;
type Card = SoloData['parlerCards'][number];

/**
 * Continues the automatic seat's turn by one stage; stops where the human has to decide (DEC-37, PARLER-5,
 * SOLO-4).
 */
export function runOpponent(work: Work): void {
  const { parler } = work.state;
  if (!parler) return recycle(work, 1);
  const card = work.pack.solo.parlerCards.find((candidate) => candidate.id === parler.card);
  if (parler.stage === 'idle' || !card) return revealCard(work, parler);
  if (parler.stage === 'tile') return takeTile(work, parler, card);
  if (parler.stage === 'after-tile') return afterBuilding(work, parler);
  if (parler.stage === 'production') return raiseProduction(work, card);
  recycle(work, card.recycles);
}

/** PARLER-1, PARLER-6. */
function revealCard(work: Work, parler: ParlerState): void {
  const all = work.pack.solo.parlerCards.map((card) => card.id);
  const reshuffled = parler.deck === 0;
  if (reshuffled) work.reshuffle('parler-cards', all);
  const [card = ''] = work.draw('parler-cards', 1);
  const left = (reshuffled ? all.length : parler.deck) - 1;
  work.emit({ type: 'ParlerCardRevealed', card, left, reshuffled });
}

/** PARLER-7, PARLER-8, PARLER-9. */
function takeTile(work: Work, parler: ParlerState, { takes }: Card): void {
  const slot = takes ? markedSlot(work, parler, takes) : undefined;
  const tile = takes && slot !== undefined ? work.state.rows[takes].slots[slot] : undefined;
  if (!takes || slot === undefined || !tile) return reach(work, 'production');
  if (slot !== parler.markers[takes]) work.emit({ type: 'ParlerMarkerMoved', row: takes, slot });
  const plaza = parler.plaza;
  const isPlaceable =
    takes === 'building' && plaza !== undefined && freeSitesAt(work.pack, work.state, plaza).length > 0;
  work.emit({ type: 'ParlerTileTaken', row: takes, slot, tile, to: isPlaceable ? 'city' : 'stack' });
  if (isPlaceable) return oweBuilding(work, tile);
  work.putUnder(`${takes}-${work.state.era}-${rarityOf(slot)}`, [tile]);
  moveMarker(work, takes, slot);
  reach(work, 'production');
}

/** The human chooses site and orientation; with DEV-5 they are drawn. */
function oweBuilding(work: Work, tile: string): void {
  work.open({ kind: 'parler-building', seat: 0, tile, source: { kind: 'parler' }, class: 'now' });
  if (!work.state.setup.options.randomParler) return;
  const placements = parlerPlacements(work.pack, work.state, tile);
  if (placements.length > 0) placeParlerBuilding(work, work.pick('parler-building', placements));
}

/** PARLER-8, R-48: the marker stays with its slot, and moves right only while that slot is empty. */
function markedSlot(work: Work, { markers }: ParlerState, row: Row): Slot | undefined {
  const { slots } = work.state.rows[row];
  const from = markers[row];
  return [...SLOTS.slice(from), ...SLOTS.slice(0, from)].find((slot) => slots[slot]);
}

/**
 * PARLER-8: moves the marker one slot to the right, then the vacated slot is refilled. Rules version 1
 * searched for the slot from the left.
 */
function moveMarker(work: Work, row: Row, slot: Slot): void {
  work.emit({ type: 'ParlerMarkerMoved', row, slot: ((slot + 1) % 4) as Slot });
  if (isInForce(work.state, 'own-slot-refilled')) refillSlot(work, row, slot);
  else refillRow(work, row);
}

/** PARLER-13: the pawn moves as far as the building cost, and the row moves up. */
function afterBuilding(work: Work, parler: ParlerState): void {
  const built = work.state.buildings.at(-1);
  const cost = built ? must(work.pack.buildingById, built.tile).cost : {};
  movePawn(work, (cost.gold ?? 0) + (cost.stone ?? 0));
  moveMarker(work, 'building', parler.markers.building);
  reach(work, 'production');
}

/** PARLER-16, PARLER-17. */
function raiseProduction(work: Work, { raises, raiseRule }: Card): void {
  const { counts } = work.player(0);
  const [mines, quarries] = [counts['gold-mine'], counts.quarry];
  const tracks =
    raiseRule && mines !== quarries
      ? raises.filter((track) => track === (mines > quarries ? 'gold-mine' : 'quarry'))
      : raises;
  for (const track of tracks) raise(work, track);
  reach(work, 'recycle');
}

/** PARLER-18, PARLER-19. */
function raise(work: Work, track: Track): void {
  const data = work.pack.trackByName[track];
  const count = work.player(OPPONENT).counts[track] + 1;
  if (count > data.sealAtCount) return;
  work.emit({ type: 'TrackAdvanced', seat: OPPONENT, track, to: count, source: { kind: 'parler' } });
  if (count === data.tokenAtCount && work.state.river.length > 0) {
    work.emit({
      type: 'ProductionTokenRemoved',
      token: work.pick(`parler-token-${track}`, work.state.river),
    });
  }
  if (count === data.sealAtCount) claimSeal(work, track);
}

/** Claims the seal of a track, or Seal Six instead. */
function claimSeal(work: Work, track: Track): void {
  const { sealAtEndOfMines, sealAtEndOfQuarries, substituteSeal } = work.pack.solo.parler;
  const wanted = [track === 'gold-mine' ? sealAtEndOfMines : sealAtEndOfQuarries, substituteSeal];
  const seal = wanted.find((id) => !work.state.seals.some((claimed) => claimed.seal === id));
  if (seal) work.emit({ type: 'ParlerSealClaimed', seal });
}

/**
 * SOLO-2, PARLER-20: returns the action tile that is furthest clockwise, or the second or third furthest,
 * by the normal end of turn (SOLO-3).
 */
function recycle(work: Work, nthOldest: number): void {
  const oldest = [...work.state.crane.tiles].sort(
    (a, b) => positionOf(work.state, b) - positionOf(work.state, a),
  );
  const tile = elementAt(oldest, nthOldest - 1);
  const actions = must(work.pack.actionTileById, tile.tile).sides[work.state.setup.variant.actionSide];
  work.emit({
    type: 'ActionTileTaken',
    seat: OPPONENT,
    tile: tile.tile,
    position: positionOf(work.state, tile),
    sector: tile.sector,
    actions,
  });
  finishTurn(work, OPPONENT);
}

function reach(work: Work, stage: ParlerState['stage']): void {
  if (!work.state.parler) throw new InvariantError('no Parler at this table');
  work.emit({ type: 'ParlerStageReached', stage });
}

// Where Peter Parler's building may go, and putting it there (PARLER-9, PARLER-10, PARLER-11, PARLER-12).

/** The human seat, which chooses where he builds. */
const HUMAN = 0;

interface ParlerPlacement {
  readonly site: string;
  readonly rotation: Rotation;
}

/**
 * Free sites at the pawn's plaza in every orientation; if some match a blue corner, only those (PARLER-10).
 */
export function parlerPlacements(pack: Pack, state: State, tile: string): readonly ParlerPlacement[] {
  const plaza = state.parler?.plaza;
  if (plaza === undefined) return [];
  const all = freeSitesAt(pack, state, plaza).flatMap((site) => SIX.map((rotation) => ({ site, rotation })));
  const matching = all.filter(
    ({ site, rotation }) => cityContacts(pack, state, site, tile, rotation).length > 0,
  );
  return matching.length > 0 ? matching : all;
}

/**
 * Places the building that he took, with one of his cubes if it has a cube space; no one pays or scores
 * (PARLER-11).
 */
export function placeParlerBuilding(work: Work, { site, rotation }: ParlerPlacement): void {
  const item = mustItem(work.state, HUMAN, 'parler-building');
  const { cubeSpace } = must(work.pack.buildingById, item.tile);
  work.close(item, 'answered');
  work.emit({
    type: 'BuildingPlaced',
    seat: 1,
    tile: item.tile,
    site,
    rotation,
    cube: cubeSpace && work.player(1).cubes > 0,
  });
  work.emit({ type: 'ParlerStageReached', stage: 'after-tile' });
  completePlazaIfFull(work, 1, must(work.pack.siteById, site).plaza);
}
