/** Name of the hidden field with the key of a rendered form. */
export const FORM_KEY = 'form-key';

const KEY_BYTES = 16;

/** A new key for a form, in 32 hex digits; pages without https have no `randomUUID`. */
export function newFormKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
