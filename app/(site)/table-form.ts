/**
 * Parses the form for a new table. Chairs without a name are dropped; everything else is validated like an
 * API request.
 */
import type { z } from 'zod';
import { MAX_SEATS } from '@/components/table/new-table/create-table-form';
import { paceOfForm } from '@/lib/features/clocks/pace-form';
import { NewTableBody, newTableOf } from '@/lib/features/table/new-table-shapes';
import type { NewTable } from '@/lib/features/table/new-table/create-table';
import { LEVELS } from '@/lib/game/levels';
import { fittingName } from '@/lib/game/names/clean-name';
import { OPTIONS } from '@/lib/game/wording/setup';
import type { Wording } from '@/lib/game/wording/wording';
import { textIn } from '@/lib/platform/http/fields';

const PROBLEMS = ['name', 'people', 'alike', 'options', 'pace', 'box'] as const;
type TableProblem = (typeof PROBLEMS)[number];

/** The message for the problem code in the address. */
export function problemSentence({ t }: Wording, problem: unknown): string | undefined {
  const known = PROBLEMS.find((name) => name === problem);
  if (known === 'pace') return t('pace.fields.problem');
  return known && t(`site.problem.${known}`);
}

/** Default options of a new table. */
export const PRESETS = NewTableBody.shape.options.parse({});

type TableFormResult = { readonly table: NewTable } | { readonly problem: TableProblem };

/**
 * The requested table, or what is wrong with the form. The first seat is the host's, named `myName` unless
 * the form names it.
 */
export function readTableForm(words: Wording, form: FormData, myName?: string): TableFormResult {
  const seats = seatsOf(form, myName || words.t('site.guest'));
  const parsed = NewTableBody.safeParse({
    name: textIn(form, 'name') || nameAfter(words, seats),
    seats,
    ...(seats.length === 1 ? { solo: textIn(form, 'solo') } : {}),
    ...rulesOf(form),
    startingSeat: textIn(form, 'startingSeat'),
    ...access(form),
    pace: paceOfForm(form),
    pack: textIn(form, 'pack') || undefined,
  });
  return parsed.success ? { table: newTableOf(parsed.data) } : { problem: problemOf(parsed.error.issues[0]) };
}

/** Default table name: the first human player's. */
function nameAfter({ t }: Wording, seats: readonly PostedSeat[]): string {
  const name = seats.find((seat) => !('bot' in seat) && seat.name)?.name ?? '';
  return fittingName(t('site.tableOf', { name }));
}

/**
 * A quick game against a computer; the player can enter a name later. Defaults: Peter Parler as the opponent
 * and a random first player.
 */
export function readPlayNow({ t }: Wording, form: FormData, name: string | undefined): NewTable {
  const level = LEVELS.find((each) => each === textIn(form, 'level'));
  const me = { name: name ?? t('site.guest') };
  const against = level
    ? {
        name: t(`site.against.${level}`),
        seats: [me, { bot: level }],
        startingSeat: 'first',
        options: PRESETS,
      }
    : {
        name: t('site.againstParler'),
        seats: [me],
        solo: 'parler',
        options: { ...PRESETS, randomParler: textIn(form, 'parler') !== 'chosen' },
      };
  return newTableOf(NewTableBody.parse(against));
}

/** Who may watch, and whether lines may be shared. Without these fields anyone with the link may watch. */
function access(form: FormData): object {
  const names = ['door', 'watchers', 'lineSharing'];
  return Object.fromEntries(
    names.map((name) => [name, textIn(form, name)]).filter(([, text]) => text !== ''),
  );
}

function problemOf(issue: z.core.$ZodIssue | undefined): TableProblem {
  const field = issue?.path[0];
  if (field === 'name' || field === 'pace') return field;
  if (field === 'pack') return 'box';
  if (field === 'seats' && issue?.code === 'custom' && issue.path[2] === 'name') return 'alike';
  return field === 'seats' ? 'people' : 'options';
}

/** The options and the variant in a form, unchecked. */
export const rulesOf = (form: FormData) => ({
  options: Object.fromEntries(OPTIONS.map(({ name }) => [name, form.has(name)])),
  variant: variantOf(form),
});

function variantOf(form: FormData): object {
  const roads = ['I', 'II', 'III'].map((space) => [space, textIn(form, `road.${space}`)]);
  return {
    ...pickFields(form, ['actionSide', 'tileOrder', 'bridgeFaces', 'plazaFaces']),
    tiers: Object.fromEntries(
      ['hunger-wall', 'cathedral'].map((grid) => [grid, textIn(form, `tiers.${grid}`)]),
    ),
    roadTiles: Object.fromEntries(roads.filter(([, side]) => side !== '')),
  };
}

function pickFields(form: FormData, names: readonly string[]): object {
  return Object.fromEntries(names.map((name) => [name, textIn(form, name)]));
}

type PostedSeat = { name?: string; email?: string } | { name?: string; bot: string };

function seatsOf(form: FormData, myName: string): PostedSeat[] {
  return Array.from({ length: MAX_SEATS }, (_, i): PostedSeat[] => {
    const [typed, email, holder] = [`seat-${i}`, `email-${i}`, `holder-${i}`].map((it) => textIn(form, it));
    const name = typed || (i === 0 ? myName : '');
    // A free seat is named by the player who takes it. A name given now reserves the seat.
    if (holder === 'free') return [name ? { name } : {}];
    if (holder && holder !== 'person') return [{ bot: holder, ...(name ? { name } : {}) }];
    return name ? [{ name, ...(email ? { email } : {}) }] : [];
  }).flat();
}
