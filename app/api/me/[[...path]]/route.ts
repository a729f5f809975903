import { serveBelow } from '@/app/api/_shared/endpoint';
import { CALENDAR_API } from '@/lib/features/calendar/api';
import { MY_CIRCLES_API } from '@/lib/features/circles/api';
import { GAMES_API } from '@/lib/features/history/api-games';
import { NOTIFY_API } from '@/lib/features/notify/api';
import { PEOPLE_API } from '@/lib/features/people/api';
import { RATING_API } from '@/lib/features/ratings/api';
import { MY_TABLES_API } from '@/lib/features/table/api-mine';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serveBelow('/api/me', [
  ...CALENDAR_API,
  ...GAMES_API,
  ...MY_CIRCLES_API,
  ...MY_TABLES_API,
  ...NOTIFY_API,
  ...PEOPLE_API,
  ...RATING_API,
]);
