/** The parts of a circle's page about its games, as they are drawn for a member. */
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CircleGatherings } from '@/components/circles/gatherings';
import { MemberGames } from '@/components/circles/member-games';
import { CircleStanding } from '@/components/circles/standing';
import { UsualTable, YourMoves } from '@/components/circles/tables';
import { CircleYear } from '@/components/circles/year';
import { gamesOfMember, tablesInPlay, thisYearOf, yearOf } from '@/lib/features/circles/circle-games';
import { callOffGathering, gatheringsOf } from '@/lib/features/circles/gatherings/gatherings';
import { presetOf } from '@/lib/features/circles/preset';
import { insertResult } from '@/lib/features/results/results-store';
import { db } from '@/lib/platform/db/db';
import { WordsContext } from '@/lib/platform/i18n/browser-words';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
import { FakeClock } from '../support/clock';
import { useService } from '../support/service';
import { madeCircle, seenBy } from '../support/world';
import { callPlayers, startTable } from './games';

await useService();

const action = () => Promise.resolve();
const draw = <P extends object>(component: FunctionComponent<P>, props: P) =>
  renderToStaticMarkup(
    createElement(WordsContext, { value: wordingOf('en') }, createElement(component, props)),
  );

test('tables, calls for players, standing, year and member are drawn with names and links', async () => {
  const clock = new FakeClock(new Date().toISOString());
  const made = await madeCircle(['Bohumil'], clock);
  const { circleId, host } = made;
  const { members } = await seenBy(circleId, host, clock);
  const gameId = await startTable(made, clock);
  await callPlayers(made, clock, { size: 2 });
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
  const [timeZone, now] = ['Europe/Prague', clock.now().getTime()];
  const tables = draw(YourMoves, { circle, tables: await tablesInPlay(circle), timeZone, now });
  expect(tables).toContain(`/games/${gameId}`);
  expect(tables).toContain(`${circle.name} #1`);
  // The seat of the host is kept for them, so it is their move.
  expect(tables).toContain('Your move');
  const usual = draw(UsualTable, { circle, preset: presetOf(circle.preset), action });
  expect(usual).toContain('name="member"');
  expect(usual).toContain('Start the usual table');
  const gatherings = await gatheringsOf(circleId, clock);
  const calls = draw(CircleGatherings, { circle, gatherings, timeZone, now, action });
  expect(calls).toContain('value="if-needed"');
  // One question: how many, and by when.
  expect(calls.match(/name="[a-z]+"/gi)).toEqual(expect.arrayContaining(['name="size"', 'name="until"']));
  for (const field of ['least', 'most', 'days', 'pace', 'seatOrder'])
    expect(calls).not.toContain(`name="${field}"`);
  expect(calls).not.toContain('Earlier');
  const year = await thisYearOf(circle, clock);
  const standing = draw(CircleStanding, { circleId, timeZone, ...year });
  expect(standing).toContain('<rect');
  expect(standing).toContain('of three more with 5 points');
  const yearPage = draw(CircleYear, { circleId, ...(await yearOf(circle, year.year)) });
  const [anna] = circle.members;
  const games = await gamesOfMember(circle, anna?.id ?? '');
  if (!games) throw new Error('no member');
  const { name, ...shown } = games;
  expect(name).toBe(anna?.name);
  const member = draw(MemberGames, { circleId, timeZone, ...shown });
  for (const html of [tables, calls, standing, yearPage, member]) {
    expect(html).not.toContain('friends.');
    expect(html).toContain(anna?.name ?? '');
  }
  expect(yearPage).toContain(`/games/${gameId}/at/3`);
  expect(yearPage).toContain(`<a href="/circles/${circleId}/years/${year.year}" aria-current="page">`);
  expect(yearPage.match(/aria-current/g)).toHaveLength(1);
});

test('calls that have ended fold away, and are gone after three days', async () => {
  const clock = new FakeClock(new Date().toISOString());
  const made = await madeCircle(['Bohumil'], clock);
  const { circleId, host } = made;
  const id = await callPlayers(made, clock, { size: 2, most: 2 });
  await callOffGathering({ id, userId: host }, clock);
  const circle = await seenBy(circleId, host, clock);
  const shown = async () => {
    const gatherings = await gatheringsOf(circleId, clock);
    return draw(CircleGatherings, {
      circle,
      gatherings,
      timeZone: 'UTC',
      now: clock.now().getTime(),
      action,
    });
  };
  expect(await shown()).toMatch(/<summary>Earlier<\/summary>.*It was called off/);
  clock.pass(71);
  expect(await shown()).toContain('It was called off');
  clock.pass(2);
  expect(await shown()).not.toContain('It was called off');
});
