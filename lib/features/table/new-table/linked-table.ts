import { z } from 'zod';
import { GameId } from '@/lib/features/table/contract-shapes';
import { tableLink } from './create-table';

/** A table that an operation has made or found, with its link. */
export const TableLink = { gameId: GameId, game: z.object({ id: GameId, link: z.url() }) };

export const linkedTable = (gameId: string) => ({ gameId, game: { id: gameId, link: tableLink(gameId) } });
