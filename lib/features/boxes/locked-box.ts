/** A box during a change, and the rows a change writes. */
import type { BoxRefusal } from '@/lib/features/boxes/refusals';
import type { BoxValues } from '@/lib/game/engine/pack';
import type { Result } from '@/lib/platform/http/refused';

export const BOX_SHARES = ['private', 'link', 'listed'] as const;
export type BoxShare = (typeof BOX_SHARES)[number];

/** The differing fields of one component. */
export type ComponentValue = BoxValues['changes'][string];

export interface EnteredValue {
  readonly componentId: string;
  readonly editorId: string;
  readonly value: ComponentValue;
  readonly doubt: string;
  readonly at: Date;
}

export interface ChosenValue {
  readonly componentId: string;
  readonly value: ComponentValue;
}

export interface BoxEditorRow {
  readonly id: string;
  readonly userId: string | null;
  readonly leftAt: Date | null;
}

export interface LockedBox {
  readonly id: string;
  readonly ownerId: string | null;
  readonly name: string;
  readonly share: BoxShare;
  readonly joinLinkHash: string | null;
  readonly joinLinkNo: number;
  readonly base: BoxValues['base'];
  readonly editors: readonly BoxEditorRow[];
  readonly entries: readonly EnteredValue[];
  readonly choices: readonly ChosenValue[];
  readonly newest?: { readonly number: number; readonly packId: string };
}

/** The rows that a change writes. */
export interface BoxChange {
  readonly box?: {
    readonly name?: string;
    readonly share?: BoxShare;
    readonly joinLinkHash?: string | null;
    readonly joinLinkNo?: number;
    readonly ownerId?: string;
  };
  readonly editor?: { readonly id: string; readonly userId: string; readonly leftAt: Date | null };
  readonly entry?: Omit<EnteredValue, 'at'>;
  readonly withdrawn?: { readonly componentId: string; readonly editorId: string };
  readonly choice?: ChosenValue & { readonly by: string };
  readonly revision?: {
    readonly values: BoxValues;
    readonly packId: string;
    readonly number: number;
    readonly looked: number;
    readonly people: number;
    readonly madeBy: string;
  };
  readonly isDeleted?: true;
}

export type DecidedBox = Result<BoxChange, BoxRefusal>;

/** The decision to make a change. */
export const changeTo = (value: BoxChange): DecidedBox => ({ ok: true, value });
