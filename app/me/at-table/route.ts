import { z } from 'zod';
import { currentPerson } from '@/app/current-person';
import { ASK_BEFORE, SOUNDS } from '@/components/move/preferences';
import { NEWS } from '@/components/table/heard-rows';
import { saveProfile } from '@/lib/features/people/profile';
import { emptyResponse } from '@/lib/platform/http/empty';
import { optionalField } from '@/lib/platform/http/fields';
import { formRoute } from '@/lib/platform/http/form';

/** Stores a person's settings for tables. Without an account only the browser stores them. */
export const POST = formRoute({
  operation: 'at-table',
  path: {},
  fields: {
    ask: optionalField(z.enum(ASK_BEFORE)),
    keys: optionalField(z.enum(['on', 'off'])),
    news: optionalField(z.enum(NEWS)),
    sound: optionalField(z.enum(SOUNDS)),
    here: optionalField(z.enum(['seen', 'unseen'])),
  },
  answer: async ({ fields: { ask, keys, news, sound, here } }) => {
    const person = await currentPerson();
    if (person) {
      const heard = { tableNews: news, tableSound: sound };
      await saveProfile(person.id, { askBefore: ask, tableKeys: keys, ...heard, tableHere: here });
    }
    return emptyResponse(204);
  },
});
