import { openapiDocument } from '@/app/api/_openapi/openapi';
import { openapiContract } from '@/app/api/_shared/descriptions';
import { serveAt } from '@/app/api/_shared/endpoint';
import { operation } from '@/lib/platform/http/endpoint';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serveAt('/api/openapi.json', [
  operation(openapiContract, async () => ({ ok: true, value: { body: openapiDocument() } })),
]);
