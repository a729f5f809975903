import { withCompetition } from '@/app/api/_shared/competition-answer';
import { endpoint } from '@/app/api/_shared/endpoint';
import { exportCompetitionContract } from '@/lib/features/competitions/contract';
import { exportOfCompetition } from '@/lib/features/competitions/export-season';
import { routes } from '@/lib/platform/http/endpoint';

const read = endpoint(exportCompetitionContract, async ({ headers, params }) =>
  withCompetition(headers, params.id, async (shown) => exportOfCompetition(shown)),
);

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(read);
