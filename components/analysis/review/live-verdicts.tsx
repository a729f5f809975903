import { lineChart } from '@/components/history/figures/line-chart';
import { WideChart, WideTable } from '@/components/ui/wide';
import type { Mark, TurnReview } from '@/lib/game/analysis/review/review';
import { roundOfTurn } from '@/lib/game/wording/position';

type Text = 'locale' | 'name' | 'verdicts' | 'chart' | 'round' | 'mark' | 'loss';

export interface VerdictTexts extends Readonly<Record<Text, string>> {
  readonly marks: Readonly<Record<Mark, string>>;
}

interface VerdictsProps {
  readonly turns: readonly TurnReview[];
  readonly me: number | undefined;
  /** The number of seats, which each take one turn per round. */
  readonly seats: number;
  readonly texts: VerdictTexts;
}

/** The reader's own reviewed turns. Other players see their own. */
export function LiveVerdicts({ turns, me, seats, texts }: VerdictsProps) {
  const own = turns.filter(({ seat }) => seat === me).sort((a, b) => a.turn - b.turn);
  if (me === undefined || own.length === 0) return null;
  const values = own.map(({ value }) => Math.round(value[me] ?? 0));
  const points = new Intl.NumberFormat(texts.locale, { maximumFractionDigits: 1 });
  return (
    <>
      {values.length > 1 && (
        <WideChart
          title={texts.chart}
          html={lineChart(texts.chart, [{ name: texts.name, seat: me, values }])}
        />
      )}
      <WideTable label={texts.verdicts}>
        <thead>
          <tr>
            <th scope="col">{texts.round}</th>
            <th scope="col">{texts.mark}</th>
            <th scope="col">{texts.loss}</th>
          </tr>
        </thead>
        <tbody>
          {own.map(({ turn, mark, loss }) => (
            <tr key={turn}>
              <th scope="row">{roundOfTurn(turn, seats)}</th>
              <td>{texts.marks[mark]}</td>
              <td>{points.format(loss)}</td>
            </tr>
          ))}
        </tbody>
      </WideTable>
    </>
  );
}
