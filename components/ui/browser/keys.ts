/** The meaning of a key on any keyboard and with any input method. */

/** Whether the key belongs to text that is being composed, as in Japanese; Safari only tells by its code. */
const isComposing = ({ isComposing: composes, keyCode }: KeyboardEvent): boolean =>
  composes || keyCode === 229;

/** Whether the key closes what is open; while text is composed, Escape only ends that. */
export const isEscape = (event: KeyboardEvent): boolean => event.key === 'Escape' && !isComposing(event);

/** The letter of a key as a Latin keyboard has it in that place, where the keyboard writes other letters. */
export function latinKeyOf({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  const isOther = /^\p{L}$/u.test(key) && !/^\p{Script=Latin}$/u.test(key);
  const [, letter] = (isOther && /^Key([A-Z])$/.exec(code)) || [];
  return letter === undefined ? key : letter.toLowerCase();
}
