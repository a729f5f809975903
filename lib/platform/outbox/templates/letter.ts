import 'server-only';
import { escapeMarkup } from '@/lib/game/drawing/escape';
import { env } from '@/lib/platform/env';
import type { Inline, Mail } from '@/lib/platform/outbox/mail';
import type { Parcel, Section, WordedMessage } from '@/lib/platform/outbox/worded-message';

/** The email of a parcel: the same text as plain text and as HTML. */
export function letterOf(parcel: Parcel, address: string): Mail {
  const { id, attempt, to, locale, subject, messages, createdAt, sentAt, leave } = parcel;
  const pictures = messages.flatMap(({ picture }, i): Inline[] =>
    picture ? [{ cid: `board-${i}`, png: picture.png, alt: picture.alt }] : [],
  );
  return {
    id,
    attempt,
    to: { name: to, address },
    locale,
    subject,
    pictures,
    createdAt,
    sentAt,
    text: letterText(parcel),
    html: letterHtml(parcel),
    tells: parcel.tells,
    oneClick: leave?.oneClick,
  };
}

/** Upper bound of the bytes that a message adds to a sent email. */
export function encodedSizeOf(message: WordedMessage): number {
  const words = messageText(message).join('\n') + messageHtml(message, 0);
  // Pictures are sent as base64 in lines; each byte of text may become three.
  return Math.ceil((message.picture?.png.length ?? 0) * 1.37) + 3 * Buffer.byteLength(words);
}

/** The email as plain text. */
function letterText({ greeting, messages, closing, zone, gathered, leave }: Parcel): string {
  const note = gathered ? [gathered.lead, `${gathered.link.label}: ${gathered.link.url}`, ''] : [];
  const foot = [
    '-- ',
    closing,
    ...(zone ? [zone] : []),
    ...(leave ? [`${leave.label}: ${leave.url}`] : []),
    '',
  ];
  return [greeting, '', ...messages.flatMap(messageText), ...note, ...foot].join('\n');
}

function messageText({
  lead,
  happened,
  link,
  code,
  confirm,
  opening,
  sections,
  picture,
  receipt,
  mute,
}: WordedMessage): string[] {
  const told = sections.flatMap(sectionText);
  const board = picture ? [picture.alt, ''] : [];
  return [
    ...[lead, ...(happened ? [happened] : []), ''],
    ...(opening ? sectionText(opening) : []),
    ...[`${link.label}: ${link.url}`, ''],
    ...(code ? [code.lead, '', code.digits, ''] : []),
    ...(confirm ? [confirm.lead, `${confirm.link.label}: ${confirm.link.url}`, ''] : []),
    ...(opening ? [...board, ...told] : [...told, ...board]),
    ...(receipt ? [receipt] : []),
    ...(mute ? [`${mute.label}: ${mute.url}`] : []),
    ...(receipt || mute ? [''] : []),
  ];
}

const sectionText = ({ title, lines }: Section): string[] => [title, ...lines.map((line) => `- ${line}`), ''];

// Most email apps only support tables and style attributes. Some also read the dark colours of a style
// sheet. In the others both backgrounds are set, so that the email keeps its contrast.
const DARK = `@media (prefers-color-scheme:dark){
body,.page{background-color:#1b1611!important;color:#f1e4c9!important}
.card,.quiet{background-color:#261f18!important;color:#f1e4c9!important;border-color:#5c4c36!important}
a{color:#f09a88!important} .button{color:#fff8ea!important}
.small,.small a{color:#c8b694!important}
}`;
const HIDDEN = 'display:none;max-height:0;overflow:hidden;mso-hide:all';
const PAPER = 'background-color:#f3e9d2;color:#2b2118';
const CARD =
  'background-color:#fbf5e4;color:#2b2118;border:1px solid #c4ae84;border-radius:6px;padding:20px 22px';
const BUTTON =
  'display:inline-block;background-color:#97251f;color:#fff8ea;text-decoration:none;font-weight:bold;padding:12px 20px;border-radius:6px';
const QUIET_BUTTON =
  'display:inline-block;background-color:#fbf5e4;color:#97251f;border:1px solid #97251f;text-decoration:none;font-weight:bold;padding:10px 18px;border-radius:6px';
const SMALL = 'color:#5f4f3d;font-size:13px;line-height:1.5;margin:12px 0 0';
const TITLE = "font-family:'EB Garamond',Georgia,serif;font-size:22px;line-height:1.25;margin:0 0 6px";
const HEADING = 'font-size:15px;margin:20px 0 6px';

/** The email as HTML for every email app: no scripts, no external resources, pictures embedded. */
function letterHtml(parcel: Parcel): string {
  const { locale, subject, greeting, messages, closing, zone, gathered, leave } = parcel;
  const note = gathered
    ? `<p class="small" style="${SMALL};margin:0 4px 12px">${escapeMarkup(gathered.lead)} ${smallLink(gathered.link)}</p>\n`
    : '';
  // Inboxes show the first words next to the subject.
  const preheader = messages.flatMap(({ lead, opening }) => [...(opening?.lines ?? []), lead]).join(' ');
  const foot = [closing, ...(zone ? [zone] : [])].map(escapeMarkup);
  if (leave) foot.push(smallLink(leave));
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><style>${DARK}</style><title>${escapeMarkup(subject)}</title></head>
<body style="margin:0;padding:0;${PAPER};font-family:Inter,Helvetica,Arial,sans-serif;font-size:15px;line-height:1.5">
<div style="${HIDDEN}">${escapeMarkup(preheader)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="page" style="${PAPER}"><tr><td align="center" style="padding:16px 8px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:640px;text-align:left"><tr><td>
<p style="margin:0 4px 12px">${escapeMarkup(greeting)}</p>
${messages.map(messageHtml).join('\n')}
${note}<p class="small" style="${SMALL};margin:4px">${foot.join('<br>')}</p>
</td></tr></table>
</td></tr></table>
</body></html>
`;
}

/**
 * A line that ends with our own address becomes a link, labelled by its text or, without any, by its
 * title. Other addresses were written by users and stay plain text.
 */
function lineHtml(line: string, title: string): string {
  const [, words = '', url] = /^(?:(.*?)(?::| ·) )?(https?:\/\/\S+)$/.exec(line) ?? [];
  if (!url?.startsWith(`${env().APP_URL}/`)) return escapeMarkup(line);
  return `<a href="${escapeMarkup(url)}" style="color:#97251f">${escapeMarkup(words || title)}</a>`;
}

/** Whether a section is only an address: its title labels the link. */
function isLink(lines: readonly string[]): lines is readonly [string] {
  return lines.length === 1 && /^https?:\/\/\S+$/.test(lines[0] ?? '');
}

const smallLink = ({ label, url }: WordedMessage['link']): string =>
  `<a href="${escapeMarkup(url)}" style="color:#5f4f3d">${escapeMarkup(label)}</a>`;

function sectionHtml({ title, lines }: Section): string {
  if (isLink(lines)) return `<p style="margin:14px 0 0">${lineHtml(lines[0], title)}</p>`;
  const items = lines.map(
    (line) => `<li style="margin:3px 0;word-break:break-word">${lineHtml(line, title)}</li>`,
  );
  return `<h2 style="${HEADING}">${escapeMarkup(title)}</h2>
<ul style="margin:0;padding-left:20px">${items.join('\n')}</ul>`;
}

function confirmHtml({ lead, link }: NonNullable<WordedMessage['confirm']>): string {
  return `<p style="margin:18px 0 8px">${escapeMarkup(lead)}</p>
<p style="margin:0"><a class="quiet" href="${escapeMarkup(link.url)}" style="${QUIET_BUTTON}">${escapeMarkup(link.label)}</a></p>`;
}

const CODE_DIGITS = 'font-size:28px;line-height:1.2;letter-spacing:4px;font-weight:bold;margin:0';

function codeHtml({ lead, digits }: NonNullable<WordedMessage['code']>): string {
  return `<p style="margin:18px 0 6px">${escapeMarkup(lead)}</p>
<p style="${CODE_DIGITS}">${escapeMarkup(digits)}</p>`;
}

function messageHtml(
  { table, lead, happened, link, code, confirm, opening, sections, picture, receipt, mute }: WordedMessage,
  index: number,
): string {
  const image =
    picture &&
    `<p style="margin:18px 0 0"><a href="${escapeMarkup(link.url)}"><img src="cid:board-${index}" width="596" alt="${escapeMarkup(picture.alt)}" style="display:block;width:100%;height:auto;border:1px solid #c4ae84;border-radius:4px"></a></p>`;
  const told = sections.map(sectionHtml);
  const small = [receipt && escapeMarkup(receipt), mute && smallLink(mute)].filter(Boolean).join('<br>');
  return `<div class="card" style="${CARD};margin:0 0 14px">
<h1 style="${TITLE}">${escapeMarkup(table)}</h1>
<p style="margin:0 0 16px">${[lead, happened ?? ''].filter(Boolean).map(escapeMarkup).join('<br>')}</p>
${opening ? `<div style="margin:0 0 16px">${sectionHtml(opening)}</div>\n` : ''}<p style="margin:0"><a class="button" href="${escapeMarkup(link.url)}" style="${BUTTON}">${escapeMarkup(link.label)}</a></p>
${[code && codeHtml(code), confirm && confirmHtml(confirm), ...(opening ? [image, ...told] : [...told, image]), small && `<p class="small" style="${SMALL};word-break:break-word">${small}</p>`].filter(Boolean).join('\n')}
</div>`;
}
