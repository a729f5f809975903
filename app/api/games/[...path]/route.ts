import { serveBelow } from '@/app/api/_shared/endpoint';
import { NOTES_API, TALK_API } from '@/lib/features/talk/api';

export const maxDuration = 60;

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serveBelow('/api/games', [
  ...TALK_API,
  ...NOTES_API,
]);
