import 'server-only';
import type { ApiResult } from '@/lib/features/api/problem-of';
import type { BoxActor } from '@/lib/features/boxes/boxes';
import type { BoxInList, BoxView } from '@/lib/features/boxes/load-box';
import type { BoxOutcome } from '@/lib/features/boxes/refusals';
import type { BoxRevisionView } from '@/lib/features/boxes/revisions';
import { DONE, forPerson } from '@/lib/features/people/person-answer';
import { maySeeSecrets } from '@/lib/platform/auth/access-token';
import { refused } from '@/lib/platform/http/refused';

/** A box as the API returns it. */
export function boxAnswer(view: BoxView, headers: Headers) {
  const { boxId, joinLink, values, entries, newest } = view;
  return {
    ...view,
    ...values,
    id: boxId,
    link: maySeeSecrets(headers) ? joinLink : null,
    entries: Object.fromEntries(
      Object.entries(entries).map(([component, list]) => [
        component,
        list.map(({ editorId, ...entry }) => ({ editor: editorId, ...entry })),
      ]),
    ),
    newest: newest && { number: newest.number, pack: newest.packId },
  };
}

type State = Omit<BoxRevisionView, 'changed'>;

const stateAnswer = ({ packId, createdAt, ...state }: State) => ({ ...state, pack: packId, at: createdAt });

/** A revision, with its changes. */
export function revisionAnswer({ changed, ...state }: BoxRevisionView) {
  const changes = changed.map(({ componentId, fields }) => ({ component: componentId, fields }));
  return { ...stateAnswer(state), changed: changes };
}

/** A list entry for a box. */
export const listedBoxAnswer = (box: BoxInList) => ({
  ...box,
  newest: box.newest && stateAnswer(box.newest),
});

/** Responds with part of a box. People who may not see the box get the same 404 as for a missing one. */
export async function withBox<T>(
  headers: Headers,
  load: (person: { readonly id: string }) => Promise<T | undefined>,
  answer: (found: T) => object,
): Promise<ApiResult> {
  return forPerson(headers, async (person) => {
    const found = await load(person);
    return found ? { ok: true, value: { body: answer(found) } } : refused({ kind: 'unknown-box' });
  });
}

/** Changes a box for the person of a request. */
export async function inBox<T>(
  headers: Headers,
  boxId: string,
  act: (who: BoxActor) => Promise<BoxOutcome<T>>,
  answer?: (value: T) => object,
): Promise<ApiResult> {
  return forPerson(headers, async ({ id }) => {
    const done = await act({ boxId, userId: id });
    if (!done.ok) return done;
    return answer ? { ok: true, value: { body: answer(done.value) } } : DONE;
  });
}
