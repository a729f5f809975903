/** Little joys: the completed parts of a step are shown and announced. With reduced motion they are only announced. */
import crypto from 'node:crypto';
import { expect } from '@playwright/test';
import { joysOf, type Joy } from '@/lib/game/drawing/joys';
import { advance, type Position } from '@/lib/game/engine/replay';
import { eventsOf } from '@/lib/game/eventlog/events';
import { packFor } from '@/lib/game/rulesets';
import { goldenDocument } from '../support/documents';
import { ask } from '../support/wire';
import { sitInStream } from './support/live-table';
import { DESK } from './support/screens';
import { layOut, SERVICE } from './support/tables';
import { FULL, test } from './support/test';

/** Nobody has come to the top of the cathedral in a recorded game. */
const KINDS: readonly Joy['kind'][] = ['flags', 'stone', 'ribbon', 'plaque'];
const GAMES = ['4-players-online', '2-players-base', '4-players-all-options'];

/** The first step of a recorded game that is a joy of this kind. */
function stepOf(kind: Joy['kind']) {
  for (const game of GAMES) {
    const { game: facts, log } = goldenDocument(game);
    const pack = packFor(facts.pack.id, facts.pack.version);
    let position: Position | undefined;
    for (const [i, row] of log.entries()) {
      const before = position?.state;
      position = advance(position, { ...row, events: eventsOf(row) });
      if (!before || row.seat === undefined || row.command.type === 'EndTurn') continue;
      if (joysOf(pack, before, position.state).some((joy) => joy.kind === kind))
        return { game, commands: i - 1, seat: row.seat, command: row.command };
    }
  }
  return undefined;
}

for (const kind of KINDS)
  for (const reducedMotion of ['no-preference', 'reduce'] as const)
    test(`${kind}, where motion is ${reducedMotion}`, FULL, async ({ browser }) => {
      const step = stepOf(kind);
      if (!step) throw new Error(`no recorded game has ${kind}`);
      const table = await layOut(step, { isFresh: true });
      const page = await browser.newPage({ reducedMotion, viewport: DESK });
      await page.addInitScript(holdJoys);
      await sitInStream(page, table, step.seat);
      const root = page.locator('html');
      // Pieces of the first page are no news.
      await expect(root).not.toHaveAttribute('data-joys');
      await ask(SERVICE, `/api/games/${table.id}/commands`, {
        token: table.tokens[step.seat],
        json: { expectedSeq: table.seq, commandId: crypto.randomUUID(), command: step.command },
      });
      await expect(page.locator('[data-seq]').first()).not.toHaveAttribute('data-seq', String(table.seq));
      const sentence = page.getByRole('status').filter({ hasText: /^Completed: [^.]+\.$/ });
      await expect(sentence).toHaveCount(1);
      if (reducedMotion === 'reduce') {
        await expect(root).not.toHaveAttribute('data-joys');
        return;
      }
      await expect(root).toHaveAttribute('data-joys', 'moves');
      // It is seen as well, and presses go through it.
      const shown = page.locator('body > p[aria-hidden]', { hasText: (await sentence.textContent()) ?? '' });
      await expect(shown).toHaveCSS('pointer-events', 'none');
      expect(Number(await root.getAttribute('data-joy-ms'))).toBeLessThanOrEqual(1_000);
      await expect(root).not.toHaveAttribute('data-joy-over');
      await page.keyboard.press('Shift');
      await expect(root).toHaveAttribute('data-joy-over');
    });

/** Notes celebrations at the root of the page, and makes them last until a key ends them. */
function holdJoys() {
  const { animate } = Element.prototype;
  const wait = window.setTimeout.bind(window);
  const held = (act: () => void, ms?: number) => wait(act, ms === 1_000 ? 1e6 : ms);
  Object.assign(window, { setTimeout: held });
  Element.prototype.animate = function (frames, options) {
    const { id, duration } = typeof options === 'object' ? options : {};
    if (id !== 'joy' || !Array.isArray(frames)) return animate.call(this, frames, options);
    const { dataset } = document.documentElement;
    dataset.joys = frames.some(({ transform }) => transform) ? 'moves' : 'still';
    dataset.joyMs = String(duration);
    const playing = animate.call(this, frames, { id, duration: 1e6 });
    playing.oncancel = () => (dataset.joyOver = '');
    return playing;
  };
}
