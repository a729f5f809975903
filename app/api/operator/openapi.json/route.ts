import { operatorDocument } from '@/app/api/_openapi/openapi';
import { operatorOpenapiContract } from '@/app/api/_shared/descriptions';
import { serveAt } from '@/app/api/_shared/endpoint';
import { operation } from '@/lib/platform/http/endpoint';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serveAt('/api/operator/openapi.json', [
  operation(operatorOpenapiContract, async () => ({ ok: true, value: { body: operatorDocument() } })),
]);
