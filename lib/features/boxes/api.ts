/** The operations of boxes: entries, choices, revisions and files, the join link and editors. */
import 'server-only';
import { z } from 'zod';
import type { ApiResult } from '@/lib/features/api/problem-of';
import { DONE, forPerson } from '@/lib/features/people/person-answer';
import { BOX_FORMAT } from '@/lib/game/box/box-file';
import { maySeeSecrets } from '@/lib/platform/auth/access-token';
import { joinAddress } from '@/lib/platform/auth/group-link';
import { Moment } from '@/lib/platform/http/answer-of';
import { defineContract, type Contract } from '@/lib/platform/http/contract';
import { operation } from '@/lib/platform/http/endpoint';
import { refused } from '@/lib/platform/http/refused';
import {
  BoxId,
  BoxRow,
  EntryRow,
  RevisionRow,
  type BoxChange,
  type BoxRevision,
  type BoxView,
  type ListedBox,
} from './box';
import {
  changeBox,
  createBox,
  exportBox,
  importBox,
  joinBox,
  listBoxes,
  readBox,
  readRevisions,
} from './boxes';

/** Larger than a file of every component. */
const BOX_FILE_BYTES = 300_000;

const ComponentId = z
  .string()
  .regex(/^[a-z0-9-]{1,80}$/)
  .describe('The id of the component in the pack, as `wall-i-postern`.');
const Name = z.string().max(400).describe('Plain text of at most 40 characters.');
const Fields = z.looseObject({}).describe('The fields that differ from the base; none where it is right.');
const Token = z.string().max(60).describe('The token at the end of the join link.');
const EditorId = z.uuid().describe('The id of the editor within the box.');
const PackId = RevisionRow.shape.packId;

const Revision = z.object({
  ...RevisionRow.pick({ number: true, looked: true, confirmed: true, people: true }).shape,
  pack: PackId,
  at: Moment,
});

const Listed = BoxRow.pick({ name: true, share: true })
  .extend({
    id: BoxId,
    updatedAt: Moment,
    total: z.int().describe('All components of the base.'),
    newest: Revision.optional(),
  })
  .meta({ id: 'ListedBox', description: 'A box in a list, with its newest revision.' });

const Entry = EntryRow.pick({ doubt: true }).extend({
  editor: EditorId,
  by: z.string().describe('Their name; empty for readers who are no editors.'),
  isMine: z.boolean(),
  value: Fields,
});

const Base = z
  .object({ id: z.string(), version: z.int() })
  .describe('The standard pack that the box differs from.');
const Changes = z
  .record(z.string(), z.looseObject({}))
  .describe('The differing fields by component; /boxes/schema.json has their form.');

const BoxShape = Listed.extend({
  isOwner: z.boolean(),
  mayEdit: z.boolean(),
  editors: z.array(z.string()).describe('Names of the editors, for editors only.'),
  removable: z
    .array(z.object({ editor: z.uuid(), name: z.string() }))
    .optional()
    .describe('The other editors. Only the owner gets and removes them.'),
  link: z
    .url()
    .optional()
    .describe('The join link; only the owner gets it, by a token only with the scope `all`.'),
  base: Base,
  changes: Changes,
  entries: z.record(z.string(), z.array(Entry)).describe('The entries by component, the oldest first.'),
  open: z.array(z.string()).describe('Components whose entries differ, without a choice so far.'),
  looked: RevisionRow.shape.looked,
  confirmed: z.int().describe('Components that the newest revision has as an editor read them.'),
  fresh: z.int().describe('Components that an editor has looked at since the newest revision.'),
  people: z.int().describe('Editors who entered a value that the box has.'),
  hasChanges: z.boolean().describe('Whether the values differ from the newest revision.'),
  newest: z.object({ number: z.int(), pack: PackId }).optional().describe('The newest revision.'),
}).meta({ id: 'Box', description: 'A box with its entries, as one person sees it.' });

const FileShape = z
  .object({
    format: z.literal(BOX_FORMAT),
    version: z.literal(1),
    name: z.string(),
    base: Base,
    changes: Changes,
    looked: z.array(z.string()).describe('Components that people compared with the printed game.'),
  })
  .meta({ id: 'BoxFile', description: 'A box as one file, for other services and programs.' });

const RevisionShape = Revision.extend({
  changed: z
    .array(z.object({ component: z.string().describe('Its id in the pack.'), fields: z.array(z.string()) }))
    .describe('Changes since the revision before; the first differs from the base.'),
}).meta({ id: 'BoxRevision', description: 'A revision of a box: values that never change.' });

const stateAnswer = ({ packId, createdAt, ...revision }: RevisionRow) => ({
  ...revision,
  pack: packId,
  at: createdAt,
});
const listedAnswer = (box: ListedBox) => ({ ...box, newest: box.newest && stateAnswer(box.newest) });
const revisionAnswer = ({ changed, ...revision }: BoxRevision) => ({
  ...stateAnswer(revision),
  changed: changed.map(({ componentId, fields }) => ({ component: componentId, fields })),
});

function boxAnswer({ boxId, joinLink, values, entries, newest, ...view }: BoxView, headers: Headers) {
  const answered = Object.entries(entries).map(([component, list]) => [
    component,
    list.map(({ editorId, ...entry }) => ({ editor: editorId, ...entry })),
  ]);
  return {
    ...view,
    ...values,
    id: boxId,
    link: maySeeSecrets(headers) ? joinLink : null,
    entries: Object.fromEntries(answered),
    newest: newest && stateAnswer(newest),
  };
}

const OfBox = z.object({ id: BoxId });
const ALL = { tag: 'Boxes', access: 'person', path: '/api/boxes' } as const;
const ONE = { ...ALL, path: '/api/boxes/{id}', params: OfBox } as const;
const READ = { ...ONE, method: 'GET', problems: ['person-missing', 'unknown-box'] } as const;
const CHANGE = { ...ONE, limit: 'note', answer: z.object({ done: z.literal(true) }) } as const;
const VALUE = {
  ...CHANGE,
  path: '/api/boxes/{id}/values/{component}',
  params: OfBox.extend({ component: ComponentId }),
  limit: 'box',
} as const;
const problems = (...codes: readonly Contract['problems'][number][]) =>
  ['person-missing', 'unknown-box', 'not-an-editor', 'cross-site', ...codes] as const;

/** Reads a part of one box. People who may not see the box get the same 404 as for a missing one. */
const reading = (
  contract: Contract<typeof OfBox>,
  read: (id: string, person: { readonly id: string }, headers: Headers) => Promise<object | undefined>,
) =>
  operation(contract, async ({ headers, params: { id } }) =>
    forPerson(headers, async (person): Promise<ApiResult> => {
      const body = await read(id, person, headers);
      return body ? { ok: true, value: { body } } : refused({ kind: 'unknown-box' });
    }),
  );

/** Does one thing in a box. The contract says which parts of the result are answered. */
const changing = <P extends z.ZodType<{ readonly id: string }>, B extends z.ZodType>(
  contract: Contract<P, z.ZodType, B>,
  change: (params: z.output<P>, body: z.output<B>) => BoxChange,
) =>
  operation(contract, async ({ headers, params, body }) =>
    forPerson(headers, async ({ id: userId }): Promise<ApiResult> => {
      const done = await changeBox({ boxId: params.id, userId }, change(params, body));
      if (!done.ok) return done;
      const { token, packId } = done.value;
      const answer = { done: true, token, link: token && joinAddress(token), pack: packId };
      return { ok: true, value: { body: answer } };
    }),
  );

export const BOX_API = [
  operation(
    defineContract({
      ...ALL,
      id: 'listBoxes',
      method: 'GET',
      summary: 'The boxes you edit, and the listed boxes of others, the newest first.',
      answer: z.object({ mine: z.array(Listed), listed: z.array(Listed) }),
      problems: ['person-missing'],
    }),
    async ({ headers }) =>
      forPerson(headers, async (person) => {
        const { mine, listed } = await listBoxes(person);
        const body = { mine: mine.map(listedAnswer), listed: listed.map(listedAnswer) };
        return { ok: true, value: { body } };
      }),
  ),
  operation(
    defineContract({
      ...ALL,
      id: 'makeBox',
      method: 'POST',
      limit: 'create',
      bodyLimit: BOX_FILE_BYTES,
      summary: 'Make a box that differs in nothing from the newest standard pack, or a box out of a file.',
      body: z.union([
        z.strictObject({ name: Name }),
        z.strictObject({
          file: z.looseObject({}).describe('A file of exportBox; its values become your entries.'),
        }),
      ]),
      status: 201,
      answer: OfBox,
      problems: ['person-missing', 'bad-name', 'bad-values', 'many-boxes', 'cross-site'],
    }),
    async ({ headers, body }) =>
      forPerson(headers, async ({ id: userId }) => {
        const made = await ('name' in body ? createBox({ ...body, userId }) : importBox({ ...body, userId }));
        return made.ok ? { ok: true, value: { body: { id: made.value } } } : made;
      }),
  ),
  reading(
    defineContract({
      ...READ,
      id: 'readBox',
      summary: 'A box with its entries. Only its editors can read a private one.',
      answer: BoxShape,
    }),
    async (id, person, headers) => {
      const box = await readBox(id, person);
      return box && boxAnswer(box, headers);
    },
  ),
  changing(
    defineContract({
      ...CHANGE,
      id: 'changeBox',
      method: 'PATCH',
      summary: 'Rename or share a box. Only its owner may.',
      body: z.strictObject({ name: Name.optional(), share: BoxRow.shape.share.optional() }),
      problems: problems('not-the-owner', 'bad-name', 'nothing-to-do'),
    }),
    (_box, settings) => ({ act: 'settings', ...settings }),
  ),
  changing(
    defineContract({
      ...CHANGE,
      id: 'deleteBox',
      method: 'DELETE',
      summary: 'Delete a box with all revisions. Only its owner may, and not while games use a revision.',
      problems: problems('not-the-owner', 'box-in-use'),
    }),
    () => ({ act: 'delete' }),
  ),
  changing(
    defineContract({
      ...VALUE,
      id: 'enterBoxValue',
      method: 'PUT',
      summary: 'Enter the value of a component, or confirm the one that the box has. Replaces your entry.',
      body: z.strictObject({
        value: Fields.optional().describe('Without it, you confirm the value that the box has.'),
        doubt: z.string().max(400).optional().describe('A remark in plain text, at most 200 characters.'),
      }),
      problems: problems('unknown-component', 'bad-values', 'bad-doubt'),
    }),
    ({ component }, entry) => ({ act: 'enter', componentId: component, ...entry }),
  ),
  changing(
    defineContract({
      ...VALUE,
      id: 'withdrawBoxValue',
      method: 'DELETE',
      summary: 'Take your entry of a component back.',
      problems: problems('not-entered', 'bad-values'),
    }),
    ({ component }) => ({ act: 'withdraw', componentId: component }),
  ),
  changing(
    defineContract({
      ...VALUE,
      id: 'chooseBoxValue',
      method: 'PUT',
      path: '/api/boxes/{id}/values/{component}/choice',
      summary: 'Choose between entries of a component that differ.',
      body: z.strictObject({ editor: z.uuid().describe('The editor whose entry is right.') }),
      problems: problems('not-entered', 'nothing-to-do', 'bad-values'),
    }),
    ({ component }, { editor }) => ({ act: 'choose', componentId: component, editorId: editor }),
  ),
  reading(
    defineContract({
      ...READ,
      id: 'listBoxRevisions',
      path: '/api/boxes/{id}/revisions',
      summary: 'The revisions of a box, the newest first, with their changes.',
      answer: z.object({ revisions: z.array(RevisionShape) }),
    }),
    async (id, person) => {
      const revisions = await readRevisions(id, person);
      return revisions && { revisions: revisions.map(revisionAnswer) };
    },
  ),
  changing(
    defineContract({
      ...CHANGE,
      id: 'finishBoxRevision',
      method: 'POST',
      path: '/api/boxes/{id}/revisions',
      summary: 'Make a revision of the present values. Tables can be played with it.',
      status: 201,
      answer: z.object({ pack: PackId }),
      problems: problems('entries-differ', 'many-revisions', 'nothing-to-do', 'bad-values'),
    }),
    () => ({ act: 'finish' }),
  ),
  reading(
    defineContract({
      ...READ,
      id: 'exportBox',
      path: '/api/boxes/{id}/file',
      summary: 'The present values of a box as a file, which makeBox takes.',
      answer: FileShape,
    }),
    exportBox,
  ),
  changing(
    defineContract({
      ...CHANGE,
      id: 'renewBoxLink',
      method: 'POST',
      path: '/api/boxes/{id}/link',
      summary: 'Make a new link that makes people editors; the old one opens nothing any more.',
      answer: z.object({ token: Token, link: z.url() }),
      problems: problems('not-the-owner'),
    }),
    () => ({ act: 'renew-link' }),
  ),
  changing(
    defineContract({
      ...CHANGE,
      id: 'closeBoxLink',
      method: 'DELETE',
      path: '/api/boxes/{id}/link',
      summary: 'Close the join link. Editors stay.',
      problems: problems('not-the-owner', 'nothing-to-do'),
    }),
    () => ({ act: 'close-link' }),
  ),
  operation(
    defineContract({
      ...CHANGE,
      id: 'joinBox',
      method: 'POST',
      path: '/api/boxes/{id}/editors',
      limit: 'join',
      summary: 'Become an editor of a box by its join link.',
      body: z.strictObject({ token: Token }),
      problems: ['person-missing', 'box-closed', 'box-full', 'many-boxes', 'cross-site'],
    }),
    async ({ headers, params: { id: boxId }, body: { token } }) =>
      forPerson(headers, async ({ id: userId }): Promise<ApiResult> => {
        const joined = await joinBox({ boxId, userId, token });
        return joined.ok ? DONE : joined;
      }),
  ),
  changing(
    defineContract({
      ...CHANGE,
      id: 'leaveBox',
      method: 'DELETE',
      path: '/api/boxes/{id}/editors/me',
      summary: 'Edit a box no more. Your entries stay.',
      problems: problems('owner-stays'),
    }),
    () => ({ act: 'leave' }),
  ),
  changing(
    defineContract({
      ...CHANGE,
      id: 'removeBoxEditor',
      method: 'DELETE',
      path: '/api/boxes/{id}/editors/{editor}',
      params: OfBox.extend({ editor: EditorId }),
      summary: 'Remove another editor of your box. Their entries stay, and the join link is closed.',
      problems: problems('not-the-owner', 'owner-stays', 'nothing-to-do'),
    }),
    ({ editor }) => ({ act: 'remove-editor', editorId: editor }),
  ),
];
