import type { Insights } from '@/lib/features/insights/insights';
import type { PackData } from '@/lib/game/engine/pack';
import { titleOf } from '@/lib/game/wording/names';
import { useWords } from '@/lib/platform/i18n/current-words';
import { EffectTable } from './effect-table';

const KINDS = ['technologies', 'seals', 'buildings', 'walls', 'upgrades', 'vTiles'] as const;
type Kind = (typeof KINDS)[number];

interface TakenProps {
  readonly tiles: Insights['tiles'];
  readonly pack: PackData;
}

/** Final holdings by kind: how often, and with how many points. */
export function TakenTiles({ tiles, pack }: TakenProps) {
  const words = useWords();
  const { t } = words;
  const kinds = kindsIn(pack);
  const of = (kind: Kind) => tiles.filter(({ tile }) => (kinds.get(tile) ?? 'vTiles') === kind);
  return (
    <section className="panel stack" aria-labelledby="taken">
      <h2 id="taken">{t('insights.taken')}</h2>
      {KINDS.filter((kind) => of(kind).length > 0).map((kind, i) => (
        <details key={kind} open={i === 0}>
          <summary>{t(`insights.kind.${kind}`)}</summary>
          <EffectTable
            label={t(`insights.kind.${kind}`)}
            rows={of(kind).map(({ tile, ...effect }) => ({ name: titleOf(words, pack, tile), ...effect }))}
          />
        </details>
      ))}
    </section>
  );
}

function kindsIn({ technologies, seals, buildings, walls, upgrades }: PackData): ReadonlyMap<string, Kind> {
  const of = { technologies, seals, buildings, walls, upgrades };
  return new Map(
    KINDS.flatMap((kind) => (kind === 'vTiles' ? [] : of[kind].map(({ id }) => [id, kind] as const))),
  );
}
