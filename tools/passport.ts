// Replays stored games under the rules of this checkout: `npm run passport -- --help`, docs/event-log.md.
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { packFrom } from '@/lib/game/box/pack-from';
import { RULES, type Rules } from '@/lib/game/rulesets';
import { passportOf } from '@/lib/game/verify/passport';
import { messageOf } from '../scripts/lib/errors';
import { onStopRequest } from '../scripts/lib/signals';
import { databaseGames } from './passport/database';
import { documentGames } from './passport/documents';
import { fuzzedGames } from './passport/fuzzed';
import { type PassportVerdict, lineOf, summaryOf } from './passport/report';
import type { StoredGame } from './passport/stored';

const HELP = `npm run passport -- [options]      replays stored games under the rules of this checkout and names differences
  --games FILE_OR_DIR   exported games, repeatable (tests/fixtures/released)
  --database URL        every game of a database, also running ones
  --fuzz 1000           games played at random ...
  --seed 1              ... from this number on
  --from REF            ... by the rules of this commit, tag or branch (this checkout)
  --all                 a line for every game, not only for those that would differ
  --out FILE            the verdicts as JSON
Exits with 1 if a game differs: it must keep its rules version.`;

const OPTIONS = {
  games: { type: 'string', multiple: true, default: [] },
  database: { type: 'string' },
  fuzz: { type: 'string', default: '0' },
  seed: { type: 'string', default: '1' },
  from: { type: 'string' },
  all: { type: 'boolean', default: false },
  out: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const satisfies ParseArgsConfig['options'];
const RELEASED = 'tests/fixtures/released';

const { values } = parseArgs({ options: OPTIONS });

async function* sourcesOf(): AsyncGenerator<StoredGame> {
  const count = Number(values.fuzz);
  const none = values.games.length === 0 && !values.database && count === 0;
  for (const place of none ? [RELEASED] : values.games) yield* documentGames(place);
  if (values.database) yield* databaseGames(values.database);
  if (count > 0) yield* fuzzedGames({ count, first: Number(values.seed), from: values.from });
}

/** Judges one game. A game that cannot be replayed is reported as such. */
function judge(stored: StoredGame, rules: Rules): PassportVerdict {
  const { name } = stored;
  if ('unreadable' in stored) return { name, verdict: 'unreadable', detail: stored.unreadable };
  const { pack, game } = stored;
  const { rulesVersion } = game;
  try {
    return { name, rulesVersion, ...passportOf(game, packFrom(pack), rules) };
  } catch (error) {
    return { name, rulesVersion, verdict: 'unreadable', detail: messageOf(error) };
  }
}

async function main(): Promise<number> {
  const rules = RULES.at(-1);
  if (!rules) throw new Error('there are no rules');
  const stop = new AbortController();
  onStopRequest(() => stop.abort());
  const verdicts: PassportVerdict[] = [];
  for await (const stored of sourcesOf()) {
    const found = judge(stored, rules);
    verdicts.push(found);
    if (values.all || found.verdict !== 'identical') console.log(lineOf(found));
    if (stop.signal.aborted) break;
  }
  console.log(summaryOf(verdicts));
  if (values.out) {
    fs.mkdirSync(path.dirname(path.resolve(values.out)), { recursive: true });
    fs.writeFileSync(values.out, `${JSON.stringify(verdicts, undefined, 1)}\n`);
  }
  return verdicts.length > 0 && verdicts.every(({ verdict }) => verdict === 'identical') ? 0 : 1;
}

if (values.help) console.log(HELP);
else process.exitCode = await main();
process.exit();
