/** What the controls of a film are given. */
export interface FilmTexts {
  readonly play: string;
  readonly pause: string;
  readonly skip: string;
  readonly slower: string;
}

export interface FilmProps {
  readonly gameId: string;
  /** The last row of each turn that is told of, as one text: it is the same as long as these are. */
  readonly turns: string;
  /** Nobody has seen it yet: it plays by itself, once. */
  readonly isNew: boolean;
  readonly texts: FilmTexts;
}
