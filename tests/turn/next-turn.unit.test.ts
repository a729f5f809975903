/** The turn as a reducer: choices, previews, held and given commands, by mouse, touch or keys. */
import { describe, expect, test } from 'vitest';
import { nextTurn } from '@/components/move/turn/next-turn';
import { AT_REST, type InputDevice, type TurnAct, type TurnState } from '@/components/move/turn/turn-state';
import type { Command } from '@/lib/game/engine/commands';
import { lostArrows } from '@/lib/game/turn/losses';
import { turnDataOf, type TurnData } from '@/lib/game/turn/turn-data';
import { goldenTable } from '../support/components/golden-table';
import { present } from '../support/present';

const MOUSE: InputDevice = { ask: 'reveals', isPhone: false, isByThumb: false };
const THUMB: InputDevice = { ask: 'reveals', isPhone: true, isByThumb: true };
const CAREFUL: InputDevice = { ...MOUSE, ask: 'all' };

function dataAt(game: string, commands: number): TurnData {
  const { pack, view, options } = goldenTable(game, commands);
  const offered = options?.commands ?? [];
  return turnDataOf(pack, view, offered, lostArrows(pack, view, offered));
}

/** Where an action tile is taken, where a house is placed, and where Peter Parler is planned for. */
const CRANE = dataAt('2-players-base', 0);
const HOUSE = dataAt('2-players-online', 122);
const PLANS = dataAt('solo-parler', 0);
const PARLERS_HOUSE = dataAt('solo-parler-b-side', 16);

const after = (data: TurnData, hands: InputDevice, ...acts: readonly TurnAct[]): TurnState =>
  acts.reduce((state, act) => nextTurn(data, state, act, hands), AT_REST);

const pick = (at: string, byKey = false): TurnAct => ({ type: 'pick', at, byKey });
const press = (command: Command): TurnAct => ({ type: 'press', step: { command } });

const TAKE = present(CRANE.steps.find(({ at, reveals }) => at.length > 0 && !reveals));
const takeAt = present(TAKE.at[0]);
const TILE = present(HOUSE.tiles[0]);
const SPOT = present(TILE.spots[0]);
const MANY = present(TILE.spots.find(({ legal, reveals }) => legal === 0b111111 && reveals === 0));
const UNDO: Command = { type: 'Undo', to: 3 };

describe('a place with one step', () => {
  test('is one tap, and the choice is over with it', () => {
    const state = after(CRANE, MOUSE, pick(takeAt));
    expect(state.given).toEqual({ command: TAKE.command });
    expect(state.choice).toEqual({ kind: 'nothing' });
  });

  test('is chosen first by who is asked for every step, and given by the same place once more', () => {
    const chosen = after(CRANE, CAREFUL, pick(takeAt));
    expect(chosen).toMatchObject({ given: undefined, choice: { kind: 'steps', at: takeAt } });
    for (const act of [pick(takeAt), pick(takeAt, true), { type: 'go' } as const])
      expect(nextTurn(CRANE, chosen, act, CAREFUL).given).toEqual({ command: TAKE.command });
    for (const type of ['back', 'cancel'] as const)
      expect(nextTurn(CRANE, chosen, { type }, CAREFUL)).toMatchObject({
        given: undefined,
        choice: { kind: 'nothing' },
      });
  });

  test('a step of no turn changes nothing', () => {
    expect(after(CRANE, MOUSE, pick('plaza:nowhere'))).toBe(AT_REST);
  });
});

describe('a place that the rules refuse', () => {
  const why = { type: 'why', at: 'slot:wall-0' } as const;

  test('is asked about next to the choice, which stays', () => {
    const state = after(HOUSE, MOUSE, pick(TILE.at), why);
    expect(state).toMatchObject({ why: why.at, choice: { kind: 'tile', tile: { at: TILE.at } } });
    for (const type of ['back', 'cancel'] as const)
      expect(nextTurn(HOUSE, state, { type }, MOUSE)).toMatchObject({
        why: undefined,
        choice: { kind: 'tile' },
      });
  });

  test('is forgotten with the next choice', () => {
    expect(after(HOUSE, MOUSE, why, pick(TILE.at)).why).toBeUndefined();
  });
});

describe('a button of the moves', () => {
  test('is given at once, or asks by its command once more', () => {
    expect(after(CRANE, MOUSE, press(TAKE.command)).given).toEqual({ command: TAKE.command });
    const asked = after(CRANE, CAREFUL, press(TAKE.command));
    expect(asked.choice).toEqual({ kind: 'pressed', step: { command: TAKE.command }, reveals: false });
    expect(nextTurn(CRANE, asked, { type: 'go' }, CAREFUL).given).toEqual({ command: TAKE.command });
  });

  test('answers its own question when it is pressed again, and another asks again', () => {
    const asked = after(CRANE, CAREFUL, press(TAKE.command));
    expect(nextTurn(CRANE, asked, press(TAKE.command), CAREFUL).given).toEqual({ command: TAKE.command });
    const other = present(
      CRANE.steps.find(({ command }) => command.type !== 'Undo' && command !== TAKE.command),
    );
    expect(nextTurn(CRANE, asked, press(other.command), CAREFUL)).toMatchObject({
      given: undefined,
      choice: { kind: 'pressed', step: { command: other.command } },
    });
  });

  test('that takes back or ends the turn never asks; a loss was seen', () => {
    expect(after(CRANE, CAREFUL, press(UNDO)).given).toEqual({ command: UNDO });
    const step = { command: { type: 'EndTurn' }, isSure: true } as const;
    expect(after(CRANE, CAREFUL, { type: 'press', step }).given).toEqual(step);
  });

  test('whose step is typed is given, whatever is asked', () => {
    const act = { type: 'give', step: { command: TAKE.command } } as const;
    expect(after(CRANE, CAREFUL, act).given).toEqual(act.step);
  });

  test('gives the same step twice as two steps', () => {
    const again = press(TAKE.command);
    const once = after(CRANE, MOUSE, again);
    expect(nextTurn(CRANE, once, again, MOUSE).given).not.toBe(once.given);
  });
});

describe('a tile', () => {
  test('is placed by a tap, held, and turned where it lies', () => {
    const placed = after(HOUSE, MOUSE, pick(TILE.at), pick(MANY.at));
    expect(placed.given).toMatchObject({ command: { type: TILE.type }, isHeld: true });
    const withUndo = { ...HOUSE, steps: [...HOUSE.steps, { command: UNDO, reveals: false, at: [] }] };
    const lies = nextTurn(withUndo, placed, { type: 'renew' }, MOUSE);
    expect(lies.lies).toMatchObject({ spot: { at: MANY.at } });
    const undone = nextTurn(withUndo, lies, { type: 'turn', by: 1 }, MOUSE);
    expect(undone.given?.command).toMatchObject({ type: 'Undo' });
    // The bar stays as it is meanwhile.
    expect(undone.lies).toBeDefined();
    const again = nextTurn(HOUSE, undone, { type: 'renew' }, MOUSE);
    expect(again.given).toMatchObject({
      command: { rotation: (present(lies.lies).rotation + 1) % 6 },
      isHeld: true,
    });
    expect(again.lies).toMatchObject({ rotation: (present(lies.lies).rotation + 1) % 6 });
  });

  test('is asked for by a thumb, turned by the next tap, and placed by Enter', () => {
    const chosen = after(HOUSE, THUMB, pick(TILE.at), pick(MANY.at));
    expect(chosen).toMatchObject({ given: undefined, choice: { kind: 'spot' } });
    const { choice } = nextTurn(HOUSE, chosen, pick(MANY.at), THUMB);
    expect(choice).not.toEqual(chosen.choice);
    expect(choice).toMatchObject({ kind: 'spot', spot: { at: MANY.at } });
    expect(nextTurn(HOUSE, chosen, pick(MANY.at, true), THUMB).given).toBeDefined();
  });

  test('is chosen by its form, which keeps the screen of a phone; pressed as it stands it is a place', () => {
    const said = { at: TILE.at, keepCube: false, place: MANY.place, rotation: 2 };
    const state = after(HOUSE, THUMB, { type: 'say', said });
    expect(state).toMatchObject({ keepsForm: true, choice: { kind: 'spot', rotation: 2 } });
    const command = { type: 'PlaceBuilding', slot: TILE.slot, site: MANY.place, rotation: 2 } as Command;
    expect(after(HOUSE, MOUSE, press(command)).given).toEqual({ command });
    expect(after(HOUSE, CAREFUL, press(command)).choice).toMatchObject({ kind: 'spot', rotation: 2 });
  });

  test('whose form says what is against the rules is refused by them, and the form stays', () => {
    const said = { at: TILE.at, keepCube: false, place: 'nowhere', rotation: 4 };
    expect(after(HOUSE, MOUSE, { type: 'say', said }).choice).toMatchObject({
      kind: 'tile',
      said: { place: 'nowhere', rotation: 4 },
    });
    const command = { type: 'PlaceBuilding', slot: TILE.slot, site: 'nowhere', rotation: 4 } as Command;
    expect(after(HOUSE, MOUSE, press(command)).given).toEqual({ command });
  });

  test('is chosen by opening its form, unless there is no other', () => {
    const open = { type: 'open', at: TILE.at } as const;
    expect(HOUSE.tiles).toHaveLength(1);
    expect(after(HOUSE, MOUSE, open).choice).toEqual({ kind: 'nothing' });
    const two = { ...HOUSE, tiles: [TILE, { ...TILE, at: 'slot:building-9' }] };
    expect(after(two, MOUSE, open).choice).toMatchObject({ kind: 'tile', tile: { at: TILE.at } });
  });
});

describe('a row to be refreshed', () => {
  const refresh = present(
    HOUSE.steps.flatMap(({ command }) => (command.type === 'RefreshRow' ? [command] : []))[0],
  );
  const row = `row:${refresh.row}`;
  const [one, other] = refresh.slots.map((slot) => `slot:${refresh.row}-${slot}`);

  test('with too few ticked tiles is chosen, with the ticked ones', () => {
    const tick = { type: 'tick', row, slot: one ?? '' } as const;
    for (const ask of ['nothing', 'reveals', 'all'] as const) {
      const state = after(HOUSE, { ...MOUSE, ask }, tick, press({ ...refresh, slots: [0, 0] }));
      expect(state).toMatchObject({ given: undefined, choice: { kind: 'steps', at: row, ticked: [one] } });
    }
  });

  test('asks once more, and keeps its ticks meanwhile', () => {
    const ticks = [one, other].map((slot) => ({ type: 'tick', row, slot: slot ?? '' }) as const);
    const state = after(HOUSE, MOUSE, ...ticks, press(refresh));
    expect(state).toMatchObject({ given: undefined, choice: { ticked: [one, other] } });
    expect(nextTurn(HOUSE, state, { type: 'go' }, MOUSE).given).toEqual({ command: refresh });
  });
});

describe('the forms about Peter Parler', () => {
  test('say the target of the pointer, and are sent as one command', () => {
    const plaza = present(PLANS.fillings.filter(({ field }) => field === 'with.plaza')[1]);
    const slot = present(PLANS.fillings.find(({ at }) => at === 'slot:wall-2'));
    const state = after(PLANS, MOUSE, pick(plaza.at), pick(slot.at));
    expect(state.choice).toEqual({ kind: 'filled', at: slot.at });
    const command = {
      type: 'SetParlerMarkers',
      plaza: plaza.value,
      slots: { upgrade: 0, wall: 2, building: 0 },
    };
    for (const act of [{ type: 'go' } as const, pick(slot.at, true)])
      expect(nextTurn(PLANS, state, act, MOUSE).given).toEqual({ command });
  });

  test('turn his building only as it may lie', () => {
    const site = present(PARLERS_HOUSE.fillings[1]);
    let state = after(PARLERS_HOUSE, MOUSE, pick(site.at));
    const seen = new Set<unknown>();
    for (let n = 0; n < 6; n += 1) {
      state = nextTurn(PARLERS_HOUSE, state, { type: 'turn', by: 1 }, MOUSE);
      const command = nextTurn(PARLERS_HOUSE, state, { type: 'go' }, MOUSE).given?.command;
      expect(command).toMatchObject({ type: 'PlaceParlerBuilding', site: site.value });
      if (command?.type === 'PlaceParlerBuilding') seen.add(command.rotation);
    }
    const legal = [0, 1, 2, 3, 4, 5].filter((each) => (site.legal ?? 0) & (1 << each));
    expect([...seen].sort()).toEqual(legal);
  });
});

describe('another position', () => {
  const declare = { type: 'DeclareAction', action: 'construct-building', context: 'main' } as const;
  const before = { ...HOUSE, tiles: [], steps: [{ command: declare, reveals: false, at: [TILE.at] }] };
  const given = after(before, MOUSE, pick(TILE.at));

  test('ends what was chosen, and leads on to the tile whose action was declared', () => {
    const chosen = after(HOUSE, CAREFUL, pick(TILE.at), pick(SPOT.at));
    expect(nextTurn(HOUSE, chosen, { type: 'renew' }, CAREFUL).choice).toEqual({ kind: 'nothing' });
    expect(given.given).toEqual({ command: declare });
    expect(nextTurn(HOUSE, given, { type: 'renew' }, MOUSE).choice).toMatchObject({ tile: { at: TILE.at } });
  });

  test('leads on only when the service has answered, if a step waits for it', () => {
    const waiting = nextTurn(HOUSE, given, { type: 'renew', isWaiting: true }, MOUSE);
    expect(waiting.choice).toEqual({ kind: 'nothing' });
    expect(nextTurn(HOUSE, waiting, { type: 'renew' }, MOUSE).choice).toMatchObject({
      tile: { at: TILE.at },
    });
  });

  test('is marked again, though nothing is chosen as before', () => {
    const one = nextTurn(HOUSE, AT_REST, { type: 'renew' }, MOUSE);
    expect(nextTurn(HOUSE, one, { type: 'renew' }, MOUSE)).not.toBe(one);
  });

  test('without a question leaves nothing of the turn', () => {
    const chosen = after(HOUSE, MOUSE, pick(TILE.at));
    expect(nextTurn(undefined, chosen, { type: 'renew' }, MOUSE)).toBe(AT_REST);
    expect(nextTurn(undefined, chosen, pick(TILE.at), MOUSE)).toBe(AT_REST);
  });
});

describe('the target of the pointer', () => {
  test('shows the effect of one tap or a button, but not taking back', () => {
    const value = JSON.stringify(TAKE.command).replaceAll('"', '~');
    for (const act of [{ at: takeAt }, { value }])
      expect(after(CRANE, MOUSE, { type: 'hint', ...act }).hint).toEqual(TAKE.command);
    expect(after(CRANE, CAREFUL, { type: 'hint', at: takeAt }).hint).toBeUndefined();
    const hinted = after(CRANE, MOUSE, { type: 'hint', at: takeAt });
    expect(nextTurn(CRANE, hinted, { type: 'hint' }, MOUSE).hint).toBeUndefined();
    expect(nextTurn(CRANE, hinted, { type: 'hint', at: takeAt }, MOUSE)).toBe(hinted);
  });
});
