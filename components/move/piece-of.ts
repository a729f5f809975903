/** The piece that a step is about, drawn as on the table, which makes lists quicker to scan. */
import { bridgeTileSvg, sealSvg, technologySvg, tokenSvg } from '@/lib/game/drawing/small-pieces';
import { tilePicture } from '@/lib/game/drawing/tiles/tile-svg';
import type { Command } from '@/lib/game/engine/commands';
import type { PackData } from '@/lib/game/engine/pack';

/** The drawing; undefined if a step is not about a single piece. */
export function pieceOfStep(pack: PackData, command: Command): string | undefined {
  switch (command.type) {
    case 'UseTechnology':
    case 'ChooseTechnology':
      return drawn(pack.technologies, command.tile, (tile) => technologySvg(tile));
    case 'ChooseBridgeTile':
    case 'ClaimCathedralTile':
      return (
        drawn(pack.bridge.tilesIV, command.tile, (tile) => bridgeTileSvg(tile, 'IV')) ??
        drawn(pack.bridge.tilesV, command.tile, (tile) => bridgeTileSvg(tile, 'V'))
      );
    case 'ClaimSeal':
      return drawn(pack.seals, command.seal, (seal) => sealSvg(seal));
    case 'ChooseProductionToken':
      return drawn(pack.productionTokens, command.token, tokenSvg);
    case 'CollectUpgradeBonus':
      return drawn(pack.upgrades, command.tile, tilePicture);
    default:
      return undefined;
  }
}

function drawn<T extends { readonly id: string }>(
  pieces: readonly T[],
  id: string | undefined,
  draw: (piece: T) => string,
): string | undefined {
  const piece = pieces.find((each) => each.id === id);
  return piece && draw(piece);
}
