import { readyContract } from '@/app/api/_shared/service-contracts';
import { endpoint } from '@/app/api/_shared/endpoint';
import { routes } from '@/lib/platform/http/endpoint';
import { healthAnswer } from '@/app/api/_shared/health-answer';

export const dynamic = 'force-dynamic';

const ready = endpoint(readyContract, healthAnswer);

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(ready);
