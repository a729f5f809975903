/** The meaning of a key on any keyboard and with any input method. */

/** Whether the key belongs to a composition, as in Japanese. Safari reports that only by the key code. */
const isComposing = ({ isComposing: composes, keyCode }: KeyboardEvent): boolean =>
  composes || keyCode === 229;

/** Whether the key is an Escape that closes something. During a composition it only ends that. */
export const isEscape = (event: KeyboardEvent): boolean => event.key === 'Escape' && !isComposing(event);

/** The letter at the key's position on a Latin keyboard, if the keyboard types another script. */
export function latinKeyOf({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  const isOther = /^\p{L}$/u.test(key) && !/^\p{Script=Latin}$/u.test(key);
  const [, letter] = (isOther && /^Key([A-Z])$/.exec(code)) || [];
  return letter === undefined ? key : letter.toLowerCase();
}
