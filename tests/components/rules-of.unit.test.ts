import { expect, test } from 'vitest';
import { topicOfCommand, topicOfOpen } from '@/components/move/groups';
import { rulesHref } from '@/components/table/inspect/inspect-html';
import { TOPICS } from '@/lib/game/casebook/rulings';
import { AT_KINDS, atKey } from '@/lib/game/drawing/board-location';
import type { CommandType } from '@/lib/game/engine/commands';
import { RULES } from '@/lib/game/engine/rules';

test.each([
  ...AT_KINDS.map((kind) => atKey(kind, '0-egg')),
  'slot:upgrade-1',
  'track:0-university',
  'cell:action-hex-x',
])('the rules of %s are a topic of the casebook', (key) => {
  const topic = rulesHref(key)?.replace('/rules#', '');
  expect(TOPICS.map(({ id }) => id)).toContain(topic);
});

test('elements that are not pieces have no rules', () => {
  expect(rulesHref('nonsense')).toBeUndefined();
});

test('the rules of every step and of open items are topics of the casebook', () => {
  const topics = new Set<string>(TOPICS.map(({ id }) => id));
  const types = Object.keys(RULES) as CommandType[];
  expect(types.map(topicOfCommand).filter((topic) => !topics.has(topic))).toEqual([]);
  const kinds = ['take-tile', 'performance', 'slot-bonus', 'choice', 'perform', 'windows', 'seal'] as const;
  expect(kinds.map(topicOfOpen).filter((topic) => !topics.has(topic))).toEqual([]);
});
