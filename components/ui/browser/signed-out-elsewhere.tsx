'use client';

import { useEffect, useRef, useState } from 'react';
import { openChannel } from './browser-features';

/** Channel where a tab reports that this browser was signed out. */
export const SIGNED_OUT = 'praga-signed-out';

type TextField = HTMLTextAreaElement | HTMLInputElement;
const WRITTEN = 'textarea, input:is(:not([type]), [type=text], [type=email], [type=url])';

interface SignedOutProps {
  readonly words: Readonly<Record<'title' | 'lead' | 'label' | 'signIn' | 'reload', string>>;
}

/**
 * Reloads the page when another tab has signed this browser out, because it may show private data. If
 * something was written here, the page is covered instead, and the text is shown to be copied.
 */
export function SignedOutElsewhere({ words }: SignedOutProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [text, setText] = useState('');
  useEffect(() => {
    const channel = openChannel(SIGNED_OUT);
    if (!channel) return undefined;
    // A field that differs from the page as it came was written before this ran.
    const fields = [...document.querySelectorAll<TextField>(WRITTEN)];
    const written = new Set(fields.filter(({ value, defaultValue }) => value !== defaultValue));
    const note = ({ target }: Event) => {
      const isField = target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement;
      if (isField && target.matches(WRITTEN)) written.add(target);
    };
    document.addEventListener('input', note);
    channel.onmessage = () => {
      const texts = [...written].filter(({ isConnected, value }) => isConnected && value.trim() !== '');
      if (texts.length === 0) return location.reload();
      setText(texts.map(({ value }) => value).join('\n\n'));
      dialog.current?.showModal();
    };
    return () => {
      document.removeEventListener('input', note);
      channel.close();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby="signed-out-title"
      className="w-[min(40rem,calc(100vw_-_1.5rem))] m-auto p-4 text-ink bg-card rounded-md backdrop:bg-paper"
      onCancel={(event) => event.preventDefault()}
    >
      <div className="stack">
        <h2 id="signed-out-title">{words.title}</h2>
        <p>{words.lead}</p>
        <div className="field">
          <label htmlFor="signed-out-text">{words.label}</label>
          <textarea id="signed-out-text" className="input" rows={6} readOnly value={text} />
        </div>
        <div className="row">
          <a className="btn btn-main" href="/sign-in" target="_blank" rel="noreferrer">
            {words.signIn}
          </a>
          <button type="button" className="btn" onClick={() => location.reload()}>
            {words.reload}
          </button>
        </div>
      </div>
    </dialog>
  );
}
