import { inCircle, withCircle } from '@/lib/features/circles/circle-answer';
import { endpoint } from '@/app/api/_shared/endpoint';
import { pastTablesContract, takeInContract } from '@/lib/features/circles/games-contract';
import { pastTables, takePastTableIn } from '@/lib/features/circles/past-tables';
import { routes } from '@/lib/platform/http/endpoint';

const list = endpoint(pastTablesContract, async ({ headers, params }) =>
  withCircle(headers, params.id, async (circle) => {
    const tables = await pastTables(circle);
    return {
      tables: tables.map(({ finishedAt, ...table }) => ({ ...table, finishedAt: finishedAt.toISOString() })),
    };
  }),
);

const takeIn = endpoint(takeInContract, async ({ headers, params, body }) =>
  inCircle(headers, params.id, async (who) => takePastTableIn(who, body.gameId)),
);

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(list, takeIn);
