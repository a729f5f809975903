'use client';

import type { VerifyTexts } from './verify-texts';

interface FileFormProps {
  readonly texts: VerifyTexts;
  readonly onFile: (file: File) => void;
}

/** Lets the reader verify a game file. The file never leaves the browser. */
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
            // Allows choosing the same file again after it has changed.
            target.value = '';
          }}
        />
      </div>
    </section>
  );
}
