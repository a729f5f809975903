import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { archiveHtml, type ArchiveAssets } from '@/components/archive/archive-html';
import { archiveZonesOf } from '@/components/archive/board';
import { messagesOfArchive, openArchive, rowsOfArchive } from '@/components/archive/data';
import { targetMomentOf } from '@/components/history/replay/reduce';
import { replay } from '@/lib/game/engine/replay';
import { readDocument, type GameDocument } from '@/lib/game/eventlog/export';
import { eventsOf } from '@/lib/game/eventlog/events';
import { packFor } from '@/lib/game/rulesets';
import { verifyGame } from '@/lib/game/verify/verify';
import { LOCALES, type Locale } from '@/lib/game/wording/language/locales';
import { MISSING } from '@/lib/game/wording/language/make-wording';
import { MESSAGES } from '@/lib/game/wording/language/messages';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
import { bundleArchive } from '../../scripts/lib/archive-bundle';
import { RECORDINGS } from '../golden/recordings';
import { goldenDocument, whileRunning } from '../support/documents';
import { inFull, sampled } from '../support/full';

let assets: ArchiveAssets;
beforeAll(async () => {
  assets = await bundleArchive();
});

const FOUR = '4-players-all-options';
const pageOf = (document: GameDocument, locale: Locale = 'en'): string =>
  archiveHtml({
    document,
    assets,
    words: wordingOf(locale),
    messages: MESSAGES[locale],
    pack: packFor(document.game.pack.id, document.game.pack.version),
  });
/** The parts that are visible without a script. */
const shellOf = (html: string): string => html.slice(0, html.indexOf('<script'));
const dataIn = (html: string): string =>
  /<script type="application\/json" id="game">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
const replayedOf = (document: GameDocument, locale: Locale = 'en') =>
  openArchive(dataIn(pageOf(document, locale)));

describe('the single-file page', () => {
  test.each(LOCALES)('of the longest game stays below 900 kB in %s', (locale) => {
    const html = pageOf(goldenDocument(FOUR), locale);
    expect(Buffer.byteLength(html)).toBeLessThan(900_000);
    expect(shellOf(html)).toContain(`<html lang="${locale}">`);
    expect(shellOf(html).includes(MISSING)).toBe(false);
  });

  test('makes no network requests and runs only its own script', () => {
    const html = pageOf(goldenDocument(FOUR));
    const [, script = ''] = /<script>(.*)<\/script>/s.exec(html) ?? [];
    const hash = createHash('sha256').update(script).digest('base64');
    expect(shellOf(html)).toContain(
      `default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-${hash}'`,
    );
    const outside = shellOf(html).match(/(src|href)="(?!#)[^"]*"/g);
    expect(outside).toBeNull();
    expect(/url\((?!#)|@import|<link/.test(html)).toBe(false);
  });

  test('a name is escaped', () => {
    const name = '</script><script>alert(1)</script><img src=x onerror=alert(1)>';
    const document = goldenDocument(FOUR);
    const seats = document.seats.map((seat) => ({ ...seat, name }));
    const html = pageOf({ ...document, game: { ...document.game, name }, seats });
    expect(html.match(/<script/g)).toHaveLength(2);
    expect(html.includes('<img')).toBe(false);
    const parts = archiveZonesOf(replayedOf({ ...document, seats }), 9);
    expect(parts.map(({ html: markup }) => markup).join('')).not.toContain('<script');
  });

  test('of a running game contains nothing secret', () => {
    const document = goldenDocument(FOUR);
    const html = pageOf(whileRunning(document, 100));
    expect(html.includes(document.game.seed ?? '')).toBe(false);
    expect(html.includes('"secret"')).toBe(false);
    expect(shellOf(html)).toContain('still running');
    // Not even a finished one needs its stacks to be looked at.
    expect(pageOf(document).includes('"secret"')).toBe(false);
  });

  test('shows the whole log as text without a script', () => {
    const document = goldenDocument(FOUR);
    const html = pageOf(document, 'de');
    for (const { seq } of document.log) expect(shellOf(html)).toContain(`data-seq="${seq}"`);
  });
});

describe('sealed thoughts', () => {
  const thought = { seat: 1, seq: 40, at: '2026-05-09T12:40:00.000Z', text: 'Mines <b>first</b>' };
  const document = { ...goldenDocument(FOUR), thoughts: [thought] };

  test('are in the log without a script, as text', () => {
    expect(shellOf(pageOf(document))).toMatch(
      /data-seq="40".*<figcaption>Bohumil’s sealed note<\/figcaption><blockquote>Mines &lt;b&gt;first&lt;\/b&gt;</,
    );
    expect(pageOf(goldenDocument(FOUR))).not.toContain('<figcaption>');
  });

  test('are shown at every step of their turn, and at no other', () => {
    const { game } = replayedOf(document);
    const thoughtsAt = (seq: number) => game.momentAt(seq)?.thoughts ?? [];
    const shown = document.log.map(({ seq }) => seq).filter((seq) => thoughtsAt(seq).length > 0);
    const turn = game.turns.findLast(({ from }) => from <= 40);
    expect([shown[0], shown.at(-1), shown.length]).toEqual([
      turn?.from,
      turn?.to,
      1 + (turn?.to ?? 0) - (turn?.from ?? 0),
    ]);
    expect(thoughtsAt(40)).toEqual([thought]);
  });

  test('do not disturb the proof, and their shape is checked', () => {
    const read = readDocument(JSON.parse(JSON.stringify(document)));
    if (!read.ok) throw new Error(read.error.path);
    expect(read.value.thoughts).toEqual([thought]);
    expect(verifyGame(read.value).fault).toBeUndefined();
    const bad = { ...document, thoughts: [{ ...thought, text: '' }] };
    expect(readDocument(bad)).toEqual({ ok: false, error: { path: 'thoughts.0.text' } });
  });
});

describe('replaying', () => {
  test.each(sampled(RECORDINGS, 4).map(({ file }) => file))('%s leads to the position of the log', (file) => {
    const document = goldenDocument(file);
    const { game } = replayedOf(document);
    const { state } = replay(document.log.map((row) => ({ ...row, events: eventsOf(row) })));
    const { last } = game.course;
    expect(last).toBe(document.log.length);
    expect(game.momentAt(last)?.state).toEqual(state);
  });

  test.each(inFull<readonly Locale[]>(LOCALES, ['de']))(
    'every moment can be drawn in %s, with all its words',
    (locale) => {
      const game = replayedOf(goldenDocument('solo-parler'), locale);
      for (let step = 1; step <= game.game.course.last; step += 7) {
        const parts = archiveZonesOf(game, step);
        const markup = parts.map(({ html, lines = [] }) => html + lines.join('')).join('');
        expect(markup).not.toContain(MISSING);
        expect(markup).not.toMatch(/<a |undefined|NaN|#hit-|class="hit"/);
      }
    },
  );

  test('the wheel is drawn as turned by the step that turned it, and by no other (END-4)', () => {
    const document = goldenDocument(FOUR);
    const game = replayedOf(document);
    for (const row of document.log.slice(0, 40)) {
      const crane = archiveZonesOf(game, row.seq).find(({ id }) => id === 'crane')?.html ?? '';
      const turned = eventsOf(row).find(({ type }) => type === 'WheelTurned');
      const steps = turned?.type === 'WheelTurned' ? String(turned.steps) : undefined;
      expect([row.seq, /class="turned-(\d)"/.exec(crane)?.[1]]).toEqual([row.seq, steps]);
    }
  });

  test('most of the board stays the same from one step to the next', () => {
    const game = replayedOf(goldenDocument(FOUR));
    const zones = Array.from({ length: 11 }, (_, i) => archiveZonesOf(game, 100 + i));
    const same = zones
      .slice(1)
      .map((after, i) => after.filter(({ html }, k) => zones[i]?.[k]?.html === html));
    expect(same.flat().length / same.length).toBeGreaterThan(5);
  });

  test('steps by turns and stops at both ends', () => {
    const document = goldenDocument(FOUR);
    const { course } = replayedOf(document).game;
    const begins = document.log
      .filter(({ events }) => events.some(({ type }) => type === 'TurnStarted'))
      .map(({ seq }) => seq);
    const visited = [course.first];
    const goOn = () => targetMomentOf({ course, at: visited.at(-1) ?? 0 }, 'nextTurn');
    while ((visited.at(-1) ?? 0) < course.last) visited.push(goOn());
    expect(visited.slice(0, -1)).toEqual(begins);
  });
});

test('messages of the page are those its words need, and rows carry no secret', () => {
  expect(Object.keys(messagesOfArchive(MESSAGES.en))).not.toContain('mail');
  expect(rowsOfArchive(goldenDocument(FOUR))[0]).not.toHaveProperty('secret');
});
