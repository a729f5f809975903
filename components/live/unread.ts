/** What is read out of a table that is drawn again and again: each row once. */
import { newsOf } from '@/components/move/browser/news';
import { wished } from '@/components/move/browser/wishes';
import type { TableView } from '@/lib/features/table/table-view';
import type { Wording } from '@/lib/game/wording/wording';

export class Unread {
  #isSome = false;

  /** What is new came after the row `since`. */
  constructor(
    private readonly words: Wording,
    public since: number,
  ) {}

  /** Something new is going to be drawn. */
  note(since = this.since): void {
    this.since = since;
    this.#isSome = true;
  }

  /** In words, once. */
  take(table: TableView): string {
    if (!this.#isSome) return '';
    this.#isSome = false;
    return newsOf(this.words, table, this.since, wished('news') === 'short');
  }
}
