import { Symbol } from '@/components/board/symbol';
import { WideTable } from '@/components/ui/wide';
import { seatIcon } from '@/lib/game/drawing/seat-marks';
import type { SourceKind } from '@/lib/game/engine/vocabulary';
import { seatName } from '@/lib/game/wording/names';
import { sourceTitle } from '@/lib/game/wording/terms';
import { useWords } from '@/lib/platform/i18n/current-words';
import { FAMILIES, type FigureFamily } from './families';
import type { FiguresProps } from './figures-props';

interface BarCellProps extends FiguresProps {
  readonly of: (seat: number, sources: readonly SourceKind[]) => number;
  /** Length of the longest bar. */
  readonly most: number;
}

/** Points of all players side by side: groups of sources in their colours, each source as bars. */
export function FinalTable(props: FiguresProps) {
  const words = useWords();
  const { t } = words;
  const { table, figures } = props;
  const { seats, sources } = figures;
  const of = (seat: number, kinds: readonly SourceKind[]) =>
    (sources[seat] ?? []).reduce((sum, { source, points }) => sum + (kinds.includes(source) ? points : 0), 0);
  const most = Math.max(1, ...FAMILIES.flatMap((family) => seats.map((seat) => of(seat, family.sources))));
  return (
    <WideTable
      label={t('figures.sources')}
      isOfNumbers
      className="sm:table-fixed [&_:is(th,td)]:py-[.05rem]! [&_:is(th,td)]:leading-small"
    >
      <thead>
        <tr>
          <th scope="col" className="sm:w-[32%]">
            {t('table.source')}
          </th>
          {seats.map((seat) => (
            <th key={seat} scope="col" className="text-start!">
              <span className="flex items-center gap-x-1.5">
                <Symbol pack={table.pack} name={seatIcon(seat)} />
                <span className="min-w-0 max-sm:sr-only">{seatName(words, table.seats, seat)}</span>
              </span>
            </th>
          ))}
        </tr>
      </thead>
      {FAMILIES.map((family) => (
        <FamilyRows key={family.name} family={family} {...props} {...{ of, most }} />
      ))}
      <tfoot>
        <tr>
          <th scope="row">{t('figures.together')}</th>
          {seats.map((seat) => (
            <td key={seat} className="text-start! text-lg">
              <Figure>{(sources[seat] ?? []).reduce((sum, { points }) => sum + points, 0)}</Figure>
            </td>
          ))}
        </tr>
      </tfoot>
    </WideTable>
  );
}

function FamilyRows({ family, ...counted }: BarCellProps & { readonly family: FigureFamily }) {
  const words = useWords();
  const { seats, sources } = counted.figures;
  const paid = (source: SourceKind) =>
    seats.some((seat) => sources[seat]?.some((line) => line.source === source && line.points !== 0));
  const kinds = family.sources.filter(paid);
  if (kinds.length === 0) return null;
  const title = (
    <span className="inline-flex items-center gap-1.5">
      <Symbol pack={counted.table.pack} name={family.icon} />
      {words.t(`figures.family.${family.name}`)}
    </span>
  );
  return (
    <tbody style={{ boxShadow: `inset 5px 0 0 ${family.colour}` }}>
      <Row {...counted} title={title} kinds={kinds} colour={family.colour} isSum />
      {kinds.map((source) => (
        <Row
          key={source}
          {...counted}
          title={sourceTitle(words, source)}
          kinds={[source]}
          colour={family.colour}
        />
      ))}
    </tbody>
  );
}

interface RowProps extends BarCellProps {
  readonly title: React.ReactNode;
  readonly kinds: readonly SourceKind[];
  readonly colour: string;
  readonly isSum?: boolean;
}

function Row({ figures, of, most, title, kinds, colour, isSum = false }: RowProps) {
  return (
    <tr className={isSum ? 'bg-sunken font-semibold' : 'text-sm'}>
      <th scope="row" className={isSum ? 'font-semibold' : 'pl-[2.1rem]! font-normal'}>
        {title}
      </th>
      {figures.seats.map((seat) => {
        const points = of(seat, kinds);
        return (
          <td key={seat}>
            <span className="flex items-center gap-2">
              <Figure>{points}</Figure>
              <Bar share={points / most} colour={colour} />
            </span>
          </td>
        );
      })}
    </tr>
  );
}

const Figure = ({ children }: { readonly children: number }) => (
  <span className="inline-block min-w-[1.8em] text-end">{children}</span>
);

/** A bar next to its number. Phones have room only for numbers. */
function Bar({ share, colour }: { readonly share: number; readonly colour: string }) {
  const width = `${Math.max(0, share) * 100}%`;
  return (
    <span className="hidden h-[.7em] flex-1 sm:block" aria-hidden="true">
      <span
        className="block h-full rounded-xs border-line-dark data-some:border"
        data-some={share > 0 ? '' : undefined}
        style={{ width, background: colour }}
      />
    </span>
  );
}
