/** Parses the form for a table of the week. Everything is validated like an API request. */
import { paceOfForm } from '@/lib/features/clocks/pace-form';
import { NewWeekTable } from '@/lib/features/deals/contract-shapes';
import type { DealPlayer } from '@/lib/features/deals/play';
import type { WeekPlayers } from '@/lib/features/deals/deal';
import { fittingName } from '@/lib/game/names/clean-name';
import type { Wording } from '@/lib/game/wording/wording';
import { textIn } from '@/lib/platform/http/fields';

interface AskedTable {
  readonly players: WeekPlayers;
  readonly week: string | undefined;
  readonly player: Omit<DealPlayer, 'userId'>;
}

/** The requested table with its host's name; undefined if the form is invalid. */
export function readWeekForm(
  words: Wording,
  form: FormData,
  known: string | undefined,
): AskedTable | undefined {
  const players = Number(textIn(form, 'players'));
  const parsed = NewWeekTable.safeParse({
    players,
    week: textIn(form, 'week') || undefined,
    name: textIn(form, 'name') || known,
    table: textIn(form, 'table') || undefined,
    others: Array.from({ length: Math.min(3, Math.max(0, players - 1)) }, (_, i) => otherOf(form, i + 2)),
    pace: paceOfForm(form),
  });
  if (!parsed.success) return undefined;
  const { week, table, ...asked } = parsed.data;
  return { players: asked.players, week, player: playerOf(words, asked, table) };
}

function otherOf(form: FormData, n: number) {
  const [name, email] = [textIn(form, `name-${n}`), textIn(form, `email-${n}`)];
  return { ...(name ? { name } : {}), ...(email ? { email } : {}) };
}

type WeekRequest = Pick<DealPlayer, 'name' | 'others' | 'pace'>;

/** Without a name, the table is named after its host. */
function playerOf({ t }: Wording, { name, others, pace }: WeekRequest, table: string | undefined) {
  const own = fittingName(t('site.tableOf', { name: name ?? t('site.guest') }));
  return { name, others, pace, tableName: table ?? own };
}
