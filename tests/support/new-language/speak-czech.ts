/** Runs in a copy of the project that has one more language (tests/i18n/new-language.unit.test.ts). */
import { z } from 'zod';
import { zoneOf } from '@/lib/features/people/guests';
import { PACK_API, packAnswer } from '@/lib/features/table/api-packs';
import { PACKS } from '@/lib/game/rulesets';
import { isLocale, LOCALES, preferredLocale } from '@/lib/game/wording/language/locales';
import { makeWording } from '@/lib/game/wording/language/make-wording';
import { timeZoneName } from '@/lib/game/wording/language/time-zones';
import { load as loadBroken } from '@/lib/generated/browser/broken-words';
import { load } from '@/lib/generated/browser/words';
import { awayPage } from '@/lib/platform/http/away-page';
import { wordingOf } from '@/lib/platform/i18n/wording-of';

const tag = process.argv[2] ?? '';
if (!isLocale(tag)) throw new Error(`${tag} is not among ${LOCALES.join(', ')}`);
const server = wordingOf(tag);
const browser = makeWording(tag, (await load[tag]()).default);
const [pack] = PACKS;
if (!pack) throw new Error('there is no pack');
const [readPack] = PACK_API;
const answer = readPack?.contract.answer.parse(await packAnswer(pack));
const { names } = z.object({ names: z.record(z.string(), z.record(z.string(), z.string())) }).parse(answer);

const said = {
  asked: preferredLocale(`${tag};q=0.9`),
  server: [1, 2, 5].map((n) => server.t('terms.points', { n })),
  browser: browser.t('terms.points', { n: 5 }),
  list: server.list(['a', 'b', 'c']).split(/\s/),
  broken: (await loadBroken[tag]()).default.title,
  away: (await (await awayPage(new Request('http://praga.test/'), tag)).text()).includes(`lang="${tag}"`),
  city: timeZoneName(tag, zoneOf(undefined, tag)).split(' ')[0],
  names: new Set(Object.values(names).map((each) => Object.keys(each).join(' '))).size,
  languages: Object.keys(Object.values(names)[0] ?? {}),
};
console.log(JSON.stringify(said));
