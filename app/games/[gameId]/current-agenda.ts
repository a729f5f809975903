import 'server-only';
import { cache } from 'react';
import { agendaFor } from '@/lib/features/clocks/agenda-view';
import { visitorOf } from './visitor';

/** The agenda of a table for this browser, read once per request. */
export const currentAgenda = cache(async (gameId: string) => agendaFor(gameId, await visitorOf(gameId)));
