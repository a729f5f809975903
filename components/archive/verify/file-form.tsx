'use client';

import type { VerifyTexts } from './verify-texts';

interface FileFormProps {
  readonly texts: VerifyTexts;
  readonly onFile: (file: File) => void;
}

/** A game from a file of the reader's; it is checked where it is. */
export function FileForm({ texts: { say }, onFile }: FileFormProps) {
  return (
    <section className="stack border-t border-line pt-2.4" aria-labelledby="file-title">
      <h3 id="file-title">{say.fileTitle}</h3>
      <p className="small" id="file-hint">
        {say.fileHint}
      </p>
      <div className="field">
        <label htmlFor="game-file">{say.fileLabel}</label>
        <input
          className="input"
          id="game-file"
          type="file"
          accept="application/json,.json"
          aria-describedby="file-hint"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) onFile(file);
            // The same file may be chosen again, after it was changed.
            target.value = '';
          }}
        />
      </div>
    </section>
  );
}
