import { openapiContract } from '@/lib/http/contracts/upkeep';
import { endpoint, routes } from '@/lib/http/endpoint';
import { openapiDocument } from '@/lib/http/openapi';

const describe = endpoint(openapiContract, async () => ({ ok: true, value: { body: openapiDocument() } }));

export const { GET, POST, PUT, PATCH, DELETE } = routes(describe);
