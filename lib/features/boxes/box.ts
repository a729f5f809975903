/** Boxes, printed values that people enter: their limits, their shape, and the acts of editors. Also for components. */
import { z } from 'zod';
import { BoxName, isPlainText } from '@/lib/game/box/component-schema';
import { type BoxProblem, isBoxProblemCode } from '@/lib/game/box/check-box';
import type { BoxValues } from '@/lib/game/engine/pack';
import type { Wording } from '@/lib/game/wording/wording';
import type { Result } from '@/lib/platform/http/refused';

/** Maximum boxes that a person can edit. */
export const MAX_BOXES = 30;
/** Maximum editors of a box. */
export const MAX_EDITORS = 30;
/** Maximum revisions of a box. */
export const MAX_REVISIONS = 200;
export const MAX_DOUBT_LETTERS = 200;
/** Maximum listed boxes shown. */
export const MAX_LISTED_BOXES = 100;

export const BOX_SHARES = ['private', 'link', 'listed'] as const;

export const BoxId = z
  .string()
  .regex(/^[a-z0-9]{6,40}$/)
  .describe('The id of the box.');

/** The stored columns of a box. */
export const BoxRow = z.object({
  id: z.string(),
  /** Null: its owner has left the service, and there is no other editor. */
  ownerId: z.string().nullable(),
  name: z.string(),
  share: z.enum(BOX_SHARES).describe('For its editors, for all who know its id, or listed for everybody.'),
  joinLinkHash: z.string().nullable(),
  joinLinkNo: z.int(),
  baseId: z.string(),
  baseVersion: z.int(),
  updatedAt: z.date(),
});

/** A person who edits a box, or did. */
export const EditorRow = z.object({
  /** Their public id within the box. */
  id: z.string(),
  /** Never shown; null for a person who has left the service. */
  userId: z.string().nullable(),
  /** When they stopped editing. Their entries stay. */
  leftAt: z.date().nullable(),
});

export type EditorRow = Readonly<z.infer<typeof EditorRow>>;

/** The fields of a component that differ from the base; none where the base is right. */
const ComponentValue = z.record(z.string(), z.unknown());
export type ComponentValue = Readonly<z.infer<typeof ComponentValue>>;

/** The value of a component as one editor read it. */
export const EntryRow = z.object({
  componentId: z.string(),
  editorId: z.string(),
  value: ComponentValue,
  doubt: z.string().describe('A remark of the editor; may be empty.'),
  at: z.date(),
});
export type EntryRow = Readonly<z.infer<typeof EntryRow>>;

/** The entry that an editor chose where entries differ. */
export const ChoiceRow = EntryRow.pick({ componentId: true, value: true });
export type ChoiceRow = Readonly<z.infer<typeof ChoiceRow>>;

/** A revision: the values of a box at one moment, as a pack. */
export const RevisionRow = z.object({
  number: z.int(),
  packId: z.string().describe('The pack of a revision; `POST /api/tables` takes it.'),
  looked: z.int().describe('Components that are published or that an editor entered.'),
  people: z.int().describe('Editors who entered a value that the revision has.'),
  confirmed: z.int().describe('Components whose value is as an editor read it.'),
  createdAt: z.date(),
});
export type RevisionRow = Readonly<z.infer<typeof RevisionRow>>;

/** A stored box with its editors, their entries and choices, and its newest revision. */
export interface StoredBox extends z.infer<typeof BoxRow> {
  readonly base: BoxValues['base'];
  readonly editors: readonly (EditorRow & { readonly name: string })[];
  readonly entries: readonly EntryRow[];
  readonly choices: readonly ChoiceRow[];
  readonly newest: RevisionRow | null;
}

/** A box in a list, with its newest revision. */
export interface ListedBox extends Pick<StoredBox, 'id' | 'name' | 'share' | 'updatedAt' | 'newest'> {
  /** Number of components in its base. */
  readonly total: number;
}

/** The values of a box, out of the entries of its editors. */
export interface MergedValues {
  readonly values: BoxValues;
  /** Components with different entries and no choice yet. */
  readonly open: readonly string[];
  /** Components that are published, or that someone has entered. */
  readonly looked: number;
  /** Components that the newest revision has as somebody read them. */
  readonly confirmed: number;
  /** Components that somebody has looked at since the newest revision. */
  readonly fresh: number;
  /** Number of components in the base. */
  readonly total: number;
  /** Editors who entered a current value of the box. */
  readonly people: number;
}

/** An entry as readers of the box see it. */
export interface BoxEntry extends Pick<EntryRow, 'editorId' | 'value' | 'doubt'> {
  /** The editor's name; empty for readers who do not edit the box, and for editors who left the service. */
  readonly by: string;
  readonly isMine: boolean;
  /** Whether a revision has been finished since. */
  readonly isRecorded: boolean;
}

/** A box as one person sees it. */
export interface BoxView extends MergedValues, Pick<StoredBox, 'name' | 'share' | 'updatedAt' | 'newest'> {
  readonly boxId: string;
  readonly isOwner: boolean;
  readonly mayEdit: boolean;
  /** The names of its editors; only for editors. */
  readonly editors: readonly string[];
  /** The other editors; only for the owner, who can remove them. */
  readonly removable: readonly { readonly editor: string; readonly name: string }[] | null;
  /** By component. */
  readonly entries: Readonly<Record<string, readonly BoxEntry[]>>;
  /** Whether its values differ from the newest revision; false without an entry. */
  readonly hasChanges: boolean;
  /** Whether the reader can finish a revision, which has something to record. */
  readonly mayFinish: boolean;
  /** The link for joining as an editor; only for its owner. */
  readonly joinLink: string | null;
}

/** A component that a revision changed, with the fields that differ from the previous revision. */
export interface ChangedComponent {
  readonly componentId: string;
  readonly fields: readonly string[];
  /** The fields that differ from the base, before and after. */
  readonly before: ComponentValue;
  readonly after: ComponentValue;
}

/** A revision with its changes since the previous one; the first is compared with the base. */
export type BoxRevision = RevisionRow & { readonly changed: readonly ChangedComponent[] };

/** The box of a table's pack, as one person can see it. */
export interface BoxOfPack extends Pick<RevisionRow, 'number' | 'confirmed' | 'people'> {
  readonly boxId: string;
  readonly name: string;
  readonly total: number;
  /** The pack of a newer revision. */
  readonly newer: string | null;
}

const ofComponent = { componentId: z.string().min(1).max(80) };
const Rename = z.object({ name: z.string() });
const Share = BoxRow.pick({ share: true });

/** Everything that an editor can do in a box, for forms, the API and the code that decides. */
export const BoxChange = z.discriminatedUnion('act', [
  z.object({
    ...ofComponent,
    act: z.literal('enter'),
    /** Undefined: the current value of the box. */
    value: z.unknown().optional(),
    doubt: z.string().optional(),
  }),
  z.object({ ...ofComponent, act: z.literal('withdraw') }),
  z.object({ ...ofComponent, act: z.literal('choose'), editorId: z.guid() }),
  z.object({ ...Rename.partial().shape, ...Share.partial().shape, act: z.literal('settings') }),
  Rename.extend({ act: z.literal('rename') }),
  Share.extend({ act: z.literal('share') }),
  z.object({ act: z.literal('remove-editor'), editorId: z.string() }),
  z.object({ act: z.enum(['finish', 'renew-link', 'close-link', 'leave', 'delete']) }),
]);
export type BoxChange = Readonly<z.infer<typeof BoxChange>>;
/** A change of one component: an entry, its withdrawal, or a choice. */
export type ComponentChange = Extract<BoxChange, { readonly componentId: string }>;

/** The name of a box as it is stored; undefined if it is not allowed. */
export const boxNameOf = (text: string): string | undefined => BoxName.safeParse(text.trim()).data;

/** Whether a doubt is short plain text, or empty. */
export const isPlainDoubt = (text: string): boolean => text.length <= MAX_DOUBT_LETTERS && isPlainText(text);

/** Why a request about boxes was refused. */
const BOX_REFUSALS = [
  /** There is no such box, or it is private. */
  'unknown-box',
  /** Only its editors can do this. */
  'not-an-editor',
  /** Only its owner can do this. */
  'not-the-owner',
  /** The link opens no box. */
  'box-closed',
  /** It has the maximum number of editors. */
  'box-full',
  /** The person edits the maximum number of boxes. */
  'many-boxes',
  /** It has the maximum number of revisions. */
  'many-revisions',
  /** The base has no such component. */
  'unknown-component',
  /** The name is not plain text of at most 40 characters. */
  'bad-name',
  /** The doubt is not plain text of at most 200 characters. */
  'bad-doubt',
  /** No entry of the component has this value. */
  'not-entered',
  /** Entries differ, and none of them was chosen. */
  'entries-differ',
  /** Games use a revision of it. */
  'box-in-use',
  /** The owner cannot leave: they delete the box or transfer it. */
  'owner-stays',
  /** It would change nothing. */
  'nothing-to-do',
] as const;

export type BoxRefusal =
  | { readonly kind: (typeof BOX_REFUSALS)[number] }
  /** The values break a rule of boxes, alone or with the other values. */
  | { readonly kind: 'bad-values'; readonly problem: BoxProblem };

export type BoxOutcome<T> = Result<T, BoxRefusal>;

/** The code of a refusal that the address of a page carries. */
export const boxRefusalCode = (error: BoxRefusal): string =>
  error.kind === 'bad-values' ? error.problem.code : error.kind;

/** The sentence for a code; undefined for an unknown code. */
export function boxRefusalSentence({ t }: Wording, code: unknown): string | undefined {
  const known = (['form', ...BOX_REFUSALS] as const).find((kind) => kind === code);
  if (known) return t(`boxes.problem.${known}`);
  return typeof code === 'string' && isBoxProblemCode(code) ? t(`boxes.badValue.${code}`) : undefined;
}
