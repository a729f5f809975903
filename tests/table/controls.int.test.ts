/** Pages of a table show only controls that make sense there. */
import { beforeAll, describe, expect, test } from 'vitest';
import { sitDown } from '@/lib/features/seats/seats';
import { seatCookieName } from '@/lib/platform/auth/seat-proof';
import { controlsOf, renderedPage, type Control } from '../support/rendered-page';
import { useService } from '../support/service';
import { DAILY, emptyTable, playOut, sitDownKey } from '../support/tables';
import { ROWS, type Scene } from './control-rows';

await useService();

const PAGES = [
  ...(['', 'words', 'seats', 'help', 'mentor', 'talk', 'log', 'plan'] as const),
  ...(['figures', 'compare', 'review', 'verify', 'at/[seq]', 'join'] as const),
];

const ANNA = { name: 'Anna' } as const;
const [BOHUMIL, COMPUTER] = [{ name: 'Bohumil' }, { bot: 'apprentice' }] as const;
const ALONE = { isAlone: true, hasComputer: false, isOver: false } as const;
const TABLES = {
  'a solo game': { seats: [ANNA], ...ALONE },
  'a game against a computer': { seats: [ANNA, COMPUTER], ...ALONE, hasComputer: true },
  'a game of two with a clock': { seats: [ANNA, BOHUMIL], ...ALONE, isAlone: false },
  'a finished solo game': { seats: [ANNA], ...ALONE, isOver: true },
  'a finished game of two': { seats: [ANNA, BOHUMIL], ...ALONE, isAlone: false, isOver: true },
} as const;

interface Page {
  readonly page: string;
  readonly scene: Scene;
  readonly controls: readonly string[];
}

/** Pieces and zones of the board, and the commands of the game, whose rules the engine has. */
const isOfGame = ({ role, href, name }: Control) =>
  role === 'link' ? /^($|[?#])/.test(href) : COMMAND.test(name);
const COMMAND = /^(Take|Confirm|Refresh|Why can’t I|Undo|End turn|Reset)/;

async function pagesOf(name: keyof typeof TABLES): Promise<readonly Page[]> {
  const { seats, isOver, isAlone, hasComputer } = TABLES[name];
  const { gameId, seats: made } = await emptyTable({ seats, pace: DAILY });
  const [key] = await Promise.all([
    sitDownKey({ token: made[0]?.token ?? '' }),
    ...made.slice(1).flatMap(({ token }) => (token ? [sitDown({ token })] : [])),
  ]);
  if (isOver) await playOut(gameId, {});
  const pages: Page[] = [];
  for (const isPlayer of [true, false])
    for (const page of PAGES) {
      const cookies = isPlayer ? { [seatCookieName(gameId)]: key } : {};
      const file = ['app/games/[gameId]', page, 'page.tsx'].filter(Boolean).join('/');
      const html = (await renderedPage(file, { params: { gameId, seq: '1' }, cookies })) ?? '';
      // The frame of the site is the same on all its pages.
      const own = /id="to-talk"/.test(html) ? html : html.slice(html.indexOf('<main'));
      const shown = controlsOf(own.replace(/<footer.*?<\/footer>/gs, ''));
      const controls = shown
        .filter((control) => !isOfGame(control))
        .map((each) => `${each.role}: ${each.name}`);
      pages.push({ page: `/${page}`, scene: { isPlayer, isOver, isAlone, hasComputer }, controls });
    }
  return pages;
}

const seen = new Set<string>();

describe.each(Object.keys(TABLES) as (keyof typeof TABLES)[])('%s', (name) => {
  let pages: readonly Page[];
  beforeAll(async () => {
    pages = await pagesOf(name);
  }, 120_000);

  test('shows only controls that make sense there, each with its row in control-rows.ts', () => {
    const senseless = pages.flatMap(({ page, scene, controls }) =>
      controls
        .filter((control) => {
          const rows = ROWS.filter(({ pattern }) => pattern.test(control));
          for (const { pattern } of rows) seen.add(pattern.source);
          return !rows.some(({ makesSense }) => makesSense(scene));
        })
        .map((control) => `${page} ${scene.isPlayer ? 'player' : 'visitor'}: ${control}`),
    );
    expect([...new Set(senseless)]).toEqual([]);
  });
});

test('every row has a control', () => {
  expect(ROWS.map(({ pattern }) => pattern.source).filter((source) => !seen.has(source))).toEqual([]);
});
