'use client';

import { TextLink } from '@/components/ui/text-link';

/** Something broke on our side; what was entered so far is safe, because only accepted steps are kept. */
export default function ErrorPage({ reset }: { readonly reset: () => void }) {
  return (
    <main className="page">
      <section className="panel stack" role="alert">
        <h1 className="initial">This did not work</h1>
        <p>
          The table cannot be reached just now. No step was lost, and none was taken twice. Please try again
          soon.
        </p>
        <p className="row">
          <button className="btn btn-main" onClick={reset}>
            Try again
          </button>
          <TextLink className="btn" href="/">
            To the start page
          </TextLink>
        </p>
      </section>
    </main>
  );
}
