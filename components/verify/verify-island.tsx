'use client';

import { useEffect, useState } from 'react';
import { CHECKS, type Check } from '@/lib/verify/report';
import { ReceiptForm } from './receipt-form';
import type { Finding } from './run';
import { filled, type ShownState, type VerifyTexts } from './verify-texts';

interface VerifyProps {
  /** Where the game is to be had as data. */
  readonly url: string;
  readonly texts: VerifyTexts;
}

type Progress = { readonly done: number; readonly rows: number };

/** The check of a game, made in this browser as soon as the page is open. */
export function VerifyIsland({ url, texts }: VerifyProps) {
  const [progress, setProgress] = useState<Progress>();
  const [finding, setFinding] = useState<Finding>();
  const [round, setRound] = useState(1);
  useEffect(() => {
    const stop = new AbortController();
    void (async () => {
      const { verifyAt } = await import('./run');
      const onProgress = (done: number, rows: number) => setProgress({ done, rows });
      const found = await verifyAt(url, stop.signal, onProgress);
      if (!stop.signal.aborted) setFinding(found);
    })();
    return () => stop.abort();
  }, [url, round]);
  const again = () => {
    setFinding(undefined);
    setProgress(undefined);
    setRound(round + 1);
  };
  return (
    <div className="stack verify" data-verified={verdictOf(finding)}>
      <Running texts={texts} progress={progress} finding={finding} />
      <ol className="checks">
        {CHECKS.map((check) => (
          <CheckLine key={check} check={check} state={stateOf(finding, check)} texts={texts} />
        ))}
      </ol>
      {finding && (
        <button type="button" className="btn" onClick={again}>
          {texts.say.again}
        </button>
      )}
      {finding?.kind === 'found' && <ReceiptForm game={finding.game} texts={texts} />}
    </div>
  );
}

function verdictOf(finding: Finding | undefined): string | undefined {
  if (!finding) return undefined;
  if (finding.kind === 'unreachable') return finding.kind;
  return finding.verification.fault ? 'bad' : finding.verification.complete ? 'all' : 'chain';
}

function stateOf(finding: Finding | undefined, check: Check): ShownState {
  return finding?.kind === 'found' ? finding.verification.checks[check] : 'waiting';
}

const SIGNS: Readonly<Record<ShownState, string>> = {
  ok: '✓',
  failed: '✗',
  later: '…',
  open: '–',
  waiting: '·',
};

function CheckLine({
  check,
  state,
  texts,
}: Pick<VerifyProps, 'texts'> & { readonly check: Check; readonly state: ShownState }) {
  return (
    <li data-state={state}>
      <span aria-hidden="true" className="check-sign">
        {SIGNS[state]}
      </span>{' '}
      {texts.check[check]} <span className="small muted">({texts.state[state]})</span>
    </li>
  );
}

interface RunningProps {
  readonly texts: VerifyTexts;
  readonly progress: Progress | undefined;
  readonly finding: Finding | undefined;
}

/** How far it is, then what came of it; a screen reader hears the end, not every row. */
function Running({ texts, progress, finding }: RunningProps) {
  if (!finding)
    return (
      <p>
        <progress max={progress?.rows ?? 1} value={progress?.done ?? 0} aria-label={texts.say.fetching} />{' '}
        {progress ? filled(texts.progress, { ...progress }) : texts.say.fetching}
      </p>
    );
  if (finding.kind === 'unreachable')
    return (
      <p role="alert" className="notice notice-bad">
        {texts.say.unreachable}
      </p>
    );
  const { fault, complete, tally } = finding.verification;
  if (fault)
    return (
      <div role="alert" className="notice notice-bad">
        <strong>{texts.say.bad}</strong> {filled(texts.firstBad, { seq: fault.seq })}.{' '}
        {texts.fault[fault.code]}
      </div>
    );
  return (
    <div role="status" className="notice">
      <strong>{complete ? texts.say.allGood : texts.say.chainGood}</strong>{' '}
      {filled(complete ? texts.tally : texts.tallyRunning, { ...tally })}
    </div>
  );
}
