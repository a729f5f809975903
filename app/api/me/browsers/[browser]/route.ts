import { endpoint } from '@/app/api/_shared/endpoint';
import { doneIf, forPerson } from '@/lib/features/people/person-answer';
import { endBrowserSession } from '@/lib/features/people/browsers';
import { endBrowserContract } from '@/lib/features/people/contract';
import { routes } from '@/lib/platform/http/endpoint';

const end = endpoint(endBrowserContract, async ({ headers, params }) =>
  forPerson(headers, async ({ id }) => doneIf(await endBrowserSession(id, params.browser))),
);

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(end);
