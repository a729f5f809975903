import { endpoint } from '@/app/api/_shared/endpoint';
import { healthAnswer } from '@/app/api/_shared/health-answer';
import { healthContract } from '@/app/api/_shared/service-contracts';
import { routes } from '@/lib/platform/http/endpoint';

export const dynamic = 'force-dynamic';

const health = endpoint(healthContract, healthAnswer);

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(health);
