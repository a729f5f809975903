/** Shapes of the casebook: the rules in our own words, with what proves them. */

/** `pt` is the Portuguese of Brazil. */
export const LANGUAGES = ['en', 'de', 'pt'] as const;
export type Language = (typeof LANGUAGES)[number];

export type Words = Readonly<Record<Language, string>>;

/** One rule of the specification. Ids are stable: they are cited by code, tests, refusals and people. */
export interface Rule extends Words {
  readonly id: string;
  /** Rulings that this rule rests on. */
  readonly rulings?: readonly string[];
}

export interface Topic {
  /** The part of the ids before the dash. */
  readonly id: string;
  readonly title: Words;
  readonly rules: readonly Rule[];
}

/**
 * How firmly the sources carry a ruling: the text decides, the text leans that way, or it is a pure choice.
 */
export const CONFIDENCES = ['high', 'medium', 'low'] as const;
export type Confidence = (typeof CONFIDENCES)[number];

/** How a conflict or a gap of the sources is settled. */
export interface Ruling {
  readonly id: string;
  readonly question: Words;
  readonly ruling: Words;
  readonly reason: Words;
  readonly confidence: Confidence;
}

/** A word that the casebook uses for one thing and one thing only. */
export interface Term extends Words {
  /** Words that would say the same and are not used. */
  readonly not?: Partial<Readonly<Record<Language, readonly string[]>>>;
}

/** A sentence that points to rules, in sections that cut across the topics. */
export interface Pointer extends Words {
  readonly rules: readonly string[];
}

/** Why a rule has no test. */
export interface Reason extends Words {
  readonly id: string;
}

/** A worked example of the specification, by its id, with the rules it shows. */
export interface Example {
  readonly id: string;
  readonly rules: readonly string[];
}

/** One test, as `npm run tool -- casebook` found it. */
export interface ProvingTest {
  readonly file: string;
  readonly title: string;
}
export type Proof = Readonly<Record<string, readonly ProvingTest[]>>;
