/** A bad connection: slow, randomly losing requests and answers, and randomly cut and restored. */
import type { BrowserContext, Page, Route } from '@playwright/test';
import type { Dice } from './driver/dice';

const COMMANDS = /\/api\/games\/\w+\/commands$/;
const LATE_MS = 300;
/** Percentages. */
const LOST = { request: 15, answer: 15 };
const UP_MS = { least: 1_000, more: 4_000 };
const DOWN_MS = { least: 300, more: 1_500 };

export interface BadLine {
  /** Every command id that was sent. */
  readonly sent: Set<string>;
  readonly count: { late: number; lost: number; unanswered: number; cut: number };
  /** Keeps the connection up during `act`, for work that no page can do offline. */
  readonly mended: <T>(act: () => Promise<T>) => Promise<T>;
  readonly end: () => Promise<void>;
}

const rest = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Gives a browser such a connection until `end` is called. */
export async function badLine(context: BrowserContext, dice: Dice): Promise<BadLine> {
  const sent = new Set<string>();
  const count = { late: 0, lost: 0, unanswered: 0, cut: 0 };
  let [isOver, isMended] = [false, 0];
  await context.route(COMMANDS, async (route) => {
    const { steps }: { steps: { commandId: string }[] } = route.request().postDataJSON();
    for (const { commandId } of steps) sent.add(commandId);
    await rest(LATE_MS);
    const n = dice.roll(100);
    await pass(route, isOver ? 100 : n, count).catch(() => undefined);
  });
  const cutting = (async () => {
    while (!isOver) {
      await rest(UP_MS.least + dice.roll(UP_MS.more));
      if (isOver || isMended > 0) continue;
      count.cut += 1;
      await context.setOffline(true);
      await rest(DOWN_MS.least + dice.roll(DOWN_MS.more));
      await context.setOffline(false);
    }
    // A failed test may have closed the context already.
  })().catch(() => undefined);
  const mended: BadLine['mended'] = async (act) => {
    isMended += 1;
    await context.setOffline(false);
    try {
      return await act();
    } finally {
      isMended -= 1;
    }
  };
  const end = async () => {
    isOver = true;
    await cutting;
    await context.setOffline(false);
  };
  return { sent, count, mended, end };
}

async function pass(route: Route, n: number, count: BadLine['count']): Promise<void> {
  count.late += 1;
  if (n < LOST.request) {
    count.lost += 1;
    return route.abort();
  }
  if (n < LOST.request + LOST.answer) {
    count.unanswered += 1;
    await route.fetch();
    return route.abort();
  }
  return route.continue();
}

/** All steps of a page that are not answered yet: the command of each id. */
export const keptIn = (page: Page): Promise<readonly (readonly [id: string, command: string])[]> =>
  page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([name]) => name.startsWith('live '))
      .flatMap(([, text]) =>
        JSON.parse(text).steps.map(({ commandId, command }: { commandId: string; command: object }) => [
          commandId,
          JSON.stringify(command),
        ]),
      ),
  );
