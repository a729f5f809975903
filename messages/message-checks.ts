/** A phrase that messages avoid. */
interface MessageRule {
  readonly pattern: RegExp;
  /** The words to write. */
  readonly advice: string;
  /** A message that the rule refuses. */
  readonly example: string;
}

/** How the tests check the messages of a language. Each list is optional. */
export interface MessageChecks {
  /** Names and loan words. A message that holds nothing else may be the same as in English. */
  readonly loanWords?: readonly string[];
  /** The rulebook's own words, by the English ones. Every message uses them. */
  readonly terms?: Readonly<Record<string, string>>;
  /** Other words for these terms, which no message uses. */
  readonly synonyms?: Readonly<Record<string, string>>;
  /** Phrases that no message holds (docs/wording.md and its pages by language). */
  readonly phrases?: Readonly<Record<string, MessageRule>>;
  /** Phrases that readers stumbled over. */
  readonly never?: readonly RegExp[];
  /** What labels of controls avoid, because they are read alone. */
  readonly labels?: {
    /** Pronouns for something that only the page names. */
    readonly points: RegExp;
    /** A verb that ends, shows or chooses something, without its object. */
    readonly ends: RegExp;
    /** Verbs that make a sentence of the label of a choice. */
    readonly says: RegExp;
  };
  /** Verbs and adjectives behind a number or a list: outside the plural they fit one form only. */
  readonly verbs?: RegExp;
}
