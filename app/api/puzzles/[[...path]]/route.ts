import { serveBelow } from '@/app/api/_shared/endpoint';
import { PUZZLE_API } from '@/lib/features/puzzles/api';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serveBelow('/api/puzzles', [...PUZZLE_API]);
