import { Fold } from '@/components/ui/fold';
import { Panel } from '@/components/ui/panel';
import type { Insights } from '@/lib/features/insights/insights';
import type { PackData } from '@/lib/game/engine/pack';
import { titleOf } from '@/lib/game/wording/names';
import { useWords } from '@/lib/platform/i18n/current-words';
import { EffectTable } from './effect-table';

const KINDS = ['technologies', 'seals', 'buildings', 'walls', 'upgrades', 'vTiles'] as const;
type Kind = (typeof KINDS)[number];

/** Final holdings by kind: how often, and with how many points. */
export function TakenTiles({ tiles, pack }: { readonly tiles: Insights['tiles']; readonly pack: PackData }) {
  const words = useWords();
  const { t } = words;
  const kinds = kindsIn(pack);
  const of = (kind: Kind) => tiles.filter(({ tile }) => (kinds.get(tile) ?? 'vTiles') === kind);
  return (
    <Panel title={t('insights.taken')}>
      {KINDS.filter((kind) => of(kind).length > 0).map((kind, i) => (
        <Fold key={kind} open={i === 0} title={t(`insights.kind.${kind}`)}>
          <EffectTable
            label={t(`insights.kind.${kind}`)}
            rows={of(kind).map(({ tile, ...effect }) => ({ name: titleOf(words, pack, tile), ...effect }))}
          />
        </Fold>
      ))}
    </Panel>
  );
}

function kindsIn({ technologies, seals, buildings, walls, upgrades }: PackData): ReadonlyMap<string, Kind> {
  const of = { technologies, seals, buildings, walls, upgrades };
  return new Map(
    KINDS.flatMap((kind) => (kind === 'vTiles' ? [] : of[kind].map(({ id }) => [id, kind] as const))),
  );
}
