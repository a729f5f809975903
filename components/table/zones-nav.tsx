import type { TableView } from '@/lib/features/table/table-view';
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
/** Where the moves panel is a sheet that is always there, and the log lies behind the last card. */
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
    <nav className="zones-nav" aria-label={t('table.zones')}>
      {shown.map(([id, symbol]) => (
        <a
          key={id}
          href={`#${id}`}
          className={ONLY_IN_FLOW.includes(id) ? 'only-in-flow' : undefined}
          data-waits={waiting.has(id) ? '' : undefined}
        >
          <Symbol pack={table.pack} name={symbol} className="zone-sign" />
          <span>{t(`table.zone.${id}`)}</span>
          {waiting.has(id) && <span className="sr-only">{t('table.waitsHere')}</span>}
        </a>
      ))}
    </nav>
  );
}
