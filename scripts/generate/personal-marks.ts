// Reads the marks of personal columns in prisma/schema.prisma (docs/decisions/0043-personal-columns.md).
import { z } from 'zod';
import type { PersonalTable } from '../../lib/features/people/personal-table';

const Text = z.string().nullish();
const Field = z.object({
  name: z.string(),
  dbName: Text,
  kind: z.string(),
  type: z.string(),
  isList: z.boolean(),
  isRequired: z.boolean(),
  isId: z.boolean(),
  isUnique: z.boolean(),
  documentation: Text,
});
const Model = z.object({
  name: z.string(),
  dbName: Text,
  documentation: Text,
  fields: z.array(Field),
  primaryKey: z.object({ fields: z.array(z.string()) }).nullish(),
  uniqueFields: z.array(z.array(z.string())),
});
/** The models of the schema, as Prisma gives them to a generator. */
export const Models = z.array(Model);
type Model = z.infer<typeof Model>;
type Field = z.infer<typeof Field>;

const OF_MODELS = ['personal', 'impersonal', 'shown', 'hidden', 'leaving', 'merging'];
const OF_COLUMNS = [
  'shown',
  'masked',
  'key',
  'hidden',
  'person',
  'player',
  'member',
  'seat',
  'blank',
  'stamp',
];
/** The marks that say whether "Download my data" has a column. The ids of people are not in it. */
const SAID = ['shown', 'masked', 'key', 'hidden', 'person'];

interface Found {
  readonly tables: readonly PersonalTable[];
  /** Columns without a mark, and marks that say nothing. */
  readonly faults: readonly string[];
}

/** The tables with rows of people, and the faults of their marks. */
export function personalTables(models: readonly Model[]): Found {
  const all = models.map((model) => ({ model, marks: marksOf(model.documentation) }));
  return {
    tables: all.flatMap(({ model, marks }) => (marks.has('personal') ? [tableOf(model, marks, models)] : [])),
    faults: all.flatMap(({ model, marks }) => faultsOf(model, marks)),
  };
}

/** The marks in a comment, each with its words. */
function marksOf(comment: string | null | undefined): Map<string, string> {
  const found = (comment ?? '').matchAll(/@(\w+)([^@]*)/g);
  return new Map([...found].map(([, mark = '', said = '']) => [mark, said.trim()]));
}

const columnsOf = ({ fields }: Model) => fields.filter(({ kind }) => kind !== 'object');
const nameOf = ({ name, dbName }: Field | Model) => dbName ?? name;
const listed = (marks: Map<string, string>) => (marks.get('shown') ?? '').split(/\s+/).filter(Boolean);

function faultsOf(model: Model, marks: Map<string, string>): string[] {
  const faults = [...marks.keys()].filter((mark) => !OF_MODELS.includes(mark));
  if (marks.has('personal') === marks.has('impersonal')) faults.push('personal or impersonal');
  const columns = columnsOf(model);
  for (const field of columns) {
    const own = marksOf(field.documentation);
    for (const mark of own.keys()) if (!OF_COLUMNS.includes(mark)) faults.push(`${field.name} @${mark}`);
    const isSaid = listed(marks).includes(field.name) || SAID.some((mark) => own.has(mark));
    if (!isSaid && !marks.has('impersonal') && !marks.has('hidden')) faults.push(field.name);
  }
  const names = columns.map(({ name }) => name);
  faults.push(...listed(marks).filter((name) => !names.includes(name)));
  return faults.map((fault) => `${model.name}: ${fault}`);
}

type Column = { readonly name: string; readonly field: Field; readonly marks: Map<string, string> };

function tableOf(model: Model, marks: Map<string, string>, models: readonly Model[]): PersonalTable {
  const columns = columnsOf(model).map((field) => {
    return { name: nameOf(field), field, marks: marksOf(field.documentation) };
  });
  const having = (mark: string) => columns.filter((column) => column.marks.has(mark));
  const [person, player] = ['person', 'player'].map((mark) => having(mark)[0]?.name ?? null);
  const primaryKey =
    model.primaryKey?.fields ?? columns.flatMap(({ field }) => (field.isId ? field.name : []));
  const unique = columns.flatMap(({ field }) => (field.isUnique ? [[field.name]] : []));
  const named = columns.find(({ name }) => name === (person ?? player))?.field.name ?? '';
  return {
    table: nameOf(model),
    member: marks.get('personal') || null,
    primaryKey: dbNames(columns, primaryKey),
    shown: shownOf(columns, listed(marks)),
    person: person ?? null,
    player: player ?? null,
    onePer: [primaryKey, ...unique, ...model.uniqueFields]
      .filter((each) => each.includes(named))
      .map((each) =>
        dbNames(
          columns,
          each.filter((one) => one !== named),
        ),
      ),
    membership: membershipOf(having('member'), models),
    seat: seatOf(having('seat')),
    leaving: z.enum(['kept', 'deleted']).default('kept').parse(marks.get('leaving')),
    emptied: emptiedOf(columns),
    merging: z.enum(['moved', 'earliest', 'ended', 'ruled']).default('moved').parse(marks.get('merging')),
  };
}

const dbNames = (columns: readonly Column[], fields: readonly string[]) =>
  fields.flatMap((name) => columns.filter(({ field }) => field.name === name).map((column) => column.name));

const shownOf = (columns: readonly Column[], names: readonly string[]): PersonalTable['shown'] =>
  columns.flatMap(({ name, field, marks }) => {
    const isMasked = marks.has('masked');
    if (!isMasked && !marks.has('shown') && !names.includes(field.name)) return [];
    return [{ column: name, as: marks.get('shown') || name, isMasked }];
  });

function membershipOf(columns: readonly Column[], models: readonly Model[]): PersonalTable['membership'] {
  const [of] = columns.map(({ marks }) => marks.get('member'));
  const model = models.find(({ name }) => name === of);
  if (!model) return null;
  const within = (model.primaryKey?.fields ?? []).filter((name) => name !== 'id');
  return { columns: columns.map(({ name }) => name), of: nameOf(model), within };
}

function seatOf(columns: readonly Column[]): PersonalTable['seat'] {
  const said = columns[0]?.marks.get('seat')?.split(' ');
  if (said === undefined) return null;
  return {
    columns: columns.map(({ name, field }) => ({ column: name, isList: field.isList })),
    while: z.enum(['tenure', 'tenures', 'since']).parse(said[0]),
    isUnnamed: said.includes('unnamed'),
  };
}

const emptiedOf = (columns: readonly Column[]): PersonalTable['emptied'] =>
  columns.flatMap(({ name, field, marks }): PersonalTable['emptied'] => {
    if (!marks.has('stamp') && !marks.has('blank')) return [];
    const member = marks.get('blank');
    if (member) return [{ column: name, to: 'rest', member }];
    const empty = field.isList ? 'list' : field.isRequired ? 'text' : 'nothing';
    return [{ column: name, to: marks.has('stamp') ? 'now' : empty }];
  });
