/** The shareable part of a line: nothing that depends on tiles only its author was shown. */
import { describe, expect, test } from 'vitest';
import type { Event } from '@/lib/game/engine/events';
import { tellableSteps } from '@/lib/game/analysis/sandbox/line';

const item = 7;
const drawn = (seat: number, level: 'I' | 'II'): Event => ({
  type: 'TechnologyDrawn',
  seat,
  level,
  count: 2,
  item,
});
const chosen = (seat: number, level: 'I' | 'II'): Event => ({
  type: 'TechnologyChosen',
  seat,
  level,
  tile: 'a-tile',
  active: true,
  returned: 1,
});
const bridge = (seat: number, stack: 'IV' | 'V', open = false): Event => ({
  type: 'BridgeTilesDrawn',
  seat,
  stack,
  count: 2,
  item,
  ...(open ? { open } : {}),
});
const cathedral: Event = { type: 'CathedralTileClaimed', seat: 0, tile: 'a-tile', returned: 1 };
const plank: Event = { type: 'BridgeTileChosen', seat: 0, stack: 'V', tile: 'a-tile', returned: 1 };
const other: Event = { type: 'MainActionSkipped', seat: 0 };
const rows = (...events: readonly Event[]) => events.map((event, i) => ({ seq: i + 1, events: [event] }));

describe('a line is told', () => {
  test('to its end where its author was shown nothing', () => {
    expect(tellableSteps(rows(drawn(1, 'I')), [0], [[other], [chosen(0, 'I')], [plank]])).toBe(3);
    expect(tellableSteps(rows(drawn(0, 'I')), [], [[chosen(0, 'I')]])).toBe(1);
  });
  test('up to a choice of tiles on offer to its author', () => {
    expect(tellableSteps(rows(drawn(0, 'I')), [0], [[other], [other, chosen(0, 'I')], [other]])).toBe(1);
  });
  test('up to a choice by anybody from a stack where its author has put tiles back', () => {
    const past = rows(drawn(0, 'I'), chosen(0, 'I'));
    expect(tellableSteps(past, [0], [[drawn(1, 'I')], [chosen(1, 'I')]])).toBe(1);
    expect(tellableSteps(past, [0], [[drawn(1, 'II')], [chosen(1, 'II')]])).toBe(2);
  });
  test('with the V tiles as one: a player who knows the bridge tiles knows something of the Cathedral', () => {
    expect(tellableSteps(rows(bridge(0, 'V')), [0], [[other], [cathedral]])).toBe(1);
    expect(tellableSteps(rows(bridge(0, 'IV')), [0], [[other], [cathedral]])).toBe(2);
  });
  test('to its end where the tiles lie open to everybody', () => {
    expect(tellableSteps(rows(bridge(0, 'V', true)), [0], [[plank], [cathedral]])).toBe(2);
  });
  test('by all seats that its author has', () => {
    expect(tellableSteps(rows(drawn(1, 'I')), [0, 1], [[chosen(0, 'I')]])).toBe(0);
  });
});
