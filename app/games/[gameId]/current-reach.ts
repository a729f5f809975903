import 'server-only';
import { cache } from 'react';
import { reachAt } from '@/lib/features/notify/unreached-seats';

/** The reach of the seats of a table, cached per request. */
export const currentReach = cache(reachAt);
