/** The maximum structure of a JSON text: far more than any command or game needs, but quick to scan. */
const MAX_DEPTH = 40;
const MAX_VALUES = 200_000;

const [QUOTE, ESCAPE, COMMA] = [0x22, 0x5c, 0x2c];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

/**
 * Whether a JSON text is nested too deeply or has too many values to parse. It only counts characters
 * and allocates nothing. Invalid JSON can pass; the parser refuses it.
 */
export function isTooComplex(bytes: Uint8Array): boolean {
  let [depth, values, isText] = [0, 0, false];
  for (let i = 0; i < bytes.length; i += 1) {
    const sign = bytes[i];
    if (isText) {
      if (sign === ESCAPE) i += 1;
      else if (sign === QUOTE) isText = false;
    } else if (sign === QUOTE) isText = true;
    else if (sign === OPEN_LIST || sign === OPEN_OBJECT) {
      depth += 1;
      // Nested lists need no commas, but cost as much.
      values += 1;
    } else if (sign === CLOSE_LIST || sign === CLOSE_OBJECT) depth -= 1;
    else if (sign === COMMA) values += 1;
    if (depth > MAX_DEPTH || values > MAX_VALUES) return true;
  }
  return false;
}
