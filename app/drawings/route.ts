import { Text } from '@/lib/platform/http/fields';
import { formRoute } from '@/lib/platform/http/form';
import { keptChoice } from '@/app/kept-choice';
import { DRAWINGS_COOKIE, PLAIN } from '@/components/ui/theme-names';

/** Keeps whether a reader wants the board drawn plainly, and goes back to where they were. */
export const POST = formRoute({
  operation: 'drawings',
  path: {},
  fields: { drawings: Text },
  answer: ({ request, fields: { drawings } }) =>
    Promise.resolve(keptChoice(request.headers, DRAWINGS_COOKIE, drawings === PLAIN ? PLAIN : undefined)),
});
