import { describe, expect, test } from 'vitest';
import { readHelp, readRefusal, readWanted, refusalQuery } from '@/app/games/[gameId]/refusal';
import { readStep, readThen } from '@/app/games/[gameId]/step-form';
import { commandValue, joinedValue, wantQuery } from '@/components/move/forms/command-value';
import type { TableView } from '@/lib/features/table/load/table-view';
import { sha256Hex } from '@/lib/game/engine/hash';
import { BASE_OPTIONS, BASE_VARIANT } from '@/lib/game/engine/setup';
import { view } from '@/lib/game/engine/view';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
import { start } from '../support/engine/running';
import { PACK } from '../support/engine/table';
import { formOf } from '../support/form';
import { present } from '../support/present';

const EN = wordingOf('en');
const ID = '00000000-0000-4000-8000-000000000001';

const posted = (fields: Parameters<typeof formOf>[0]) =>
  formOf({ expectedSeq: '7', commandId: ID, ...fields });

describe('two steps of one press', () => {
  const then = { type: 'DeclareAction', action: 'manage-mines', context: 'main' } as const;
  const form = posted({ command: joinedValue({ first: { type: 'CollectSlotBonus' }, then }) });
  const first = present(readStep(form));

  test('are one after the other, each under an id of its own that is always the same', () => {
    expect(first.command).toEqual({ type: 'CollectSlotBonus' });
    const second = readThen(form, first, 8);
    expect(second).toMatchObject({ expectedSeq: 8, command: then });
    expect(second?.commandId).not.toBe(first.commandId);
    expect(readThen(form, first, 8)).toEqual(second);
  });

  test('a single step has no second', () => {
    const alone = posted({ command: commandValue(then) });
    expect(readThen(alone, present(readStep(alone)), 8)).toBeUndefined();
  });
});

describe('a posted step', () => {
  test('is the command of the button that was pressed', () => {
    const command = { type: 'BuyExtraAction', pay: { 'gold-window': 2 } } as const;
    expect(readStep(posted({ command: commandValue(command) }))).toEqual({
      expectedSeq: 7,
      commandId: ID,
      command,
    });
  });

  test('has the two tiles of a row that were ticked; of any other number the rules say why not', () => {
    const begun = { type: 'RefreshRow', row: 'wall', pay: { gold: 1 } } as const;
    const ticked = (...slots: readonly number[]) =>
      readStep(posted({ command: commandValue(begun), 'with.slots': slots.map(String) }))?.command;
    expect(ticked(0, 3)).toEqual({ ...begun, slots: [0, 3] });
    for (const slots of [[], [2], [0, 1, 3]]) expect(ticked(...slots)).toEqual({ ...begun, slots: [0, 0] });
  });

  test('is completed by place and rotation', () => {
    const command = '{~type~:~PlaceWall~,~slot~:1}';
    const step = readStep(posted({ command, 'with.cell': 'wall-cell-2', 'with.rotation': '4' }));
    expect(step?.command).toEqual({ type: 'PlaceWall', slot: 1, cell: 'wall-cell-2', rotation: 4 });
  });

  test.each([
    ['yes', { keepCube: true }],
    ['', {}],
  ])('keeps the last cube only where that was chosen (R-65): "%s"', (value, cube) => {
    const command = '{~type~:~PlaceBuilding~,~slot~:1}';
    const fields = { 'with.site': 'site-p1-a', 'with.rotation': '0', 'with.keepCube': value };
    expect(readStep(posted({ command, ...fields }))?.command).toEqual({
      type: 'PlaceBuilding',
      slot: 1,
      site: 'site-p1-a',
      rotation: 0,
      ...cube,
    });
  });

  test('is completed by a slot for each row', () => {
    const slots = { 'with.slots.upgrade': '0', 'with.slots.wall': '3', 'with.slots.building': '2' };
    const command = '{~type~:~SetParlerMarkers~}';
    expect(readStep(posted({ command, 'with.plaza': 'plaza-3', ...slots }))?.command).toEqual({
      type: 'SetParlerMarkers',
      plaza: 'plaza-3',
      slots: { upgrade: 0, wall: 3, building: 2 },
    });
  });

  test.each([
    ['no command', {}],
    ['no JSON', { command: '{~type' }],
    ['no object', { command: '7' }],
    ['an unknown command', { command: '{~type~:~Win~}' }],
    ['a key too many', { command: '{~type~:~EndTurn~,~seat~:1}' }],
    ['an addition the command does not know', { command: '{~type~:~EndTurn~}', 'with.rotation': '1' }],
    ['no position', { command: '{~type~:~EndTurn~}', expectedSeq: 'x' }],
    ['no id', { command: '{~type~:~EndTurn~}', commandId: 'x' }],
    ['no command', { chosen: 'from nowhere' }],
  ])('with %s is no step', (_why, fields) => expect(readStep(posted({ ...fields }))).toBeUndefined());
});

describe('a refusal in the address', () => {
  const refusal = (query: string) => {
    const params = new URLSearchParams(query);
    return readRefusal(EN, params.get('refused'), params.get('rule'), params.get('with'));
  };

  test('comes back as its sentence, with its fields', () => {
    const rejection = { code: 'cannot-pay', rule: 'BUILD-1', params: { gold: 2 } } as const;
    const query = refusalQuery({ kind: 'rejected', rejection, seq: 3 });
    expect(refusal(query)).toEqual({ sentence: 'Not possible. You can’t pay 2 gold.', rule: 'BUILD-1' });
    expect(refusal(refusalQuery({ kind: 'stale', seq: 9 }))?.sentence).toContain('faster');
  });

  const setup = { players: 2, options: BASE_OPTIONS, variant: BASE_VARIANT } as const;
  const { state, secrets } = start(PACK, setup, sha256Hex('a refusal')).position;
  const table = (me?: number) => {
    return { pack: PACK, view: view(state, secrets, me), me } as unknown as TableView;
  };
  const mines = { type: 'DeclareAction', action: 'manage-mines', context: 'main' } as const;

  test('brings the step along where something would help, and says what', () => {
    const rejection = { code: 'tile-not-taken', rule: 'TURN-4' } as const;
    const help = { pack: PACK, state: table(0).view.state, cures: [] };
    const query = new URLSearchParams(refusalQuery({ kind: 'rejected', rejection, seq: 1, help }, mines));
    expect(readHelp(EN, table(0), query.get('tried'))).toMatch(/^This would help: “Take .+\.$/);
    expect(refusalQuery({ kind: 'rejected', rejection, seq: 1 }, mines)).not.toContain('tried');
  });

  test('says nothing of help to who holds no seat, or where nothing helps', () => {
    expect(readHelp(EN, table(), JSON.stringify(mines))).toBeUndefined();
    expect(readHelp(EN, table(1), JSON.stringify(mines))).toBeUndefined();
    expect(readHelp(EN, table(0), '{"type":"EndTurn"}')).toBeUndefined();
  });

  test.each([undefined, '', '{', '[]', '{"type":"Win"}', '{"type":"EndTurn","more":1}'])(
    'says nothing of help for %o',
    (tried) => expect(readHelp(EN, table(0), tried)).toBeUndefined(),
  );

  test.each(['', 'refused=', 'refused=constructor', 'refused=<b>'])('is absent for %o', (query) =>
    expect(refusal(query)).toBeUndefined(),
  );

  test.each(['[]', '{', '{"gold":{}}', '"x"'])('does without unreadable details: %s', (details) =>
    expect(readRefusal(EN, 'cannot-pay', undefined, details)).toEqual({
      sentence: 'Not possible. You can’t pay for this.',
    }),
  );

  test.each(['', 'x', '<b>', 'javascript:1'])('leads to no entry for %o', (rule) =>
    expect(readRefusal(EN, 'cannot-pay', rule, null)?.rule).toBeUndefined(),
  );
});

describe('the step that was wanted', () => {
  const COMMAND = { type: 'PlaceWall', slot: 1, cell: 'wall-cell-2', rotation: 4 } as const;
  const wantOf = (query: string) => new URLSearchParams(query).get('want');

  test('travels in the address and back', () => {
    expect(readWanted(wantOf(wantQuery(COMMAND)))).toEqual(COMMAND);
  });

  test('goes along with a refusal and with a stale step', () => {
    const stale = refusalQuery({ kind: 'stale', seq: 4 }, COMMAND);
    expect(new URLSearchParams(stale).get('refused')).toBe('stale');
    expect(readWanted(wantOf(stale))).toEqual(COMMAND);
  });

  test.each([[undefined], [''], ['{'], ['{~type~:~NoSuch~}'], ['7'], [['a', 'b']], ['x'.repeat(500)]])(
    'is nothing when the address says %j',
    (value) => expect(readWanted(value)).toBeUndefined(),
  );
});
