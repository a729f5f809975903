import { serveBelow } from '@/app/api/_shared/endpoint';
import { CALENDAR_API } from '@/lib/features/calendar/api';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serveBelow('/api/me', CALENDAR_API);
