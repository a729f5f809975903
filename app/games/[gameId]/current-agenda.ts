import 'server-only';
import { cache } from 'react';
import { agendaFor } from '@/lib/features/clocks/agenda-view';
import { visitorOf } from './visitor';

/** A table's clocks and decisions for this browser, cached per request. */
export const currentAgenda = cache(async (gameId: string) => agendaFor(gameId, await visitorOf(gameId)));
