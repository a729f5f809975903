import { openapiContract } from '@/app/api/_shared/service-contracts';
import { endpoint } from '@/app/api/_shared/endpoint';
import { routes } from '@/lib/platform/http/endpoint';
import { openapiDocument } from '@/app/api/_openapi/openapi';

const describe = endpoint(openapiContract, async () => ({ ok: true, value: { body: openapiDocument() } }));

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(describe);
