import { OPERATIONS } from '@/app/api/_openapi/operations';
import { serveAll } from '@/app/api/_shared/endpoint';

/** Seconds. Messages are delivered after the response. */
export const maxDuration = 60;

/** Every operation whose address has no file of its own. Other addresses are unknown. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serveAll(OPERATIONS);
