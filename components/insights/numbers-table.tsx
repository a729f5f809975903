import { Fold } from '@/components/ui/fold';
import { Panel } from '@/components/ui/panel';
import { WideChart, WideTable } from '@/components/ui/wide';
import type { InsightEffect, Insights } from '@/lib/features/insights/insights';
import type { PackData } from '@/lib/game/engine/pack';
import type { MyPoints } from '@/lib/game/insights';
import { titleOf } from '@/lib/game/wording/names';
import { sourceTitle } from '@/lib/game/wording/terms';
import { useWords } from '@/lib/platform/i18n/current-words';
import { barChart, type Bar } from './bar-chart';
import { betterText, numberText, shareText } from './numbers';

interface NumbersTableProps {
  readonly label: string;
  /** Headings of the name column and of each number column. */
  readonly columns: readonly string[];
  readonly rows: readonly { readonly name: string; readonly cells: readonly (string | number)[] }[];
}

export function NumbersTable({ label, columns, rows }: NumbersTableProps) {
  return (
    <WideTable label={label} isOfNumbers>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, cells }) => (
          <tr key={name}>
            <th scope="row" className="font-normal">
              {name}
            </th>
            {cells.map((cell, i) => (
              <td key={columns[i + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}

interface BarsProps extends Pick<NumbersTableProps, 'columns'> {
  readonly title: string;
  readonly bars: readonly (Bar & { readonly cells: readonly (string | number)[] })[];
}

/** Bars with a table of the same numbers. */
export function BarsWithTable({ title, columns, bars }: BarsProps) {
  return (
    <Panel title={title}>
      <div className="grid gap-4 lg:grid-cols-[3fr_2fr]">
        <WideChart title={title} html={barChart(title, bars)} />
        <NumbersTable label={title} columns={columns} rows={bars} />
      </div>
    </Panel>
  );
}

interface TableProps {
  /** The name of the table and of its first column. */
  readonly label: string;
  readonly rows: readonly (InsightEffect & { readonly name: string })[];
}

/** For each row its frequency, the point difference of these seats, and its confidence. */
export function EffectTable({ label, rows }: TableProps) {
  const { t, locale } = useWords();
  return (
    <NumbersTable
      label={label}
      columns={[label, t('insights.share'), t('insights.better'), t('insights.interval')]}
      rows={rows.map(({ name, share, better: { mean, reach } }) => {
        const interval = reach === undefined ? t('insights.unsure') : `± ${numberText(locale, reach)}`;
        return { name, cells: [shareText(locale, share), betterText(locale, mean), interval] };
      })}
    />
  );
}

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

/** The reader's points by source, next to the points of others at the same tables. */
export function MyPointsPanel({ games, score, sources }: MyPoints) {
  const words = useWords();
  const { t, locale } = words;
  const rows = sources.map(({ source, ...beside }) => ({ name: sourceTitle(words, source), ...beside }));
  const most = Math.max(1, ...rows.map(({ mine, theirs }) => Math.abs(mine - theirs)));
  return (
    <section className="panel stack" aria-labelledby="mine">
      <h2 id="mine">{t('insights.mine', { games })}</h2>
      <WideTable label={t('insights.mine', { games })} isOfNumbers>
        <thead>
          <tr>
            <th scope="col">{t('table.source')}</th>
            <th scope="col">{t('insights.me')}</th>
            <th scope="col">{t('insights.others')}</th>
            <th scope="col">{t('insights.difference')}</th>
            <td className="hidden w-[40%] sm:table-cell" />
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, mine, theirs }) => (
            <tr key={name}>
              <th scope="row" className="font-normal">
                {name}
              </th>
              <td>{numberText(locale, mine)}</td>
              <td>{numberText(locale, theirs)}</td>
              <td>{betterText(locale, mine - theirs)}</td>
              <td className="hidden sm:table-cell">
                <Difference share={(mine - theirs) / most} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('insights.score')}</th>
            <td>{numberText(locale, score.mine)}</td>
            <td>{numberText(locale, score.theirs)}</td>
            <td>{betterText(locale, score.mine - score.theirs)}</td>
            <td className="hidden sm:table-cell" />
          </tr>
        </tfoot>
      </WideTable>
    </section>
  );
}

/** A bar to the right if the reader has more, to the left if the others have. */
function Difference({ share }: { readonly share: number }) {
  return (
    <span className="relative block h-[.9em]" aria-hidden="true">
      <span className="absolute inset-y-0 left-1/2 border-l border-line-dark" />
      <span
        className={`absolute inset-y-0 ${share < 0 ? 'right-1/2' : 'left-1/2'}`}
        style={{ width: `${Math.abs(share) * 50}%`, background: `var(--${share < 0 ? 'wood' : 'tech'})` }}
      />
    </span>
  );
}
