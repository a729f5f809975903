/** The commands of `npm run operator`: each returns its result and whether it succeeded. */
import { recentActs } from '@/lib/features/operator/act-store';
import { checkGame } from '@/lib/features/operator/check-game';
import {
  setBan,
  findAny,
  freeSeatByDesk,
  grantOperator,
  leaveOut,
  lookAtPerson,
  lookAtTable,
  rebuildTable,
  refoldRatings,
  resendMessages,
  signOutEverywhere,
} from '@/lib/features/operator/desk';
import {
  announceReadOnly,
  cancelReadOnly,
  closeIncident,
  openIncident,
} from '@/lib/features/operator/notices';
import { readOperators, personIdOf } from '@/lib/features/operator/person-store';
import { answerReport, fixtureOf, listReports, lookAtReport } from '@/lib/features/operator/reports';
import { examine, sheetOf } from './doctor';
import { CHECKS } from './doctor-checks';
import { lineOfReport, describeFound, sheetOfPerson, sheetOfTable } from './print';
import { promote } from './promote';

export const HELP = `npm run operator -- COMMAND [options]
  doctor [--mail ADDRESS] [--skip NAMES] [--json]
                              looks at everything once: ok, or what to do; sends an email to ADDRESS
  find TEXT                   tables and people by id, name or address
  table ID                    seats, clocks, deliveries and the end of the log
  person ID_OR_ADDRESS        devices, channels and seats
  check ID                    verifies the log of a table: chain, decisions, stored position
  rebuild ID                  rebuilds the stored position of a table from its log
  ratings recompute [SCOPE]   folds ratings again from results: open, the id of a circle, or all
  ratings leave-out GAME      leaves the result of a game out of the open rating
  reports                     notes about moments of games, the newest first
  report ID [--fixture] [--answer TEXT]
                              one note; the game up to it as a test; answers it
  resend [ID]                 resends messages that were given up, of one table or all
  free ID SEAT                frees a seat (from 0) of a running game; its host gets a fresh link for it
  ban PERSON, unban PERSON    bans a person; lifts the ban
  sign-out PERSON             ends all their sessions and the links of their seats
  announce --begins TIME --ends TIME [--text TEXT]
                              a banner until then; during maintenance pages open and moves are refused
  cancel                      cancels the announcement, or ends the maintenance
  incident TITLE [--text TEXT] [--begins TIME]
                              publishes an incident on /status
  incident-over ID            ends an incident
  box promote BOX REVISION NAME [--into DIR]
                              writes a revision of a box as the source of a pack (lib/game/content/NAME)
  grant PERSON, withdraw PERSON
                              who may use /operator
  operators, acts             lists people with the right; lists recorded acts
  --database URL              the database (DATABASE_URL, otherwise the embedded one)
TIME is as in 2027-01-31T02:00Z, or +90 for 90 minutes from now.`;

export const OPTIONS = {
  database: { type: 'string' },
  begins: { type: 'string' },
  ends: { type: 'string' },
  text: { type: 'string' },
  answer: { type: 'string' },
  fixture: { type: 'boolean' },
  into: { type: 'string' },
  mail: { type: 'string' },
  skip: { type: 'string' },
  json: { type: 'boolean' },
  help: { type: 'boolean', default: false },
} as const;

export interface CommandOptions {
  readonly begins?: string | undefined;
  readonly ends?: string | undefined;
  readonly text?: string | undefined;
  readonly answer?: string | undefined;
  readonly fixture?: boolean | undefined;
  readonly into?: string | undefined;
  readonly mail?: string | undefined;
  readonly skip?: string | undefined;
  readonly json?: boolean | undefined;
}
type Say = (line: string) => void;
type Command = (words: readonly string[], options: CommandOptions, say: Say) => Promise<boolean>;

const BY = 'command line';

/** A moment as it is typed; undefined when it cannot be read. */
export function timeOf(text: string | undefined, now = new Date()): Date | undefined {
  const minutes = /^\+(\d{1,5})$/.exec(text ?? '')?.[1];
  if (minutes !== undefined) return new Date(now.getTime() + Number(minutes) * 60_000);
  const at = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?Z$/.test(text ?? '') ? new Date(text ?? '') : undefined;
  return at && !Number.isNaN(at.getTime()) ? at : undefined;
}

/** Runs one command. */
export async function run(
  name: string,
  words: readonly string[],
  options: CommandOptions,
  say: Say,
): Promise<boolean> {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command) return command(words, options, say);
  say(`no command "${name}"; npm run operator -- help`);
  return false;
}

function report(isDone: boolean, say: Say, done: string, not = 'not possible: nothing was changed'): boolean {
  say(isDone ? done : not);
  return isDone;
}

/** A command about one person, given by id or address. */
const onPerson =
  (work: (id: string, say: Say) => Promise<boolean>): Command =>
  async ([who = ''], _options, say) => {
    const id = await personIdOf(who);
    return id === undefined ? report(false, say, '', `nobody is known as "${who}"`) : work(id, say);
  };

const COMMANDS: Readonly<Record<string, Command>> = {
  doctor: async (_words, { mail, skip, json }, say) => {
    const skipped = skip?.split(',') ?? [];
    const unknown = skipped.filter((name) => !CHECKS.some((check) => check.name === name));
    if (unknown.length > 0)
      return report(
        false,
        say,
        '',
        `no check is called ${unknown.join(', ')}: ${CHECKS.map(({ name }) => name).join(', ')}`,
      );
    const lines = await examine({ mail, skip: skipped });
    if (json) say(JSON.stringify(lines));
    else sheetOf(lines).forEach((line) => say(line));
    return lines.every(({ isOk }) => isOk);
  },
  find: async (words, _options, say) => {
    const found = await findAny(words.join(' '));
    describeFound(found).forEach((line) => say(line));
    return found.tables.length + found.people.length > 0;
  },
  table: async ([id = ''], _options, say) => {
    const sheet = await lookAtTable(id);
    if (!sheet) return report(false, say, '', 'no such table');
    sheetOfTable(sheet).forEach((line) => say(line));
    return true;
  },
  person: onPerson(async (id, say) => {
    const facts = await lookAtPerson(BY, id);
    if (facts) sheetOfPerson(facts).forEach((line) => say(line));
    return facts !== undefined;
  }),
  check: async ([id = ''], _options, say) => {
    const found = await checkGame(id);
    const isRight = found !== undefined && found.fault === undefined;
    return report(isRight, say, `right, ${found?.rows} rows`, found?.fault ?? 'no such table');
  },
  rebuild: async ([id = ''], _options, say) => {
    const found = await rebuildTable(BY, id);
    say(found.outcome === 'broken' ? `broken at row ${found.seq}: ${found.fault}` : found.outcome);
    if (found.outcome === 'rebuilt') say('restart the servers: they may remember the old position');
    return found.outcome === 'same' || found.outcome === 'rebuilt';
  },
  ratings: async ([act, scope], _options, say) => {
    if (act === 'leave-out') {
      const isDone = (await leaveOut(BY, scope ?? '')) === 'done';
      return report(isDone, say, 'left out, and the open rating is folded again');
    }
    if (act !== 'recompute')
      return report(false, say, '', 'ratings recompute [SCOPE], ratings leave-out GAME');
    const found = await refoldRatings(BY, scope);
    for (const { scope: of, results, people, games } of found) {
      const isSame = people.length === 0 && games.length === 0;
      say(`${of}: ${results} results, ${isSame ? 'equal to the last digit' : 'replaced'}`);
      for (const gameId of games) say(`  the changes by game ${gameId} differed`);
      for (const { key, stored, folded } of people)
        say(`  ${key}: ${stored?.mu ?? 'none'} was stored, ${folded?.mu ?? 'none'} is right`);
    }
    return true;
  },
  reports: async (_words, _options, say) => {
    for (const report of await listReports()) say(lineOfReport(report));
    return true;
  },
  report: async ([id = ''], { fixture, answer }, say) => {
    const found = await lookAtReport(id);
    if (!found) return report(false, say, '', 'no such report');
    if (fixture) {
      const document = await fixtureOf(BY, found);
      return report(document !== undefined, say, JSON.stringify(document));
    }
    if (answer !== undefined)
      return report(await answerReport(BY, found, answer), say, 'answered', 'write 1 to 1,000 characters');
    say(lineOfReport(found));
    if (found.answer !== null) say(`answer: ${found.answer}`);
    return true;
  },
  resend: async ([id], _options, say) => {
    say(`${await resendMessages(BY, id)} messages are due again`);
    return true;
  },
  free: async ([gameId = '', seat = ''], _options, say) => {
    const isSeat = /^[0-3]$/.test(seat);
    const done = isSeat && (await freeSeatByDesk(BY, { gameId, seat: Number(seat) })) === 'done';
    return report(done, say, 'free: the host finds a fresh link on the invitation page');
  },
  ban: onPerson(async (userId, say) =>
    report((await setBan(BY, { userId, isBanned: true })) === 'done', say, 'kept out within half a minute'),
  ),
  unban: onPerson(async (userId, say) =>
    report((await setBan(BY, { userId, isBanned: false })) === 'done', say, 'let in again'),
  ),
  'sign-out': onPerson(async (id, say) =>
    report((await signOutEverywhere(BY, id)) === 'done', say, 'signed out within half a minute'),
  ),
  announce: async (_words, { begins, ends, text }, say) => {
    const [from, to] = [timeOf(begins), timeOf(ends)];
    if (!from || !to)
      return report(false, say, '', 'give --begins and --ends, each like 2027-01-31T02:00Z or +90');
    const done = await announceReadOnly(BY, {
      begins: from,
      ends: to,
      ...(text === undefined ? {} : { text }),
    });
    const span = `${from.toISOString()} to ${to.toISOString()}`;
    return report(
      done === 'done',
      say,
      `announced: ${span}`,
      'it has to end after it begins, later than now, within three days',
    );
  },
  cancel: async (_words, _options, say) => {
    const count = await cancelReadOnly(BY);
    return report(count > 0, say, 'taken back', 'nothing was announced');
  },
  incident: async (words, { begins, text }, say) => {
    const from = begins === undefined ? {} : { begins: timeOf(begins) };
    if ('begins' in from && !from.begins) return report(false, say, '', '--begins cannot be read');
    const written = { title: words.join(' '), ...(text === undefined ? {} : { text }) };
    const id = await openIncident(BY, { ...written, begins: from.begins });
    return report(id !== undefined, say, `written: ${id}`, 'give it a title');
  },
  'incident-over': async ([id = ''], _options, say) => report(await closeIncident(BY, id), say, 'over'),
  grant: onPerson(async (userId, say) =>
    report(
      (await grantOperator({ userId, isOperator: true })) === 'done',
      say,
      `${userId} may sit at /operator`,
    ),
  ),
  withdraw: onPerson(async (userId, say) =>
    report(
      (await grantOperator({ userId, isOperator: false })) === 'done',
      say,
      `${userId} may do so no longer`,
    ),
  ),
  box: async ([act, boxId = '', revision = '', name = ''], { into }, say) => {
    if (act !== 'promote') return report(false, say, '', 'box promote BOX REVISION NAME');
    const done = await promote({ boxId, revision, name, into });
    done.lines.forEach((line) => say(line));
    return done.ok;
  },
  operators: async (_words, _options, say) => {
    for (const { id, name, email } of await readOperators())
      say([id, name, email].filter(Boolean).join('  '));
    return true;
  },
  acts: async (_words, _options, say) => {
    for (const { at, by, kind, about, detail } of await recentActs(100))
      say(`${at.toISOString()}  ${by}  ${kind}  ${about}  ${JSON.stringify(detail)}`);
    return true;
  },
};
