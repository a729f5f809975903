import { expect, test } from 'vitest';
import { CommandSchema } from '@/lib/game/engine/commands';
import { mutated } from '../support/engine/mutate';
import { Dice } from '../support/engine/random';

test('a command that may be wrong still has the form that the service takes', () => {
  const command = {
    type: 'PlaceBuilding',
    slot: 0,
    site: 'site-p10-c',
    rotation: 4,
    keepCube: true,
  } as const;
  const drawn = Array.from({ length: 40 }, (_, seed) => mutated(command, new Dice(seed)));
  expect(drawn.some((one) => !('keepCube' in one && one.keepCube))).toBe(true);
  expect(drawn.filter((one) => !CommandSchema.safeParse(JSON.parse(JSON.stringify(one))).success)).toEqual(
    [],
  );
});
