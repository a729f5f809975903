import { serve } from '@/app/api/_shared/endpoint';
import { CALENDAR_API } from '@/lib/features/calendar/api';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(CALENDAR_API);
