import type { TableView } from '@/lib/service/table-view';

/** The promise made before the first shuffle, and the receipt of the newest step. */
export function Receipt({ table }: { readonly table: TableView }) {
  return (
    <section className="panel zone" aria-label="Fair play">
      <details>
        <summary>Fair play: promise and receipt</summary>
        <dl className="stack small">
          <div>
            <dt>Promise: SHA-256 of the secret seed, fixed before the first turn</dt>
            <dd className="code">{table.commitment}</dd>
          </div>
          <div>
            <dt>Receipt: hash of step {table.seq}, chained to all steps before</dt>
            <dd className="code">{table.head}</dd>
          </div>
          <div>
            <dt>Seed</dt>
            <dd className="code">{table.seed ?? 'is published when the game has ended'}</dd>
          </div>
        </dl>
      </details>
    </section>
  );
}
