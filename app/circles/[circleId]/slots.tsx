/** Server-rendered slots of the circle page. Each loads its own data. */
import { randomUUID } from 'node:crypto';
import { after } from 'next/server';
import { currentZone } from '@/app/current-zone';
import type { HookDraft } from '@/app/hook-draft';
import { CircleChannel } from '@/components/circles/channel';
import { isFirst } from '@/components/circles/circle-page';
import { LatestTalk } from '@/components/circles/circle-talk';
import { LastCity } from '@/components/circles/last-city';
import { CircleGatherings } from '@/components/circles/gatherings';
import { PastTables } from '@/components/circles/past-tables';
import { CircleStanding } from '@/components/circles/standing';
import { CompetitionList } from '@/components/competitions/competition-list';
import type { Circle } from '@/lib/features/circles/circle';
import { hearCircleTalk, loadCircleTalk } from '@/lib/features/circles/circle-talk';
import { lastResultOf, thisYearOf } from '@/lib/features/circles/circle-games';
import { pastTables } from '@/lib/features/circles/circle-tables';
import { gatheringsOf } from '@/lib/features/circles/gatherings/gatherings';
import { competitionsOf } from '@/lib/features/competitions/competitions';
import { MAX_LETTERS } from '@/lib/features/talk/message';
import { circleHooks } from '@/lib/features/notify/circles/circle-hooks';
import { systemClock } from '@/lib/platform/clock';
import { setChannel } from './channel/actions';
import { playInCircle } from './games/actions';

interface SlotProps {
  readonly circle: Circle;
}

/** Nothing before the first game of the circle is over. */
export async function LastCitySlot({ circle }: SlotProps) {
  const result = await lastResultOf(circle);
  return result && <LastCity circle={circle} result={result} />;
}

export async function GatheringsSlot({ circle }: SlotProps) {
  const [gatherings, zone] = await Promise.all([gatheringsOf(circle.id), currentZone()]);
  const shown = { circle, gatherings, timeZone: zone ?? circle.timeZone, isFirst: isFirst(circle) };
  return <CircleGatherings {...shown} now={systemClock.now().getTime()} action={playInCircle} />;
}

/** Messages on the page of a circle. */
const LATEST = 3;

/** The latest messages; they count as seen if they are all that is new. */
export async function TalkSlot({ circle }: SlotProps) {
  const [{ lines, unread }, zone] = await Promise.all([
    loadCircleTalk(circle, { most: LATEST }),
    currentZone(),
  ]);
  if (unread > 0 && unread <= lines.length) after(() => hearCircleTalk(circle, lines));
  const form = { id: randomUUID(), longest: MAX_LETTERS };
  return <LatestTalk {...{ circle, lines, unread, form }} timeZone={zone ?? circle.timeZone} />;
}

export async function StandingSlot({ circle }: SlotProps) {
  const [timeZone, year] = await Promise.all([currentZone(), thisYearOf(circle)]);
  return <CircleStanding circleId={circle.id} timeZone={timeZone} {...year} />;
}

/** Finished games that a host of the circle may add to it. */
export async function PastTablesSlot({ circle }: SlotProps) {
  const [timeZone, tables] = await Promise.all([currentZone(), pastTables(circle)]);
  return <PastTables circleId={circle.id} {...{ tables, timeZone }} action={playInCircle} />;
}

export async function ChannelSlot({ circle, draft }: SlotProps & { readonly draft: HookDraft | undefined }) {
  const hooks = await circleHooks({ circleId: circle.id, userId: circle.me.userId });
  return hooks.ok && <CircleChannel circle={circle} hooks={hooks.value} draft={draft} action={setChannel} />;
}

export async function CompetitionsSlot({ circle: { id: circleId, me } }: SlotProps) {
  const competitions = await competitionsOf(circleId);
  return <CompetitionList {...{ circleId, competitions }} isInCharge={me.isInCharge} />;
}
