import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { connection } from 'next/server';
import { isKeptMailOpen, listKeptMail, wholeHtml } from '@/lib/outbox/kept-mail';
import { TextLink } from '@/components/ui/text-link';

export const metadata: Metadata = { title: 'Mail', robots: { index: false } };

/** One kept mail as its reader sees it, in a frame that can run no script. */
export default async function Page({ params }: PageProps<'/dev/mail/[id]'>) {
  await connection();
  if (!isKeptMailOpen()) notFound();
  const { id } = await params;
  const mail = (await listKeptMail()).find((entry) => entry.id === decodeURIComponent(id));
  if (!mail) notFound();
  return (
    <main className="page">
      <p>
        <TextLink href="/dev/mail">All kept mail</TextLink>
      </p>
      <h1>{mail.subject}</h1>
      <p className="small">
        From {mail.from} to {mail.to.name} ({mail.to.address})
      </p>
      <iframe
        className="mail-frame"
        title={mail.subject}
        sandbox="allow-popups"
        srcDoc={await wholeHtml(mail)}
      />
    </main>
  );
}
