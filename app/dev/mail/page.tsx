import type { Metadata } from 'next';
import { connection } from 'next/server';
import { notFound } from 'next/navigation';
import { isKeptMailOpen, listKeptMail } from '@/lib/outbox/kept-mail';

export const metadata: Metadata = { title: 'Kept mail', robots: { index: false } };

/** Mails that were kept instead of sent, because no mail server is configured. */
export default async function Page() {
  await connection();
  if (!isKeptMailOpen()) notFound();
  const mails = await listKeptMail();
  return (
    <main className="page">
      <h1 className="initial">Kept mail</h1>
      {mails.length === 0 && (
        <p className="panel">No mail has been written yet. The first one follows the first passed turn.</p>
      )}
      {mails.map((mail) => (
        <details key={mail.id} className="panel">
          <summary>
            <strong>{mail.subject}</strong>{' '}
            <span className="muted small">
              to {mail.to.name}, {mail.createdAt.slice(0, 16).replace('T', ' ')}
            </span>
          </summary>
          <p className="small">
            <a href={`/dev/mail/${encodeURIComponent(mail.id)}`}>As the reader sees it</a>
          </p>
          <pre className="mail-text">{mail.text}</pre>
        </details>
      ))}
    </main>
  );
}
