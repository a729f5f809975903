import { withCircle } from '@/lib/features/circles/circle-answer';
import { endpoint } from '@/app/api/_shared/endpoint';
import { circleStandingTable, standingAnswer } from '@/lib/features/circles/games-answer';
import { circleStandingContract } from '@/lib/features/circles/games-contract';
import { csvResponse } from '@/lib/platform/http/csv';
import { localeOfHeaders } from '@/lib/platform/http/locale-of-headers';
import { routes } from '@/lib/platform/http/endpoint';

const read = endpoint(circleStandingContract, async ({ headers, params: { id }, query }) =>
  withCircle(headers, id, async (circle) => {
    const standing = await standingAnswer(circle, query.year);
    if (query.format !== 'csv') return standing;
    return csvResponse(
      circleStandingTable(standing, localeOfHeaders(headers)),
      `standing-${id}-${standing.year}`,
    );
  }),
);

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(read);
