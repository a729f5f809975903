/** The city in a content pack: its plazas, sites and terrain, as plain data. */
import type { PackEntry, HexEntry } from './pack-entry';

export const PLAZA_COLOURS = ['tan', 'yellow', 'light-blue', 'grey-blue'] as const;
export type PlazaColour = (typeof PLAZA_COLOURS)[number];
export interface Plaza extends HexEntry {
  readonly colour: PlazaColour;
  readonly tileFromPlayers: number;
  readonly sites: readonly string[];
}
export interface Site extends HexEntry {
  readonly plaza: string;
  readonly district: 'old-town' | 'new-town';
  readonly surcharge: { readonly gold: number };
  readonly points: number;
}
/** A hex vertex in normal form: corner 0 (top) or 3 (bottom) of the hex it belongs to. */
interface Vertex {
  readonly q: number;
  readonly r: number;
  readonly corner: 0 | 3;
}
interface BlueCorner extends PackEntry {
  readonly vertex: Vertex;
  readonly sites: readonly string[];
}
export const TERRAINS = ['green', 'river', 'road', 'countryside', 'house'] as const;
export interface Terrain extends HexEntry {
  readonly terrain: (typeof TERRAINS)[number];
  readonly space?: string;
  readonly use?: 'effects' | 'pawns';
}
export interface CityData {
  readonly plazas: readonly Plaza[];
  readonly sites: readonly Site[];
  readonly blueCorners: readonly BlueCorner[];
  readonly terrain: readonly Terrain[];
  readonly kingsRoad: PackEntry & {
    readonly hexes: readonly string[];
    readonly then: 'bridge';
    readonly bridgeCrossesAt: string;
  };
  readonly prebuilt: readonly (PackEntry & { readonly players: number; readonly sites: readonly string[] })[];
  readonly plazaOrders: readonly (PackEntry & {
    readonly players: number;
    readonly clockwise: readonly string[];
  })[];
}
