/** The parts of a circle's page about its games, as they are drawn for a member. */
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CircleGatherings } from '@/components/circles/gatherings';
import { MemberGames } from '@/components/circles/member-games';
import { CircleStanding } from '@/components/circles/standing';
import { CircleTables } from '@/components/circles/tables';
import { CircleYear } from '@/components/circles/year';
import { gamesOfMember, tablesInPlay, thisYearOf, yearOf } from '@/lib/features/circles/circle-games';
import { makeUsualTable } from '@/lib/features/circles/circle-tables';
import { gatheringsOf, openGathering } from '@/lib/features/circles/gatherings/gatherings';
import { presetOf } from '@/lib/features/circles/preset';
import { insertResult } from '@/lib/features/results/results-store';
import { BASE_VARIANT, ONLINE_OPTIONS } from '@/lib/game/engine/setup';
import { db } from '@/lib/platform/db/db';
import { WordsContext } from '@/lib/platform/i18n/browser-words';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
import { FakeClock, hoursAfter } from '../support/clock';
import { useService } from '../support/service';
import { madeCircle, seenBy } from './made-circle';

await useService();

test('tables, calls for players, standing, year and member are drawn with names and links', async () => {
  const clock = new FakeClock(new Date().toISOString());
  const { circleId, host } = await madeCircle(['Bohumil'], clock);
  const who = { circleId, userId: host };
  const rules = { options: ONLINE_OPTIONS, variant: BASE_VARIANT, pace: { kind: 'relaxed' } } as const;
  const members = (await seenBy(circleId, host, clock)).members;
  const preset = { ...rules, seatOrder: 'rotated', members: members.map(({ id }) => id) } as const;
  const table = await makeUsualTable(who, preset, clock);
  const gameId = table.ok ? table.value.gameId : '';
  const startsBy = hoursAfter(clock.now(), 24);
  await openGathering(who, { ...rules, size: 2, least: 2, most: 4, seatOrder: 'drawn', startsBy }, clock);
  await db().$transaction((tx) =>
    insertResult(tx, {
      gameId,
      circleId,
      players: 2,
      finishedAt: clock.now(),
      how: 'played-out',
      best: { seat: 0, seq: 3, points: 31 },
      seats: members.map(({ playerKey }, seat) => ({
        seat,
        order: seat + 1,
        playerKey,
        place: seat + 1,
        points: 120 - seat,
        tablePoints: seat === 0 ? 96 : 24,
        left: false,
      })),
    }),
  );
  const circle = await seenBy(circleId, host, clock);
  const action = () => Promise.resolve();
  const draw = (element: ReactElement) =>
    renderToStaticMarkup(createElement(WordsContext, { value: wordingOf('en') }, element));
  const tables = draw(
    createElement(CircleTables, {
      circle,
      tables: await tablesInPlay(circle),
      preset: presetOf(circle.preset),
      timeZone: 'Europe/Prague',
      now: clock.now().getTime(),
      action,
    }),
  );
  expect(tables).toContain(`/games/${gameId}`);
  expect(tables).toContain(`${circle.name} #1`);
  expect(tables).toContain('name="member"');
  const gatherings = await gatheringsOf(circleId, clock);
  const calls = draw(
    createElement(CircleGatherings, { circle, gatherings, timeZone: 'Europe/Prague', action }),
  );
  expect(calls).toContain('value="if-needed"');
  const year = await thisYearOf(circle, clock);
  const standing = draw(createElement(CircleStanding, { circleId, isInCharge: true, ...year }));
  const pages = await yearOf(circle, year.year);
  const yearPage = draw(createElement(CircleYear, { circleId, ...pages }));
  const [anna] = circle.members;
  const games = await gamesOfMember(circle, anna?.id ?? '');
  if (!games) throw new Error('no member');
  const { name, ...shown } = games;
  expect(name).toBe(anna?.name);
  const member = draw(createElement(MemberGames, { circleId, ...shown }));
  for (const html of [tables, calls, standing, yearPage, member]) {
    expect(html).not.toContain('friends.');
    expect(html).toContain(anna?.name ?? '');
  }
  expect(yearPage).toContain(`/games/${gameId}/at/3`);
  expect(yearPage).toContain(`<a href="/circles/${circleId}/years/${year.year}" aria-current="page">`);
  expect(yearPage.match(/aria-current/g)).toHaveLength(1);
});
