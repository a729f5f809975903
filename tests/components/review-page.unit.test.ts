/** The page of a review, in every language: its content before, while it is closed, and afterwards. */
import { afterEach, describe, expect, test } from 'vitest';
import { Reasons } from '@/components/analysis/review/reasons';
import { ReviewBody } from '@/components/analysis/review/review-page';
import type { TurnPicture } from '@/lib/features/review/turn-film';
import type { SharedLine } from '@/lib/features/sandbox/sandbox-view';
import { elementAt } from '@/lib/game/engine/util';
import { accountOf, dearestTurns, playOf } from '@/lib/game/analysis/review/habits';
import type { BetterLine, GameReview, TurnReview } from '@/lib/game/analysis/review/review';
import { LOCALES } from '@/lib/game/wording/language/locales';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
import { turnReview } from '../review/turn-review';
import { goldenTable } from '../support/components/golden-table';
import { htmlOf } from '../support/components/html';
import { speak } from '../support/current-words';

const running = goldenTable('2-players-base', 40);
const over = { ...goldenTable('2-players-base', 10_000), status: 'finished' as const, me: 1 };

const betterOf = (turn: number, seat: number): BetterLine => ({
  at: turn,
  key: 'a'.repeat(64),
  steps: [{ seat, command: { type: 'EndTurn' } }],
  reasons: [
    { kind: 'points', points: 6.26 },
    { kind: 'rivals', points: -1 },
  ],
  sources: [
    { source: 'v-tile', points: 8.04 },
    { source: 'academics', points: -2 },
  ],
});
function turnOf(turn: number, loss: number): TurnReview {
  const seat = (turn + 1) % 2;
  const [value, effect] = [[turn, -turn], turn % 2 ? [-loss, loss] : [loss, -loss]];
  const found = { seat, value, spread: 1, effect, loss, error: 0.5 };
  const mark = loss > 8 ? 'mistake' : 'best';
  return turnReview(turn, { ...found, mark, ...(loss > 0 ? { better: betterOf(turn, seat) } : {}) });
}
const review: GameReview = {
  reviewer: 2,
  quality: 'normal',
  head: 'h',
  pack: { id: 'reconstruction', version: 1 },
  margins: [12, -12],
  turns: Array.from({ length: 20 }, (_, i) => turnOf(i + 1, i === 3 ? 12.34 : i % 5)),
};
const frame = {
  workerUrl: '/computer/w.js',
  reviewer: 2,
  isDealtAlike: false,
  isVerified: true,
  timeZone: 'UTC',
  shown: undefined,
  step: 0,
};
/** A turn with its board before and after, as played and as it should have been. */
function pictureOf(turn: TurnReview, more: Partial<TurnPicture> = {}): TurnPicture {
  const before = goldenTable('2-players-base', 60);
  const { state } = before.view;
  const start = { state, secrets: { offers: {} } as never, trail: [] };
  const line: SharedLine = {
    name: '',
    seq: before.seq,
    base: before.seq,
    known: { view: before.view, rows: [], shown: {} },
    steps: [{ seat: turn.seat, command: { type: 'TakeActionTile', position: 4 } }],
    events: [[{ type: 'Scored', seat: turn.seat, points: 3, source: { kind: 'crane' } }]],
    positions: [start, start],
    hidden: 0,
  };
  return { turn, before, played: before, rows: [], thoughts: [], ...(turn.better ? { line } : {}), ...more };
}
const seats = [0, 1].map((seat) => ({ seat, account: accountOf(review, seat), play: playOf(review, seat) }));
const none = { ...frame, told: [], turningPoints: [], seats: [] };
const whole = {
  ...frame,
  table: over,
  review,
  told: review.turns.filter(({ seat }) => seat === 1),
  turningPoints: dearestTurns(review, 3),
  seats,
  picture: pictureOf(elementAt(review.turns, 3)),
};

const drawn = (props: Parameters<typeof ReviewBody>[0]) => htmlOf(ReviewBody, props);

afterEach(() => speak('en'));

describe.each(LOCALES)('in %s', (locale) => {
  const { t } = wordingOf(locale);

  test('a game under way has no review, and no button', () => {
    speak(locale);
    const page = drawn({ ...none, table: running });
    expect(page).toContain(t('review.running'));
    expect(page).toMatch(new RegExp(`href="/games/golden"[^>]*>${t('table.toTable')}`));
    expect(page).not.toContain('<button type="button" class="btn btn-main">');
  });

  test('players and visitors may request a review that is not there yet', () => {
    speak(locale);
    const { me: _me, ...watched } = over;
    for (const table of [over, watched]) {
      const before = drawn({ ...none, table });
      expect(before).toContain(`>${t('review.start')}</button>`);
      expect(before).toContain(t('review.board', { state: '' }).trim());
    }
  });

  test('the whole review has no word left out', () => {
    speak(locale);
    const page = drawn(whole);
    expect(page).not.toMatch(/review\.[a-z]|undefined|NaN/);
    for (const title of ['sum.title', 'about', 'chart.title', 'mistakes.title', 'turns.title'] as const)
      expect(page).toContain(t(`review.${title}`));
  });
});

test('points have signs, a loss says how sure it is, and each verdict has a sign of its own', () => {
  const page = drawn(whole);
  expect(page).toContain('✗ mistake');
  expect(page).toContain('about 12.3 (11.3 to 13.3)');
  // Where the redraws agree, nothing is said of how sure it is.
  const told = [{ ...elementAt(review.turns, 3), error: 0.01 }];
  expect(drawn({ ...whole, told })).toContain('<td>about 12.3</td>');
  expect(page).toContain('href="/games/golden/review?turn=4#turn"');
  expect(page).toContain('href="/games/golden/review/4/film"');
});

test('a review says that a browser computed it until the server has recomputed every turn', () => {
  const note = 'The server hasn’t recomputed every turn yet.';
  expect(drawn({ ...whole, isVerified: false })).toContain(note);
  expect(drawn(whole)).not.toContain(note);
});

test('a player may request a deeper review, once', () => {
  expect(drawn(whole)).toContain('>Review it more deeply</button>');
  const { me: _me, ...watched } = over;
  expect(drawn({ ...whole, table: watched })).not.toContain('Review it more deeply');
  const deep = drawn({ ...whole, review: { ...review, quality: 'deep' } });
  expect(deep).toContain('quality: deep.');
  expect(deep).not.toContain('Review it more deeply');
});

test('a better line is explained by its expectation and by its score', () => {
  const better = { words: wordingOf('en'), ...betterOf(4, 1) };
  const text = htmlOf(Reasons, better);
  expect(text).toContain('<li>points at once: +6.3</li>');
  expect(text).toContain('by source: V tile +8 and academics −2.');
  expect(htmlOf(Reasons, { ...better, sources: [] })).not.toContain('by source');
});

test('a turn is shown with the thoughts that were sealed during it', () => {
  const thought = { seat: 0, seq: 4, at: '2030-01-01T00:00:00.000Z', text: 'Mines <first>' };
  expect(
    drawn({ ...whole, picture: pictureOf(elementAt(review.turns, 3), { thoughts: [thought] }) }),
  ).toMatch(/Sealed notes.*Mines &lt;first&gt;/);
  expect(drawn(whole)).not.toContain('Sealed notes');
});

test('your turn is played again to do better, another player’s is tried in the sandbox', () => {
  expect(drawn(whole)).toContain('href="/games/golden/review/4/again"');
  expect(drawn(whole)).not.toContain('/try?at=');
  const other = drawn({ ...whole, picture: pictureOf(elementAt(review.turns, 4)) });
  expect(other).toContain('href="/games/golden/try?at=5"');
  expect(other).not.toContain('/review/5/again');
});

test('the list of turns can show only my own, and says how to see the others again', () => {
  const { t } = wordingOf('en');
  const draw = (isOwnOnly: boolean) => htmlOf(ReviewBody, { ...whole, told: review.turns, isOwnOnly });
  const rowsOf = (html: string) => html.slice(html.indexOf('id="turns"')).match(/<th scope="row">/g)?.length;
  const [all, own] = [draw(false), draw(true)];
  expect([rowsOf(all), rowsOf(own)]).toEqual([20, 10]);
  expect(all).toContain(t('review.turns.mine'));
  expect(own).toContain(t('review.turns.all'));
});

test('a strip has a dot for each round, and leads to the turns that the reader can see', () => {
  const page = drawn(whole);
  const strip = /<nav aria-label="Verdicts of Bohumil by round">.*?<\/nav>/s.exec(page)?.[0] ?? '';
  expect(strip.match(/<li/g)).toHaveLength(10);
  expect(strip.match(/href="[^"]*\?turn=\d+#turn"/g)).toHaveLength(10);
  expect(strip).toContain('aria-label="Round 2: Bohumil: mistake"');
  expect(strip).toMatch(/href="[^"]*turn=4#turn"[^>]*aria-current="page"/);
  expect(page).not.toContain('Verdicts of Anna');
});

test('the turning point has the pieces of both turns in rings of their own', () => {
  const page = drawn(whole);
  expect(page).toContain('The turning point: round 2, Bohumil');
  expect(page).toContain('Better was: +12');
  expect(page).toMatch(/stroke='var\(--better\)'[^>]*stroke-dasharray/);
  expect(page).toContain('href="/games/golden/review?turn=4&amp;line=better#turn"');
});

test('a review of a solo game speaks of points, not of a lead or of opponents', () => {
  const solo = {
    ...over,
    me: 0,
    seats: [over.seats[0], { seat: 1, name: 'Parler', seated: true, automatic: true as const }],
  };
  const turns = review.turns.filter(({ seat }) => seat === 0);
  const table = { ...solo, seats: solo.seats.flatMap((seat) => seat ?? []) };
  const alone = { ...whole, table, told: turns, seats: seats.slice(0, 1) };
  const page = drawn({ ...alone, picture: pictureOf(elementAt(turns, 2)) });
  expect(page).not.toMatch(/lead\b|opponent/i);
  expect(page).not.toMatch(/[Ll]uck/);
  expect(page).toContain('Final score');
});
