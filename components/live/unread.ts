/** What is read out of a table that is drawn again and again: each row once. */
import { wished } from '@/components/move/browser/wishes';
import type { TableView } from '@/lib/features/table/table-view';
import type { Wording } from '@/lib/game/wording/wording';
import { later } from './later';

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

  /** In words, once; what would say it may have to come first. */
  take(table: TableView): string {
    if (!this.#isSome) return '';
    const news = later()?.newsOf(this.words, table, this.since, wished('news') === 'short') ?? '';
    this.#isSome = news === '';
    return news;
  }
}
