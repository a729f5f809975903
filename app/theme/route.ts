import { storeChoice } from '@/app/store-choice';
import { THEME_COOKIE, isTheme } from '@/components/ui/theme-names';
import { Text } from '@/lib/platform/http/fields';
import { formRoute } from '@/lib/platform/http/form';

/** Stores the reader's theme and redirects back. A plain form posts here, so it works without JavaScript. */
export const POST = formRoute({
  operation: 'theme',
  path: {},
  fields: { theme: Text },
  answer: ({ request, fields: { theme } }) =>
    Promise.resolve(storeChoice(request.headers, THEME_COOKIE, isTheme(theme) ? theme : undefined)),
});
