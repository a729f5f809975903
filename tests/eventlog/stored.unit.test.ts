import { describe, expect, test } from 'vitest';
import type { Event } from '@/lib/game/engine/events';
import { BASE_VARIANT, ONLINE_OPTIONS } from '@/lib/game/engine/setup';
import { COMMAND_SCHEMAS, CommandSchema } from '@/lib/game/engine/commands';
import { storedForm, upcastEvent, type Upcasters } from '@/lib/game/eventlog/events';
import { TableOptionsSchema, VariantSchema } from '@/lib/game/engine/setup-shapes';

describe('events between their stored form and today’s', () => {
  const produced: Event = { type: 'Produced', seat: 1, what: 'gold' };

  test('version 1 is stored unmarked', () => {
    expect(storedForm(produced)).toEqual(produced);
    expect(upcastEvent(storedForm(produced))).toEqual(produced);
  });

  test('a later version is marked, and older ones are brought up to it on reading', () => {
    const upcasters: Upcasters = {
      Produced: [(event) => ({ ...event, what: 'gold' }), (event) => ({ ...event, seat: 1 })],
    };
    expect(storedForm(produced, upcasters)).toEqual({ ...produced, v: 3 });
    expect(upcastEvent({ type: 'Produced' }, upcasters)).toEqual(produced);
    expect(upcastEvent({ type: 'Produced', v: 2 }, upcasters)).toEqual({
      type: 'Produced',
      seat: 1,
    });
    expect(upcastEvent({ ...produced, v: 3 }, upcasters)).toEqual(produced);
  });

  test('unknown content is an error, not a guess', () => {
    expect(() => upcastEvent({ type: 'Teleported' })).toThrow('unknown');
    expect(() => upcastEvent({ type: 'Produced', v: 2 })).toThrow('unknown');
    expect(() => upcastEvent({ type: 'Produced', v: 0 })).toThrow('unknown');
  });
});

describe('the schema of commands', () => {
  test('knows each type once', () => {
    const types = COMMAND_SCHEMAS.map(({ shape }) => shape.type.value);
    expect(new Set(types).size).toBe(types.length);
  });

  test.each([
    { type: 'EndTurn' },
    { type: 'DeclareAction', action: 'construct-wall', context: 'tech:technology-iii-1' },
    { type: 'RefreshRow', row: 'wall', slots: [0, 2], pay: { gold: 1 } },
    { type: 'ClaimSeal' },
    { type: 'DiscardWindows', keep: { 'gold-window': 1, 'silver-window': 1 } },
  ])('accepts %o', (command) => {
    expect(CommandSchema.parse(command)).toEqual(command);
  });

  test.each([
    { type: 'EndTurn', seat: 1 },
    { type: 'DeclareAction', action: 'construct-wall', context: 'tech:' },
    { type: 'DeclareAction', action: 'construct-wall', context: 'free' },
    { type: 'RefreshRow', row: 'wall', slots: [0, 4], pay: { gold: 1 } },
    { type: 'BuyExtraAction', pay: { gold: -1 } },
    { type: 'BuyExtraAction', pay: { points: 1 } },
    { type: 'PlaceWall', slot: 0, cell: 'a b', rotation: 0 },
    { type: 'PlaceWall', slot: 0, cell: 'cell-1', rotation: 6 },
    { type: 'Undo', to: 1.5 },
    'EndTurn',
    undefined,
  ])('refuses %o', (command) => {
    expect(CommandSchema.safeParse(command).success).toBe(false);
  });

  test('a key of another kind does not slip through as a prototype', () => {
    const text = '{"type":"BuyExtraAction","pay":{"__proto__":{"gold":1}}}';
    const parsed = CommandSchema.safeParse(JSON.parse(text)).data;
    expect(parsed?.type === 'BuyExtraAction' ? parsed.pay.gold : undefined).toBeUndefined();
  });
});

test('the setup left open is the online default of the base game', () => {
  expect(TableOptionsSchema.parse(undefined)).toEqual(ONLINE_OPTIONS);
  expect(VariantSchema.parse(undefined)).toEqual(BASE_VARIANT);
  expect(VariantSchema.parse({ tiers: { cathedral: 'A' } })).toEqual({
    ...BASE_VARIANT,
    tiers: { 'hunger-wall': 'base', cathedral: 'A' },
  });
});
