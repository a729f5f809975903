import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { qrOf } from '@/app/qr';
import { CopyLink } from '@/components/site/copy-link';
import { SitePage } from '@/components/site/site-page';
import { TextLink } from '@/components/ui/text-link';
import { getWords } from '@/lib/i18n/here';
import { deviceLink, seeDeviceLink } from '@/lib/service/people/devices';
import { navHere } from '../../nav-here';
import { personHere } from '../../person-here';
import { makeDeviceLink } from './actions';
import { keptDeviceToken } from './device-cookie';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getWords();
  return { title: t('people.me.devices'), referrer: 'same-origin', robots: { index: false } };
}

/** A link that carries a person over to another device. */
export default async function DevicesPage() {
  const [{ t }, person, nav, jar] = await Promise.all([getWords(), personHere(), navHere(), cookies()]);
  if (!person) redirect('/me');
  const token = keptDeviceToken(jar);
  const isGood = token !== undefined && (await seeDeviceLink(token))?.id === person.id;
  const link = isGood ? deviceLink(token) : undefined;
  return (
    <SitePage nav={nav} title={t('people.me.devices')}>
      <section className="panel stack" aria-label={t('people.me.devices')}>
        <p>{t(link ? 'people.devices.lead' : 'people.devices.why')}</p>
        {link && (
          <CopyLink id="device" label={t('people.devices.link')} link={link} qr={await qrOf(link)} isQrOpen />
        )}
        <form action={makeDeviceLink} className="row">
          <button className={link ? 'btn' : 'btn btn-main'}>{t('people.devices.ask')}</button>
          <TextLink className="btn" href="/me">
            {t('people.devices.back')}
          </TextLink>
        </form>
      </section>
    </SitePage>
  );
}
