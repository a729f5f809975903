/** The join link of a box, and its editors. */
import 'server-only';
import { z } from 'zod';
import { OfBox, HERE, CHANGE, CLOSED } from '@/lib/features/boxes/api';
import { inBox } from '@/lib/features/boxes/api-answer';
import {
  boxLink,
  closeBoxLink,
  joinBox,
  leaveBox,
  removeEditor,
  renewBoxLink,
} from '@/lib/features/boxes/join-box';
import { NO_BODY, defineContract } from '@/lib/platform/http/contract';
import { operation } from '@/lib/platform/http/endpoint';

const Token = z.string().max(60).describe('The token at the end of the join link.');

const LINK = { path: '/api/boxes/{id}/link', ...HERE } as const;

export const BOX_EDITORS_API = [
  operation(
    defineContract({
      ...LINK,
      id: 'renewBoxLink',
      tag: 'Boxes',
      method: 'POST',
      limit: 'note',
      summary: 'Make a new link that makes people editors; the old one opens nothing any more.',
      body: NO_BODY,
      status: 200,
      answer: z.object({ token: Token, link: z.url() }),
      problems: [...CLOSED, 'not-the-owner'],
    }),
    async ({ headers, params }) =>
      inBox(
        headers,
        params.id,
        async (who) => renewBoxLink(who),
        ({ token }) => ({ token, link: boxLink(token) }),
      ),
  ),
  operation(
    defineContract({
      ...LINK,
      ...CHANGE,
      id: 'closeBoxLink',
      tag: 'Boxes',
      method: 'DELETE',
      limit: 'note',
      summary: 'Close the join link. Editors stay.',
      body: NO_BODY,
      problems: [...CLOSED, 'not-the-owner', 'nothing-to-do'],
    }),
    async ({ headers, params }) => inBox(headers, params.id, async (who) => closeBoxLink(who)),
  ),
  operation(
    defineContract({
      ...HERE,
      ...CHANGE,
      id: 'joinBox',
      tag: 'Boxes',
      method: 'POST',
      path: '/api/boxes/{id}/editors',
      limit: 'join',
      summary: 'Become an editor of a box by its join link.',
      body: z.strictObject({ token: Token }),
      problems: ['person-missing', 'box-closed', 'box-full', 'many-boxes', 'cross-site'],
    }),
    async ({ headers, params, body: { token } }) =>
      inBox(headers, params.id, async ({ boxId, userId }) => joinBox({ token, userId, boxId })),
  ),
  operation(
    defineContract({
      ...HERE,
      ...CHANGE,
      id: 'leaveBox',
      tag: 'Boxes',
      method: 'DELETE',
      path: '/api/boxes/{id}/editors/me',
      limit: 'note',
      summary: 'Edit a box no more. Your entries stay.',
      body: NO_BODY,
      problems: [...CLOSED, 'owner-stays'],
    }),
    async ({ headers, params }) => inBox(headers, params.id, async (who) => leaveBox(who)),
  ),
  operation(
    defineContract({
      ...HERE,
      ...CHANGE,
      id: 'removeBoxEditor',
      tag: 'Boxes',
      method: 'DELETE',
      path: '/api/boxes/{id}/editors/{editor}',
      params: OfBox.extend({ editor: z.uuid().describe('The id of the editor within the box.') }),
      limit: 'note',
      summary: 'Remove another editor of your box. Their entries stay, and the join link is closed.',
      body: NO_BODY,
      problems: [...CLOSED, 'not-the-owner', 'owner-stays', 'nothing-to-do'],
    }),
    async ({ headers, params: { id, editor } }) =>
      inBox(headers, id, async (who) => removeEditor(who, editor)),
  ),
];
