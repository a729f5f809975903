/** Boxes, the printed values that people enter: entries, choices, revisions and files. */
import 'server-only';
import { z } from 'zod';
import { boxAnswer, inBox, listedBoxAnswer, revisionAnswer, withBox } from '@/lib/features/boxes/api-answer';
import {
  changeBoxSettings,
  chooseValue,
  createBox,
  deleteBox,
  enterValue,
  finishRevision,
  withdrawValue,
} from '@/lib/features/boxes/boxes';
import { exportBox, importBoxFile } from '@/lib/features/boxes/exchange';
import { listBoxes, readBox } from '@/lib/features/boxes/load-box';
import { BOX_SHARES } from '@/lib/features/boxes/locked-box';
import { readRevisions } from '@/lib/features/boxes/revisions';
import { forPerson } from '@/lib/features/people/person-answer';
import { BOX_FORMAT } from '@/lib/game/box/box-file';
import { Moment } from '@/lib/platform/http/answer-of';
import { NOTHING, NO_BODY, defineContract } from '@/lib/platform/http/contract';
import { operation } from '@/lib/platform/http/endpoint';

/** Larger than a file of every component. */
const BOX_FILE_BYTES = 300_000;

const BoxId = z
  .string()
  .regex(/^[a-z0-9]{6,40}$/)
  .describe('The id of the box.');

const ComponentId = z
  .string()
  .regex(/^[a-z0-9-]{1,80}$/)
  .describe('The id of the component in the pack, as `wall-i-postern`.');

const Name = z.string().max(400).describe('Plain text of at most 40 characters.');

const Share = z
  .enum(BOX_SHARES)
  .describe('For its editors, for all who know its id, or listed for everybody.');

const PackId = z.string().describe('The pack of a revision; `POST /api/tables` takes it.');

const Fields = z.looseObject({}).describe('The fields that differ from the base; none where it is right.');

const Done = z.object({ done: z.literal(true) });

export const OfBox = z.object({ id: BoxId });

export const HERE = { access: 'person', params: OfBox, query: NOTHING } as const;

const BOX = { path: '/api/boxes/{id}', ...HERE } as const;

const VALUE = {
  ...HERE,
  path: '/api/boxes/{id}/values/{component}',
  params: z.object({ id: BoxId, component: ComponentId }),
} as const;

const LOOK = { method: 'GET', body: NO_BODY, status: 200 } as const;

export const CHANGE = { status: 200, answer: Done } as const;

const UNKNOWN = ['person-missing', 'unknown-box'] as const;

export const CLOSED = [...UNKNOWN, 'not-an-editor', 'cross-site'] as const;

const Revision = z.object({
  number: z.int(),
  pack: PackId,
  looked: z.int().describe('Components that are published or that an editor entered.'),
  people: z.int().describe('Editors who entered a value that the revision has.'),
  at: Moment,
});

const Listed = z
  .object({
    id: BoxId,
    name: z.string(),
    share: Share,
    updatedAt: Moment,
    total: z.int().describe('All components of the base.'),
    newest: Revision.optional(),
  })
  .meta({ id: 'ListedBox', description: 'A box in a list, with its newest revision.' });

const Entry = z.object({
  editor: z.uuid().describe('The id of the editor within the box.'),
  by: z.string().describe('Their name; empty for readers who are no editors.'),
  isMine: z.boolean(),
  value: Fields,
  doubt: z.string().describe('A remark of the editor; may be empty.'),
});

const Base = z
  .object({ id: z.string(), version: z.int() })
  .describe('The standard pack that the box differs from.');

const Changes = z
  .record(z.string(), z.looseObject({}))
  .describe('The differing fields by component; /boxes/schema.json has their form.');

const BoxShape = z
  .object({
    id: BoxId,
    name: z.string(),
    share: Share,
    isOwner: z.boolean(),
    mayEdit: z.boolean(),
    updatedAt: Moment,
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
    looked: z.int().describe('Components that are published or that an editor entered.'),
    total: z.int().describe('All components of the base.'),
    people: z.int().describe('Editors who entered a value that the box has.'),
    hasChanges: z.boolean().describe('Whether the values differ from the newest revision.'),
    newest: z.object({ number: z.int(), pack: PackId }).optional().describe('The newest revision.'),
  })
  .meta({ id: 'Box', description: 'A box with its entries, as one person sees it.' });

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

export const BOX_API = [
  operation(
    defineContract({
      ...LOOK,
      id: 'listBoxes',
      tag: 'Boxes',
      path: '/api/boxes',
      access: 'person',
      params: NOTHING,
      query: NOTHING,
      summary: 'The boxes you edit, and the listed boxes of others, the newest first.',
      answer: z.object({ mine: z.array(Listed), listed: z.array(Listed) }),
      problems: ['person-missing'],
    }),
    async ({ headers }) =>
      forPerson(headers, async (person) => {
        const { mine, listed } = await listBoxes(person);
        const body = { mine: mine.map(listedBoxAnswer), listed: listed.map(listedBoxAnswer) };
        return { ok: true, value: { body } };
      }),
  ),
  operation(
    defineContract({
      id: 'makeBox',
      tag: 'Boxes',
      method: 'POST',
      path: '/api/boxes',
      access: 'person',
      params: NOTHING,
      query: NOTHING,
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
      answer: z.object({ id: BoxId }),
      problems: ['person-missing', 'bad-name', 'bad-values', 'many-boxes', 'cross-site'],
    }),
    async ({ headers, body }) =>
      forPerson(headers, async ({ id: userId }) => {
        const made =
          'name' in body ? await createBox({ ...body, userId }) : await importBoxFile({ ...body, userId });
        return made.ok ? { ok: true, value: { body: { id: made.value } } } : made;
      }),
  ),
  operation(
    defineContract({
      ...BOX,
      ...LOOK,
      id: 'readBox',
      tag: 'Boxes',
      summary: 'A box with its entries. Only its editors can read a private one.',
      answer: BoxShape,
      problems: UNKNOWN,
    }),
    async ({ headers, params }) =>
      withBox(
        headers,
        async (person) => readBox(params.id, person),
        (box) => boxAnswer(box, headers),
      ),
  ),
  operation(
    defineContract({
      ...BOX,
      ...CHANGE,
      id: 'changeBox',
      tag: 'Boxes',
      method: 'PATCH',
      limit: 'note',
      summary: 'Rename or share a box. Only its owner may.',
      body: z.strictObject({ name: Name.optional(), share: Share.optional() }),
      problems: [...CLOSED, 'not-the-owner', 'bad-name', 'nothing-to-do'],
    }),
    async ({ headers, params, body }) =>
      inBox(headers, params.id, async (who) => changeBoxSettings(who, body)),
  ),
  operation(
    defineContract({
      ...BOX,
      ...CHANGE,
      id: 'deleteBox',
      tag: 'Boxes',
      method: 'DELETE',
      limit: 'note',
      summary: 'Delete a box with all revisions. Only its owner may, and not while games use a revision.',
      body: NO_BODY,
      problems: [...CLOSED, 'not-the-owner', 'box-in-use'],
    }),
    async ({ headers, params }) => inBox(headers, params.id, async (who) => deleteBox(who)),
  ),
  operation(
    defineContract({
      ...VALUE,
      ...CHANGE,
      id: 'enterBoxValue',
      tag: 'Boxes',
      method: 'PUT',
      limit: 'box',
      summary: 'Enter the value of a component, or confirm the one that the box has. Replaces your entry.',
      body: z.strictObject({
        value: Fields.optional().describe('Without it, you confirm the value that the box has.'),
        doubt: z.string().max(400).optional().describe('A remark in plain text, at most 200 characters.'),
      }),
      problems: [...CLOSED, 'unknown-component', 'bad-values', 'bad-doubt'],
    }),
    async ({ headers, params, body: { value, doubt = '' } }) =>
      inBox(headers, params.id, async (who) =>
        enterValue(who, { componentId: params.component, value, doubt }),
      ),
  ),
  operation(
    defineContract({
      ...VALUE,
      ...CHANGE,
      id: 'withdrawBoxValue',
      tag: 'Boxes',
      method: 'DELETE',
      limit: 'box',
      summary: 'Take your entry of a component back.',
      body: NO_BODY,
      problems: [...CLOSED, 'not-entered', 'bad-values'],
    }),
    async ({ headers, params }) =>
      inBox(headers, params.id, async (who) => withdrawValue(who, params.component)),
  ),
  operation(
    defineContract({
      ...VALUE,
      ...CHANGE,
      id: 'chooseBoxValue',
      tag: 'Boxes',
      method: 'PUT',
      path: '/api/boxes/{id}/values/{component}/choice',
      limit: 'box',
      summary: 'Choose between entries of a component that differ.',
      body: z.strictObject({ editor: z.uuid().describe('The editor whose entry is right.') }),
      problems: [...CLOSED, 'not-entered', 'nothing-to-do', 'bad-values'],
    }),
    async ({ headers, params, body: { editor } }) =>
      inBox(headers, params.id, async (who) =>
        chooseValue(who, { componentId: params.component, editorId: editor }),
      ),
  ),
  operation(
    defineContract({
      ...HERE,
      ...LOOK,
      id: 'listBoxRevisions',
      tag: 'Boxes',
      path: '/api/boxes/{id}/revisions',
      summary: 'The revisions of a box, the newest first, with their changes.',
      answer: z.object({
        revisions: z.array(
          Revision.extend({
            changed: z
              .array(
                z.object({
                  component: z.string().describe('Its id in the pack.'),
                  fields: z.array(z.string()),
                }),
              )
              .describe('Changes since the revision before; the first differs from the base.'),
          }).meta({ id: 'BoxRevision', description: 'A revision of a box: values that never change.' }),
        ),
      }),
      problems: UNKNOWN,
    }),
    async ({ headers, params }) =>
      withBox(
        headers,
        async (person) => readRevisions(params.id, person),
        (revisions) => ({ revisions: revisions.map(revisionAnswer) }),
      ),
  ),
  operation(
    defineContract({
      ...HERE,
      id: 'finishBoxRevision',
      tag: 'Boxes',
      method: 'POST',
      path: '/api/boxes/{id}/revisions',
      limit: 'note',
      summary: 'Make a revision of the present values. Tables can be played with it.',
      body: NO_BODY,
      status: 201,
      answer: z.object({ pack: PackId }),
      problems: [...CLOSED, 'entries-differ', 'many-revisions', 'nothing-to-do', 'bad-values'],
    }),
    async ({ headers, params }) =>
      inBox(
        headers,
        params.id,
        async (who) => finishRevision(who),
        ({ packId }) => ({ pack: packId }),
      ),
  ),
  operation(
    defineContract({
      ...HERE,
      ...LOOK,
      id: 'exportBox',
      tag: 'Boxes',
      path: '/api/boxes/{id}/file',
      summary: 'The present values of a box as a file, which makeBox takes.',
      answer: FileShape,
      problems: UNKNOWN,
    }),
    async ({ headers, params }) =>
      withBox(
        headers,
        async (person) => exportBox(params.id, person),
        (file) => file,
      ),
  ),
];
