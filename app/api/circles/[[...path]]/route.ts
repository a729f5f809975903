import { serveBelow } from '@/app/api/_shared/endpoint';
import { CIRCLE_API } from '@/lib/features/circles/api';
import { CIRCLE_GAMES_API } from '@/lib/features/circles/api-games';
import { CIRCLE_TALK_API } from '@/lib/features/circles/api-talk';
import { CIRCLE_HOOK_API } from '@/lib/features/notify/api-circle-hooks';

/** Seconds. Messages are delivered after the response. */
export const maxDuration = 60;

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serveBelow('/api/circles', [
  ...CIRCLE_API,
  ...CIRCLE_GAMES_API,
  ...CIRCLE_TALK_API,
  ...CIRCLE_HOOK_API,
]);
