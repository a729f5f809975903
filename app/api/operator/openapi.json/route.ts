import { operatorDocument } from '@/app/api/_openapi/openapi';
import { endpoint } from '@/app/api/_shared/endpoint';
import { operatorOpenapiContract } from '@/app/api/_shared/service-contracts';
import { routes } from '@/lib/platform/http/endpoint';

const describe = endpoint(operatorOpenapiContract, async () => ({
  ok: true,
  value: { body: operatorDocument() },
}));

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(describe);
