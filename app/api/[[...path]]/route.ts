import { unknownRoute } from '@/app/api/_shared/endpoint';
import { METHODS } from '@/lib/platform/http/contract';

/** Catch-all for unknown API routes. */
const refuse = async (): Promise<Response> => unknownRoute();

const [GET, POST, PUT, PATCH, DELETE] = METHODS.map(() => refuse);
const OPTIONS = refuse;
export { GET, POST, PUT, PATCH, DELETE, OPTIONS };
