import { serveBelow } from '@/app/api/_shared/endpoint';
import { CALENDAR_API } from '@/lib/features/calendar/api';
import { MY_CIRCLES_API } from '@/lib/features/circles/api';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serveBelow('/api/me', [
  ...CALENDAR_API,
  ...MY_CIRCLES_API,
]);
