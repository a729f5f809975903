import { standingTable, withCompetition } from '@/app/api/_shared/competition-answer';
import { endpoint } from '@/app/api/_shared/endpoint';
import { standingContract } from '@/lib/features/competitions/contract';
import { standingLines } from '@/lib/features/competitions/export-season';
import { csvResponse } from '@/lib/platform/http/csv';
import { localeOfHeaders } from '@/lib/platform/http/locale-of-headers';
import { routes } from '@/lib/platform/http/endpoint';

const read = endpoint(standingContract, async ({ headers, params: { id }, query }) =>
  withCompetition(headers, id, (shown) =>
    query.format === 'csv'
      ? csvResponse(standingTable(shown, localeOfHeaders(headers)), `standing-${id}`)
      : { divisions: standingLines(shown) },
  ),
);

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(read);
