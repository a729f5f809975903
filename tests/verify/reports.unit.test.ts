/** Games of reports ("Something is wrong here") go the same way by their rules: tests/fixtures/reports. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readDocument } from '@/lib/game/eventlog/export';
import { replayOfReport } from './report-fixture';

const FOLDER = path.join(import.meta.dirname, '../fixtures/reports');
const FILES = readdirSync(FOLDER).filter((file) => file.endsWith('.json'));

test.each(FILES)('%s', (file) => {
  const read = readDocument(JSON.parse(readFileSync(path.join(FOLDER, file), 'utf8')));
  if (!read.ok) throw new Error(read.error.path);
  expect(replayOfReport(read.value)).toEqual({ verdict: 'identical', rows: read.value.game.seq });
});
