import type { TableView } from '@/lib/features/table/load/table-view';
import { useWords } from '@/lib/platform/i18n/current-words';
import { Symbol } from '@/components/board/symbol';
import { waitingZones, type ZoneId } from './waiting-zones';

const ZONES: readonly (readonly [ZoneId, string])[] = [
  ['moves', 'z-move'],
  ['crane-zone', 'z-crane'],
  ['rows', 'z-rows'],
  ['city-zone', 'z-city'],
  ['bridge-zone', 'z-road'],
  ['projects', 'z-projects'],
  ['mine', 'z-mine'],
  ['rivals', 'z-rivals'],
  ['log', 'z-log'],
];
/** Left out where the moves panel is a sheet that is always there and the log is behind the last card. */
const ONLY_IN_FLOW: readonly ZoneId[] = ['moves', 'log'];

interface ZonesNavProps {
  readonly table: TableView;
  /** Zones this page does not have. */
  readonly without?: readonly ZoneId[];
}

/**
 * On narrow screens a bar within reach of the thumb leads from zone to zone and marks where something waits.
 */
export function ZonesNav({ table, without = [] }: ZonesNavProps) {
  const { t } = useWords();
  const waiting = waitingZones(table.options?.commands ?? []);
  const shown = ZONES.filter(([id]) => !without.includes(id));
  return (
    <nav
      className="zones-nav fixed inset-x-0 bottom-0 z-15 flex overflow-x-auto border-t border-line bg-card pb-[env(safe-area-inset-bottom)] phone:static phone:-mt-[calc(53px+env(safe-area-inset-bottom))] phone:flex-none xl:hidden *:relative *:grid *:min-h-[52px] *:min-w-[50px] *:grow-1 *:shrink-0 *:place-content-center *:justify-items-center *:gap-px *:px-0.8 *:text-2xs *:font-semibold *:whitespace-nowrap *:text-ink *:no-underline *:current:text-red *:current:[box-shadow:inset_0_3px_0_var(--red)]"
      aria-label={t('table.zones')}
    >
      {shown.map(([id, symbol]) => (
        <a
          key={id}
          href={`#${id}`}
          className={ONLY_IN_FLOW.includes(id) ? 'phone:hidden!' : undefined}
          data-waits={waiting.has(id) ? '' : undefined}
          aria-label={waiting.has(id) ? t('table.waitsHere', { zone: t(`table.zone.${id}`) }) : undefined}
        >
          <Symbol pack={table.pack} name={symbol} className="size-5.6" />
          <span>{t(`table.zone.${id}`)}</span>
        </a>
      ))}
    </nav>
  );
}
