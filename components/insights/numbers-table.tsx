import { Panel } from '@/components/ui/panel';
import { WideChart, WideTable } from '@/components/ui/wide';
import { barChart, type Bar } from './bar-chart';

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
