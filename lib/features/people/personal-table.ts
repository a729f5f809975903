/** A table with rows of people, as the marks in `prisma/schema.prisma` describe it. It has the names of the database. */
export interface PersonalTable {
  readonly table: string;
  /** Its name in "Download my data"; null: it is left out. */
  readonly member: string | null;
  readonly primaryKey: readonly string[];
  readonly shown: readonly { readonly column: string; readonly as: string; readonly isMasked: boolean }[];
  /** The column with the id of a person. */
  readonly person: string | null;
  /** The column with their key in results. */
  readonly player: string | null;
  /** Other columns of the unique keys with `person` or `player`: a person has one row for each value of these. */
  readonly onePer: readonly (readonly string[])[];
  /** Columns with the id of their membership: `of` is the table of memberships, `within` what they belong to. */
  readonly membership: {
    readonly columns: readonly string[];
    readonly of: string;
    readonly within: readonly string[];
  } | null;
  /** Columns with a seat of theirs. */
  readonly seat: {
    readonly columns: readonly { readonly column: string; readonly isList: boolean }[];
    /** Rows of their tenure, rows with the tenures of all seats, or rows written since they sat down. */
    readonly while: 'tenure' | 'tenures' | 'since';
    /** Only rows that name no person. */
    readonly isUnnamed: boolean;
  } | null;
  /** The rows when the person leaves the service; foreign keys do the rest. */
  readonly leaving: 'kept' | 'deleted';
  /** The columns that are emptied then. */
  readonly emptied: readonly Emptied[];
  /**
   * The rows of a guest who signs in: a rule of its own moves the ruled ones. Of two rows where a person can have
   * one, the account's stays, or the earliest.
   */
  readonly merging: 'moved' | 'earliest' | 'ended' | 'ruled';
}

interface Emptied {
  readonly column: string;
  readonly to: 'nothing' | 'text' | 'list' | 'now' | 'rest';
  /** The member of its JSON that goes; the rest stays. */
  readonly member?: string;
}
