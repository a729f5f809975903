/**
 * How tables look: compared with kept pictures, or with those that another build has taken. VISUAL says
 * which, tools/visual.ts sets it: `kept`, `update` them, `take` all there are into VISUAL_FOLDER, compare
 * all `against` that; without it, a sample.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { layOut, type GoldenTable } from '../e2e/support/tables';
import { contextFor, openPosition, takePicture } from './camera';
import { compare } from './compare';
import { KEPT, LIGHTS, SAMPLE, SCREENS, SHOWN, type Light, type Screen, type Shown } from './positions';

/** How much of a picture may look different. */
const TOLERANCE = 0.01;
const { VISUAL, VISUAL_ONLY = '' } = process.env;
const FOLDER = process.env.VISUAL_FOLDER ?? path.join(import.meta.dirname, 'kept');
const IS_TAKING = VISUAL === 'update' || VISUAL === 'take';
const IS_ALL = VISUAL === 'take' || VISUAL === 'against';
const MEANT = VISUAL === undefined ? SAMPLE : KEPT;

interface Run {
  readonly shown: Shown;
  readonly screen: Screen;
  readonly lights: readonly Light[];
}
const titleOf = (shown: Shown, screen: Screen, light: Light) => `${shown.name}-${screen.name}-${light}`;

const RUNS: readonly Run[] = SHOWN.flatMap((shown) =>
  SCREENS.map((screen) => {
    const isAsked = (title: string) => (IS_ALL || MEANT.includes(title)) && title.includes(VISUAL_ONLY);
    return { shown, screen, lights: LIGHTS.filter((light) => isAsked(titleOf(shown, screen, light))) };
  }),
).filter(({ lights }) => lights.length > 0);

const wanted = [...new Set(RUNS.map(({ shown }) => shown))];
let tables: readonly GoldenTable[] = [];

test.describe.configure({ mode: 'parallel', timeout: 300_000 });
test.beforeAll(async () => {
  tables = await Promise.all(wanted.map(({ game, commands }) => layOut({ game, commands })));
});

for (const { shown, screen, lights } of RUNS) {
  test(`${shown.name} on a ${screen.name}`, async ({ browser }) => {
    const table = tables[wanted.indexOf(shown)];
    if (!table) throw new Error('there is no table');
    const context = await browser.newContext(contextFor(screen));
    const page = await openPosition(context, table, { shown, screen });
    for (const light of lights) await look(titleOf(shown, screen, light), await takePicture(page, light));
    await context.close();

    async function look(title: string, picture: Buffer): Promise<void> {
      const file = path.join(FOLDER, `${title}.webp`);
      if (IS_TAKING) return keep(file, picture);
      expect(existsSync(file), `${title} is kept`).toBe(true);
      const { share, marked } = await compare(await context.newPage(), readFileSync(file), picture);
      if (share > TOLERANCE) {
        await test.info().attach(`${title}, as it is`, { body: picture, contentType: 'image/webp' });
        await test.info().attach(`${title}, what differs`, { body: marked, contentType: 'image/png' });
      }
      expect.soft(share, `share of ${title} that looks different`).toBeLessThanOrEqual(TOLERANCE);
    }
  });
}

function keep(file: string, picture: Buffer): void {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(file, picture);
}
