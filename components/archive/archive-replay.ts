/** An exported game that can show any of its moments. */
import { ReplayedGame } from '@/components/history/replay/game';
import { turnOfWheel } from '@/lib/game/drawing/wheel/wheel-turn';
import { indexPack, type Pack } from '@/lib/game/engine/pack-index';
import { score } from '@/lib/game/engine/score';
import { receiptOf } from '@/lib/game/eventlog/receipt';
import { thoughtsAt } from '@/lib/game/recap/thoughts';
import { makeWording } from '@/lib/game/wording/language/make-wording';
import { seatName } from '@/lib/game/wording/names';
import { seatsAt } from '@/lib/game/wording/tenures';
import type { Wording } from '@/lib/game/wording/wording';
import type { ArchiveMoment } from './board';
import { readRows, type ArchiveData, type ArchiveLogRow } from './data';

export class ArchiveReplay extends ReplayedGame<ArchiveLogRow> {
  readonly words: Wording;
  readonly pack: Pack;

  constructor(private readonly data: ArchiveData) {
    super(readRows(data.rows));
    this.words = makeWording(data.locale, data.messages);
    this.pack = indexPack(data.pack);
  }

  /** The moment after row `step`. */
  momentAt(step: number): ArchiveMoment | undefined {
    const state = this.stateAfter(step);
    const row = this.rows[step - 1];
    if (!state || !row) return undefined;
    const { words, pack, data } = this;
    const turned = turnOfWheel(row.events);
    return { words, pack, state, seats: seatsAt(data, step), scores: score(pack, state), turned };
  }

  /** The thoughts sealed during the turn of a row, with their authors. */
  thoughtsAt(step: number): readonly { readonly name: string; readonly text: string }[] {
    const { words, data } = this;
    return thoughtsAt(this.turns, data.thoughts ?? [], step).map(({ seat, seq, text }) => {
      const name = seatName(words, seatsAt(data, seq), seat);
      return { name: words.t('archive.viewer.thought', { name }), text };
    });
  }

  /** The verification code of a row. */
  receiptAt(step: number): string {
    const row = this.rows[step - 1];
    return row ? receiptOf(row) : '';
  }
}

/** Parses the page's data without validation, because this service wrote it. */
export function parseArchive(text: string): ArchiveData {
  return JSON.parse(text) as ArchiveData;
}
