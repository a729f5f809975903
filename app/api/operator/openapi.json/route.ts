import { operatorOpenapiContract } from '@/app/api/_shared/service-contracts';
import { endpoint } from '@/app/api/_shared/endpoint';
import { routes } from '@/lib/platform/http/endpoint';
import { operatorDocument } from '@/app/api/_openapi/openapi';

const describe = endpoint(operatorOpenapiContract, async () => ({
  ok: true,
  value: { body: operatorDocument() },
}));

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(describe);
