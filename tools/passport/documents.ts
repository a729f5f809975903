// Exported games as files.
import fs from 'node:fs';
import path from 'node:path';
import { boxPackId, type PackSource } from '@/lib/game/box/box';
import { parseBoxValues } from '@/lib/game/box/parse-box';
import { readDocument, type GameDocument } from '@/lib/game/eventlog/export';
import { messageOf } from '../../scripts/lib/errors';
import type { StoredGame } from './stored';

function filesIn(place: string): readonly string[] {
  if (!fs.statSync(place).isDirectory()) return [place];
  const names = fs
    .readdirSync(place, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'));
  return names.sort().map((name) => path.join(place, name));
}

/** The game in a file, or the reason why it cannot be replayed. */
export function gameIn(text: string, name: string): StoredGame {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return { name, unreadable: messageOf(error) };
  }
  const read = readDocument(value);
  if (!read.ok) return { name, unreadable: `no exported game (${read.error.path || 'its whole'})` };
  const { game, log } = read.value;
  if (game.seed === undefined) return { name, unreadable: 'exported while it ran, without its seed' };
  const pack = packIn(game);
  if (!pack) return { name, unreadable: 'its box does not have the values that its id names' };
  return { name, pack, game: { rulesVersion: game.rulesVersion, seed: game.seed, log } };
}

function packIn({ pack, box }: GameDocument['game']): PackSource | undefined {
  if (!box) return pack;
  const parsed = parseBoxValues(box);
  return parsed.ok && boxPackId(parsed.values) === pack.id ? { ...pack, box: parsed.values } : undefined;
}

/** Every game below a folder, or the one in a file. */
export function* documentGames(place: string): Generator<StoredGame> {
  for (const file of filesIn(place)) yield gameIn(fs.readFileSync(file, 'utf8'), file);
}
