/** Which characters of a text show nothing. */

/** The flags of England, Scotland and Wales: a black flag, and a region in letters without a glyph. */
const TAG_FLAGS =
  /\u{1f3f4}\u{e0067}\u{e0062}(?:\u{e0065}\u{e006e}\u{e0067}|\u{e0073}\u{e0063}\u{e0074}|\u{e0077}\u{e006c}\u{e0073})\u{e007f}/u;
/** Characters without a glyph, except joiners, which some scripts and emoji need. */
const UNSEEN = /(?!\u200c|\u200d|\ufe0f)[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Co}\p{Cs}]|[\u2800\ufffd]/u;
const FLAG_OR_UNSEEN = new RegExp(`(${TAG_FLAGS.source})|${UNSEEN.source}`, 'gu');

/** A text without the characters that have no glyph. */
export function withoutUnseen(text: string): string {
  return text.replace(FLAG_OR_UNSEEN, (_found, flag: string | undefined) => flag ?? '');
}

/** Whether nobody can see anything of a text: it is empty, or only blanks, fillers, controls and loose marks. */
export function showsNothing(text: string): boolean {
  return !/[\p{L}\p{N}\p{P}\p{S}]/u.test(withoutUnseen(text));
}
