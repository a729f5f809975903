import { serveBelow } from '@/app/api/_shared/endpoint';
import { CLOCKS_API } from '@/lib/features/clocks/api';
import { GAMES_API } from '@/lib/features/history/api-games';
import { LOG_API } from '@/lib/features/history/api-log';
import { TOLD_API } from '@/lib/features/history/api-told';
import { LEAVING_API } from '@/lib/features/leaving/api';
import { NOTIFY_API } from '@/lib/features/notify/api';
import { PLANS_API } from '@/lib/features/plans/api';
import { REVIEW_API } from '@/lib/features/review/api';
import { SANDBOX_API } from '@/lib/features/sandbox/api';
import { TRY_API } from '@/lib/features/sandbox/api-try';
import { DELEGATE_API } from '@/lib/features/seats/api-delegates';
import { HOSTING_API } from '@/lib/features/seats/api-hosting';
import { OWN_SEAT_API } from '@/lib/features/seats/api-own';
import { TABLE_API } from '@/lib/features/table/api';
import { PLAY_API } from '@/lib/features/table/api-commands';
import { NOTES_API, TALK_API } from '@/lib/features/talk/api';

/** Seconds. Messages are delivered after the response. */
export const maxDuration = 60;

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serveBelow('/api/games', [
  ...CLOCKS_API,
  ...DELEGATE_API,
  ...GAMES_API,
  ...HOSTING_API,
  ...LEAVING_API,
  ...LOG_API,
  ...NOTES_API,
  ...NOTIFY_API,
  ...OWN_SEAT_API,
  ...PLANS_API,
  ...PLAY_API,
  ...REVIEW_API,
  ...SANDBOX_API,
  ...TABLE_API,
  ...TALK_API,
  ...TOLD_API,
  ...TRY_API,
]);
