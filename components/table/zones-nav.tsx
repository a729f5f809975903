import { Symbol } from '@/components/board/symbol';
import type { TableView } from '@/lib/features/table/load/table-view';
import { useWords } from '@/lib/platform/i18n/current-words';
import { waitingZones, type ZoneId } from '@/components/move/groups';

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
/** Left out on phones, where the moves panel is a permanent sheet and the log is behind the last card. */
const ONLY_IN_FLOW: readonly ZoneId[] = ['moves', 'log'];

interface ZonesNavProps {
  readonly table: TableView;
  readonly missingZones?: readonly ZoneId[];
}

/** On narrow screens: a bar at the bottom with links to the zones, which marks zones with legal moves. */
export function ZonesNav({ table, missingZones = [] }: ZonesNavProps) {
  const { t } = useWords();
  const waiting = waitingZones(table.options?.commands ?? []);
  const shown = ZONES.filter(([id]) => !missingZones.includes(id));
  return (
    <nav className="zones-nav zones-bar" aria-label={t('table.zones')}>
      {shown.map(([id, symbol]) => (
        <a
          key={id}
          href={`#${id}`}
          className={ONLY_IN_FLOW.includes(id) ? 'phone:hidden!' : undefined}
          data-waits={waiting.has(id) ? '' : undefined}
          aria-label={waiting.has(id) ? t('table.waitsHere', { zone: t(`table.zone.${id}`) }) : undefined}
        >
          <Symbol pack={table.pack} name={symbol} className="size-5.5" />
          <span>{t(`table.zone.${id}`)}</span>
        </a>
      ))}
    </nav>
  );
}
