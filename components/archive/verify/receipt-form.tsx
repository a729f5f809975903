'use client';

import { useState, type FormEvent } from 'react';
import type { GameDocument } from '@/lib/game/eventlog/export';
import { receiptOf } from '@/lib/game/eventlog/chain';
import { compareReceipt } from './run';
import type { VerifyTexts } from './verify-texts';

interface ReceiptFormProps {
  readonly game: GameDocument;
  readonly texts: VerifyTexts;
}

/** Checks whether a verification code belongs to this record. */
export function ReceiptForm({ game, texts: { say } }: ReceiptFormProps) {
  const [answer, setAnswer] = useState<string>();
  const compare = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('receipt');
    const found = compareReceipt(game, typeof typed === 'string' ? typed : '');
    setAnswer({ yes: say.receiptYes, no: say.receiptNo, none: say.receiptNone }[found]);
  };
  const newest = game.log.at(-1);
  const { commitment, seed } = game.game;
  return (
    <>
      <dl className="stack small">
        <Fact name={say.promise} value={commitment} />
        {seed && <Fact name={say.seed} value={seed} />}
        {newest && <Fact name={say.newestReceipt} value={receiptOf(newest)} />}
      </dl>
      <form onSubmit={compare} className="stack border-t border-line pt-2.5">
        <h3>{say.receiptTitle}</h3>
        <p className="small">{say.receiptHint}</p>
        <div className="field">
          <label htmlFor="receipt">{say.receiptLabel}</label>
          <div className="row">
            <input
              className="input w-auto min-w-0 basis-64"
              id="receipt"
              name="receipt"
              autoComplete="off"
              spellCheck={false}
              maxLength={40}
            />
            <button className="btn">{say.receiptAsk}</button>
          </div>
        </div>
        <p role="status">{answer}</p>
      </form>
    </>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt className="text-muted">{name}</dt>
      <dd className="code">{value}</dd>
    </div>
  );
}
