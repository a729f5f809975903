import { serveAt } from '@/app/api/_shared/endpoint';
import { UPKEEP_API } from '@/app/api/_shared/upkeep';

export const maxDuration = 60;

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serveAt('/api/cron/outbox', UPKEEP_API);
