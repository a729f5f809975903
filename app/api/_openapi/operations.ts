import { HEALTH_API } from '@/app/api/_shared/health';
import { METRICS_API } from '@/app/api/_shared/metrics';
import { PROXY_API } from '@/app/api/_shared/proxy';
import { UPKEEP_API } from '@/app/api/_shared/upkeep';
import type { ApiRefusal } from '@/lib/features/api/problem-of';
import { IMPORT_API } from '@/lib/features/archive/api';
import { BOX_API } from '@/lib/features/boxes/api';
import { CALENDAR_API } from '@/lib/features/calendar/api';
import { CIRCLE_API, MY_CIRCLES_API } from '@/lib/features/circles/api';
import { CIRCLE_GAMES_API } from '@/lib/features/circles/api-games';
import { GATHERING_API } from '@/lib/features/circles/api-gatherings';
import { CIRCLE_TALK_API } from '@/lib/features/circles/api-talk';
import { CLOCKS_API } from '@/lib/features/clocks/api';
import { STREAM_API } from '@/lib/features/clocks/api-streams';
import { COMPETITION_API } from '@/lib/features/competitions/api';
import { COMPETITION_CROSS_API } from '@/lib/features/competitions/api-cross';
import { COMPETITION_ENTRANTS_API } from '@/lib/features/competitions/api-entrants';
import { COMPETITION_TABLES_API } from '@/lib/features/competitions/api-tables';
import { DAILY_API } from '@/lib/features/deals/api-daily';
import { DUEL_API } from '@/lib/features/deals/api-duels';
import { WEEKLY_API } from '@/lib/features/deals/api-weekly';
import { GAMES_API } from '@/lib/features/history/api-games';
import { LOG_API } from '@/lib/features/history/api-log';
import { TOLD_API } from '@/lib/features/history/api-told';
import { INSIGHTS_API } from '@/lib/features/insights/api';
import { LEAVING_API } from '@/lib/features/leaving/api';
import { NOTIFY_API } from '@/lib/features/notify/api';
import { EVENTS_API } from '@/lib/features/notify/api-events';
import { CIRCLE_HOOK_API } from '@/lib/features/notify/api-circle-hooks';
import { PEOPLE_API } from '@/lib/features/people/api';
import { PLANS_API } from '@/lib/features/plans/api';
import { PUZZLE_API } from '@/lib/features/puzzles/api';
import { RATING_API } from '@/lib/features/ratings/api';
import { REVIEW_API } from '@/lib/features/review/api';
import { SANDBOX_API } from '@/lib/features/sandbox/api';
import { TRY_API } from '@/lib/features/sandbox/api-try';
import { DELEGATE_API } from '@/lib/features/seats/api-delegates';
import { HOSTING_API } from '@/lib/features/seats/api-hosting';
import { OWN_SEAT_API } from '@/lib/features/seats/api-own';
import { TABLE_API } from '@/lib/features/table/api';
import { PLAY_API } from '@/lib/features/table/api-commands';
import { MY_TABLES_API } from '@/lib/features/table/api-mine';
import { PACK_API } from '@/lib/features/table/api-packs';
import { NOTES_API, TALK_API } from '@/lib/features/talk/api';
import type { Operation } from '@/lib/platform/http/endpoint';

/** Every operation with its handler. */
export const OPERATIONS: readonly Operation<ApiRefusal>[] = [
  ...BOX_API,
  ...CALENDAR_API,
  ...CIRCLE_API,
  ...CIRCLE_GAMES_API,
  ...CIRCLE_TALK_API,
  ...CIRCLE_HOOK_API,
  ...CLOCKS_API,
  ...COMPETITION_API,
  ...COMPETITION_ENTRANTS_API,
  ...COMPETITION_TABLES_API,
  ...COMPETITION_CROSS_API,
  ...DAILY_API,
  ...DELEGATE_API,
  ...DUEL_API,
  ...EVENTS_API,
  ...GAMES_API,
  ...GATHERING_API,
  ...HOSTING_API,
  ...IMPORT_API,
  ...INSIGHTS_API,
  ...LEAVING_API,
  ...LOG_API,
  ...MY_CIRCLES_API,
  ...MY_TABLES_API,
  ...NOTES_API,
  ...NOTIFY_API,
  ...OWN_SEAT_API,
  ...PACK_API,
  ...PEOPLE_API,
  ...PLANS_API,
  ...PLAY_API,
  ...PUZZLE_API,
  ...RATING_API,
  ...REVIEW_API,
  ...SANDBOX_API,
  ...STREAM_API,
  ...TABLE_API,
  ...TALK_API,
  ...TOLD_API,
  ...TRY_API,
  ...WEEKLY_API,
  ...HEALTH_API,
  ...UPKEEP_API,
  ...METRICS_API,
  ...PROXY_API,
];
