/**
 * Bodies for `/api/imports` that are not games: large, and each meant to be expensive before that is found.
 */
import type { GameDocument } from '@/lib/game/eventlog/export';

const MB = 1024 * 1024;
const filled = (piece: string, size = 4.9 * MB) => piece.repeat(Math.floor(size / piece.length));
const listOf = (piece: string, size?: number) => filled(`${piece},`, size) + piece;
const asDocument = (text: string) => `{"as":"finished","document":${text}}`;
const quoted = (text: string) => JSON.stringify(text);
/** Slightly fewer values than the limit of a body, so all of it is read. */
const MANY = 199_000;
const many = (one: (i: number) => string, n = MANY) => Array.from({ length: n }, (_, i) => one(i)).join(',');

/** Descriptions and bodies; none is larger than 5 MB. */
export function junkImports(game: GameDocument): (readonly [what: string, body: string])[] {
  const row = game.log[2];
  /** The game, with a text in the place of a member. */
  const withText = (member: string, text: string) =>
    asDocument(JSON.stringify({ ...game, [member]: '@' }).replace('"@"', () => text));
  const withLog = (rows: string) => withText('log', `[${rows}]`);
  /** Rows that look right at first. */
  const linked = (n: number, more: object = {}) =>
    many((i) => {
      const [prevHash, hash] = [i, i + 1].map((each) => each.toString(16).padStart(64, '0'));
      return JSON.stringify({ ...row, seq: i + 1, prevHash, hash, ...more });
    }, n);
  const manyEvents = Array.from({ length: 400 }, () => ({ type: 'x' }));
  const oneRow = (events: string) =>
    withLog(JSON.stringify({ ...game.log[0], events: '@' }).replace('"@"', () => `[${events}]`));
  return [
    ['lists within lists', asDocument(filled('[') + filled(']', 100))],
    ['objects within objects', asDocument(filled('{"a":'))],
    ['very many numbers', asDocument(`[${listOf('1')}]`)],
    ['very many members', asDocument(`{${listOf('"a":1')}}`)],
    ['one long text', asDocument(JSON.stringify(filled('x')))],
    ['a long text of escapes', asDocument(`"${filled('\\u0041')}"`)],
    ['rows of nothing', withLog(listOf('{}'))],
    ['5,000 rows of nothing', withLog(Array.from({ length: 5000 }, () => '{}').join(','))],
    [
      'the same row again and again',
      withLog(Array.from({ length: 4000 }, () => JSON.stringify(row)).join(',')),
    ],
    ['rows full of events', withLog(linked(480, { events: manyEvents }))],
    ['rows that are linked', withLog(linked(3000, { events: [] }))],
    ['no JSON at all', filled('x')],
    ['lists within lists, as deep as may be', asDocument(listOf(`${'['.repeat(38)}${']'.repeat(38)}`, 100))],
    ['very many small lists of that depth', asDocument(`[${listOf('['.repeat(36) + ']'.repeat(36))}]`)],
    ['as many numbers as may be, long ones', asDocument(`[${many(() => '1234567890.123456789e99')}]`)],
    ['as many texts as may be', withText('more', `[${many((i) => quoted(`text ${i}`))}]`)],
    ['as many members as may be', withText('more', `{${many((i) => `"member ${i}":${i}`)}}`)],
    ['members of one name', withText('more', `{${many(() => '"__proto__":{}')}}`)],
    ['as many events as may be, in one row', oneRow(many(() => '{"type":"x"}'))],
    [
      'events of the right kind, in one row',
      oneRow(many((i) => `{"type":"Scored","seat":0,"points":${i}}`, 60_000)),
    ],
    ['former holders', withText('holders', `[${many(() => '{"seat":0,"untilSeq":1,"name":"x"}', 60_000)}]`)],
    ['seats', withText('seats', `[${many((i) => `{"seat":${i},"name":"x","seated":true}`, 60_000)}]`)],
    [
      'a long name',
      asDocument(JSON.stringify({ ...game, game: { ...game.game, name: filled('\u202e', 1.5 * MB) } })),
    ],
    ['one long number', asDocument(filled('9'))],
    ['bytes that are no text', filled('\u0000')],
  ].map(([what = '', body = '']) => [what, body.slice(0, 5 * MB)] as const);
}
