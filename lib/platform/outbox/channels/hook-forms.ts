import 'server-only';
import { randomUUID } from 'node:crypto';
import { clipText, discordText, slackText } from '@/lib/platform/outbox/channels/chat-text';
import type { HookTarget } from '@/lib/platform/outbox/channels/targets';
import { sectionsOf, type WordedMessage, type Parcel } from '@/lib/platform/outbox/worded-message';

export interface HookRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array | string;
}

const JSON_HEADERS = { 'content-type': 'application/json; charset=utf-8' };
/** Below the limits of Discord, Slack and ntfy. */
const MAX_TEXT = 2500;
const MAX_TITLE = 200;

/**
 * One embed per message, with the picture attached. User texts stay plain: no link, no markup, and an @
 * mentions no one.
 */
export function discordRequest({ url }: HookTarget, { subject, messages }: Parcel): HookRequest {
  const pictured = messages.filter(({ picture }) => picture);
  const embeds = messages.slice(0, 10).map((worded) => {
    const index = pictured.indexOf(worded);
    return {
      title: discordText(worded.subject, MAX_TITLE),
      url: worded.link.url,
      description: discordText(bodyOf(worded), MAX_TEXT),
      ...(index >= 0 ? { image: { url: `attachment://board-${index}.png` } } : {}),
    };
  });
  const attachments = pictured.map(({ picture }, id) => {
    return { id, filename: `board-${id}.png`, description: clipText(picture?.alt ?? '', 1000) };
  });
  const message = {
    content: discordText(subject, MAX_TITLE),
    embeds,
    attachments,
    allowed_mentions: { parse: [] },
  };
  return multipart(url, message, pictured);
}

function multipart(url: string, message: object, pictured: readonly WordedMessage[]): HookRequest {
  const boundary = `praga-${randomUUID()}`;
  const part = (head: string, body: Uint8Array | string) =>
    Buffer.concat([Buffer.from(`--${boundary}\r\n${head}\r\n\r\n`), Buffer.from(body), Buffer.from('\r\n')]);
  const json = part(
    'Content-Disposition: form-data; name="payload_json"\r\nContent-Type: application/json',
    JSON.stringify(message),
  );
  const files = pictured.map(({ picture }, i) =>
    part(
      `Content-Disposition: form-data; name="files[${i}]"; filename="board-${i}.png"\r\nContent-Type: image/png`,
      picture?.png ?? '',
    ),
  );
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
  return { url, headers, body: Buffer.concat([json, ...files, Buffer.from(`--${boundary}--\r\n`)]) };
}

/**
 * Blocks of text with a link; Slack fetches the picture itself. `rich_text` shows its text unchanged,
 * whereas `mrkdwn` would read it as markup that cannot be escaped.
 */
export function slackRequest({ url }: HookTarget, { subject, messages }: Parcel): HookRequest {
  const blocks = messages.flatMap((worded) => {
    const { link, picture } = worded;
    const title = {
      type: 'link',
      url: link.url,
      text: clipText(worded.subject, MAX_TITLE),
      style: { bold: true },
    };
    const text = { type: 'text', text: `\n${clipText(bodyOf(worded), MAX_TEXT)}` };
    const section = { type: 'rich_text', elements: [{ type: 'rich_text_section', elements: [title, text] }] };
    const image = picture && { type: 'image', image_url: picture.url, alt_text: clipText(picture.alt, 1000) };
    return image ? [section, image] : [section];
  });
  const text = slackText(clipText(subject, MAX_TITLE));
  const message = { text, blocks, mrkdwn: false, unfurl_links: false, unfurl_media: false };
  return { url, headers: JSON_HEADERS, body: JSON.stringify(message) };
}

/** ntfy takes JSON at the parent address of the topic, and shows text as plain by default. */
export function ntfyRequest({ url }: HookTarget, { subject, messages }: Parcel): HookRequest {
  const target = new URL(url);
  const parts = target.pathname.split('/').filter(Boolean);
  const topic = decodeURIComponent(parts.pop() ?? '');
  target.pathname = `/${parts.join('/')}`;
  const [worded] = messages;
  const picture = messages.find((each) => each.picture)?.picture;
  const message = {
    topic,
    title: clipText(subject, MAX_TITLE),
    message: clipText(messages.map(bodyOf).join('\n\n'), MAX_TEXT),
    markdown: false,
    click: worded?.link.url,
    ...(picture ? { attach: picture.url, filename: 'board.png' } : {}),
  };
  return { url: target.href, headers: JSON_HEADERS, body: JSON.stringify(message) };
}

/** The complete data, for programs: docs/webhooks.md. */
export function jsonRequest({ url }: HookTarget, parcel: Parcel): HookRequest {
  const messages = parcel.messages.map(hookMessageOf);
  const { id, eventId, attempt, createdAt, locale, subject } = parcel;
  const at = createdAt.toISOString();
  const body = { version: 1, id, eventId, attempt, createdAt: at, locale, subject, messages };
  return { url, headers: JSON_HEADERS, body: JSON.stringify(body) };
}

/** A message as a program gets it. */
export function hookMessageOf(worded: WordedMessage) {
  const { kind, gameId, circleId, competitionId, table, subject, lead, link, ...more } = worded;
  const { ending, receipt, picture } = more;
  return {
    kind,
    ...(gameId ? { gameId } : {}),
    ...(circleId ? { circleId } : {}),
    ...(competitionId ? { competitionId } : {}),
    table,
    subject,
    lead,
    url: link.url,
    sections: sectionsOf(worded),
    ending,
    ...(receipt ? { receipt } : {}),
    ...(picture ? { picture: { url: picture.url, alt: picture.alt } } : {}),
  };
}

function bodyOf(worded: WordedMessage): string {
  const told = sectionsOf(worded).flatMap(({ title, lines }) => [
    '',
    title,
    ...lines.map((line) => `• ${line}`),
  ]);
  return [worded.lead, ...told].join('\n');
}
