import { expect, test } from 'vitest';
import { SENT_KINDS } from '@/lib/game/wording/message-kinds';
import { readText } from './project-files';

test('docs/webhooks.md lists every kind of message, and no other', () => {
  const [, section = ''] = readText('docs/webhooks.md').split('\n## Kinds\n');
  const lines = (section.split('\n## ')[0] ?? '').split('\n');
  // The first column of the table, and the kinds that are documented as never sent to a hook.
  const saying = lines.map((line) => (line.startsWith('|') ? (line.split('|')[1] ?? '') : line));
  const named = saying.flatMap((text) => [...text.matchAll(/`([a-z-]+)`/g)].map(([, kind]) => kind));
  expect([...new Set(named)].sort()).toEqual([...SENT_KINDS].sort());
});
