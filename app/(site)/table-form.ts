/** Reads the form for a new table. Chairs without a name are left out; everything else is checked like an API request. */
import { NewTableBody } from '@/lib/http/contracts/tables';
import type { NewTable } from '@/lib/service/create-table';
import { MAX_SEATS } from '@/components/site/create-table-form';

const PROBLEMS = {
  seats: 'A table needs two to four players: give at least two names.',
  name: 'Please give the table a name of at most 40 characters.',
  people: 'Please check the names (at most 40 characters) and the mail addresses.',
  options: 'Please choose the options again.',
} as const;
type TableProblem = keyof typeof PROBLEMS;
const SENTENCES: Readonly<Record<string, string>> = PROBLEMS;

/** The sentence for a problem named in the address. */
export function problemSentence(problem: unknown): string | undefined {
  return typeof problem === 'string' && Object.hasOwn(SENTENCES, problem) ? SENTENCES[problem] : undefined;
}

type Read = { readonly table: NewTable } | { readonly problem: TableProblem };

/** The table asked for, or what is wrong with the form. */
export function readTableForm(form: FormData): Read {
  const seats = seatsOf(form);
  if (seats.length < 2) return { problem: 'seats' };
  const parsed = NewTableBody.safeParse({
    name: textOf(form, 'name'),
    seats,
    options: { deferPlazaRewards: form.has('deferPlazaRewards'), refillOnDemand: form.has('refillOnDemand') },
    variant: {
      actionSide: textOf(form, 'actionSide'),
      tileOrder: textOf(form, 'tileOrder'),
      bridgeFaces: 'random',
      plazaFaces: 'random',
      tiers: { 'hunger-wall': 'base', cathedral: 'base' },
    },
    startingSeat: textOf(form, 'startingSeat'),
  });
  return parsed.success ? { table: parsed.data } : { problem: problemOf(parsed.error.issues[0]?.path[0]) };
}

function problemOf(field: PropertyKey | undefined): TableProblem {
  if (field === 'name') return 'name';
  return field === 'seats' ? 'people' : 'options';
}

function seatsOf(form: FormData): { name: string; email?: string }[] {
  return Array.from({ length: MAX_SEATS }, (_, i) => {
    const email = textOf(form, `email-${i}`);
    return { name: textOf(form, `seat-${i}`), ...(email ? { email } : {}) };
  }).filter(({ name }) => name !== '');
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
}
