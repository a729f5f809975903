import 'server-only';
import { domainToASCII } from 'node:url';

const LOCAL_PART = /^(?!\.)(?!.*\.\.)[\p{L}\p{M}\p{N}_'+\-.]*[\p{L}\p{M}\p{N}_+-]$/u;
const UNICODE_DOMAIN = /^[\p{L}\p{M}\p{N}.-]+$/u;
const ASCII_DOMAIN = /^(?:[a-z0-9][a-z0-9-]*\.)+(?:[a-z]{2,}|xn--[a-z0-9-]+)$/i;
const ASCII = /^[\x20-\x7e]*$/;

/** The address with an internationalised domain in ASCII, as mail servers and the name system know it. */
export function withAsciiDomain(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  if (at < 0 || ASCII.test(domain) || !UNICODE_DOMAIN.test(domain)) return address;
  return `${address.slice(0, at)}@${domainToASCII(domain)}`;
}

/** Whether it is an email address with an ASCII domain. Its first part may have letters of any language. */
export function isMailAddress(text: string): boolean {
  const at = text.lastIndexOf('@');
  return LOCAL_PART.test(text.slice(0, Math.max(at, 0))) && ASCII_DOMAIN.test(text.slice(at + 1));
}
