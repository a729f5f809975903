import { openapiDocument } from '@/app/api/_openapi/openapi';
import { endpoint } from '@/app/api/_shared/endpoint';
import { openapiContract } from '@/app/api/_shared/service-contracts';
import { routes } from '@/lib/platform/http/endpoint';

const describe = endpoint(openapiContract, async () => ({ ok: true, value: { body: openapiDocument() } }));

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(describe);
