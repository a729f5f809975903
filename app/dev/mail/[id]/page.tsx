import { nothingHere } from '@/app/nothing-here';
import { UNLISTED, pageMeta } from '@/app/page-meta';
import { TextLink } from '@/components/ui/text-link';
import { getWords } from '@/lib/platform/i18n/request-words';
import { wholeHtml } from '@/lib/platform/outbox/kept-mail';
import { currentMails } from '../current-mails';

export const generateMetadata = pageMeta('mail.kept.title', UNLISTED);

/** A stored email in a frame that blocks scripts. */
export default async function Page({ params }: PageProps<'/dev/mail/[id]'>) {
  const [mails, { id }, { t }] = await Promise.all([currentMails(), params, getWords()]);
  const mail = mails?.find((entry) => entry.id === decodeURIComponent(id));
  if (!mail) return nothingHere();
  const { subject, from, to } = mail;
  return (
    <main className="page">
      <p>
        <TextLink href="/dev/mail">{t('mail.kept.all')}</TextLink>
      </p>
      <h1>{subject}</h1>
      <p className="small">
        {t('mail.kept.fromTo', { from, name: to.name || to.address, address: to.address })}
      </p>
      <iframe
        className="w-full min-h-[70vh] border border-line bg-white"
        title={subject}
        sandbox="allow-popups"
        srcDoc={await wholeHtml(mail)}
      />
    </main>
  );
}
