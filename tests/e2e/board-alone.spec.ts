/**
 * Whole games played by pointing at pieces of the table, with no list and no form; no step but one that
 * reveals waits for the service before it is seen.
 */
import { expect, type Browser, type Page } from '@playwright/test';
import type { Event } from '@/lib/game/engine/events';
import { isRevealing } from '@/lib/game/engine/secrets';
import { Dice } from './support/driver/dice';
import { MOUSE } from './support/driver/hands';
import { Player } from './support/driver/play';
import type { Survey } from './support/driver/survey';
import { apiOf, lookAt, PATIENCE_MS, playAll, read, withoutPictures } from './support/driver/whole-game';
import { COMMANDS } from './support/live-table';
import { layOut, newTable, openSeat } from './support/tables';
import { FULL, test } from './support/test';

const TURNS = 32;
/** Three minutes where nothing else runs. */
const LONGEST_MS = 20 * 60_000;

test.describe.configure({ mode: 'parallel' });

/** The percentage of ending a turn that can end. */
const ENDS = 75;

class BoardPlayer extends Player {
  protected override async step(now: Survey): Promise<boolean> {
    const places = this.placesOf(now);
    if (now.canEnd && (places.length === 0 || this.dice.chance(ENDS))) await this.hand.end(this.page);
    else if (places.length === 0) throw new Error(`no place leads on, only ${now.groups.join(', ')}`);
    else await this.onDrawings({ ...now, places });
    return false;
  }
}

interface Steps {
  /** The number of steps that were sent. */
  count: number;
  /** Rows that the page could not show before the answer. */
  readonly waited: number[];
}

/**
 * Holds every step back until the page shows its result, or shows that it waits for a hidden result. A step
 * that waits for the network without a message is never painted, so it is never sent and the test fails.
 */
async function holdUntilPainted(page: Page): Promise<Steps> {
  const steps: Steps = { count: 0, waited: [] };
  await page.route(COMMANDS, async (route) => {
    const sent: { readonly expectedSeq: number; readonly steps: readonly unknown[] } = route
      .request()
      .postDataJSON();
    const row = sent.expectedSeq + sent.steps.length;
    const painted = await page.waitForFunction(paintedAs, row);
    if ((await painted.jsonValue()) === 'waits') steps.waited.push(row);
    steps.count += sent.steps.length;
    await route.continue();
  });
  return steps;
}

/** In the page: whether at least this row is drawn, the turn has passed, or a hidden result is awaited. */
function paintedAs(row: number): 'shown' | 'waits' | undefined {
  const field = document.querySelector<HTMLInputElement>('#step [name="expectedSeq"]');
  if (!field || Number(field.value) >= row) return 'shown';
  const said = document.querySelector('#moves')?.textContent ?? '';
  const waits = ['Revealing', 'Sending your turn'];
  return waits.some((words) => said.includes(words)) ? 'waits' : undefined;
}

async function atTable(browser: Browser): Promise<readonly Page[]> {
  const table = await newTable();
  return Promise.all([0, 1].map((seat) => openSeat(browser, table, seat, MOUSE.options)));
}

/** A newcomer has a coach, who speaks with every step: this game is laid out, with nothing done yet. */
async function againstParler(browser: Browser): Promise<readonly Page[]> {
  const table = await layOut({ game: 'solo-parler', commands: 0 }, { isFresh: true });
  return [await openSeat(browser, table, 0, MOUSE.options)];
}

interface Row {
  readonly seq: number;
  readonly events: readonly Event[];
}

/** The end of a turn is final, and shows nothing on its own. */
const isHidden = (event: Event): boolean => isRevealing(event) && event.type !== 'TurnEnded';

/** Rows that showed nothing hidden, of those that the page waited for. */
async function waitedInVain(page: Page, { waited }: Steps): Promise<readonly Row[]> {
  const rows = await Promise.all(
    waited.map(async (seq) => (await read(page, `${apiOf(page)}/log?from=${seq}&to=${seq}`)).rows[0] as Row),
  );
  return rows.filter(({ events }) => !events.some(isHidden));
}

for (const [name, seatsOf] of [
  ['two players', atTable],
  ['somebody alone and Peter Parler', againstParler],
] as const)
  test(`${name} play a whole game only on the board, and wait for no answer`, FULL, async ({ browser }) => {
    test.setTimeout(LONGEST_MS);
    const pages = await seatsOf(browser);
    const steps: Steps[] = [];
    for (const page of pages) {
      await withoutPictures(page);
      page.setDefaultTimeout(PATIENCE_MS);
      steps.push(await holdUntilPainted(page));
    }
    const dice = new Dice(7);
    await playAll(pages.map((page) => new BoardPlayer(page, MOUSE, dice)));

    for (const [i, page] of pages.entries()) {
      const { count, waited } = steps[i] as Steps;
      const seen = `${count - waited.length} of ${count}`;
      test
        .info()
        .annotations.push({ type: 'steps seen before the service heard of them', description: seen });
      expect(count).toBeGreaterThan(TURNS);
      expect(await waitedInVain(page, { count, waited })).toEqual([]);
    }
    expect((await lookAt(pages[0] as Page)).view.state.turnsDone).toBe(TURNS);
  });
