import { linkToSheet } from '@/components/board/sheet-url';
import { Symbol } from '@/components/board/symbol';
import { Markup } from '@/components/ui/markup';
import { bridgeTileSvg, levelSvg, sealSvg, technologySvg, tokenSvg } from '@/lib/game/drawing/small-pieces';
import { SYMBOL_NAMES } from '@/lib/game/drawing/sheet';
import { tileSvg } from '@/lib/game/drawing/tiles';
import type { Pack } from '@/lib/game/engine/pack-index';
import type { Wording } from '@/lib/game/wording/wording';

const COLOURS: Readonly<Record<string, readonly string[]>> = {
  Grounds: ['paper', 'card', 'sunken', 'line', 'ink', 'muted', 'red', 'blue', 'green', 'focus'],
  Drawing: ['art', 'edge', 'tile', 'tile-upgrade', 'tile-wall', 'tile-building', 'wheel', 'here'],
  Pieces: [
    'gold',
    'stone',
    'silver',
    'egg',
    'glass',
    'shield',
    'blue-piece',
    'red-piece',
    'tech',
    'scholar',
    'wood',
  ],
  Seats: ['seat-0', 'seat-1', 'seat-2', 'seat-3'],
  Zones: ['zone-red', 'zone-green', 'zone-blue', 'hung-1', 'hung-2', 'hung-3', 'cath-1', 'cath-2', 'cath-3'],
  City: ['river', 'green-land', 'house', 'country', 'road', 'road-line', 'old-town', 'new-town', 'bridge'],
  Plazas: ['plaza-tan', 'plaza-yellow', 'plaza-light', 'plaza-grey'],
  States: ['legal', 'chosen', 'changed'],
};

export function Colours() {
  return (
    <section className="panel stack" aria-label="Colours">
      <h2>Colours</h2>
      {Object.entries(COLOURS).map(([group, names]) => (
        <div key={group} className="flex flex-wrap gap-2 p-0 list-none text-xs">
          <h3 className="w-full">{group}</h3>
          {names.map((name) => (
            <span key={name} className="grid justify-items-center w-18.5 text-center">
              <span
                className="h-8 w-full rounded-sm border border-line"
                style={{ background: `var(--${name})` }}
              />
              {name}
            </span>
          ))}
        </div>
      ))}
    </section>
  );
}

/** Titles, text and numbers. */
export function Type() {
  return (
    <section className="panel stack" aria-label="Type">
      <h2 className="initial">Praga Caput Regni</h2>
      <h3>Third heading: King’s Road and Charles Bridge</h3>
      <p>
        Text at its usual size, 0123456789, with a link to the <a href="/rules">rules</a>.
      </p>
      <p className="small">Small text for what stands beside.</p>
      <p className="muted small">Muted text for what matters least.</p>
    </section>
  );
}

interface OfPack {
  readonly pack: Pack;
}

/** Every symbol at 16, 24 and 40 pixels. */
export function Symbols({ pack }: OfPack) {
  return (
    <section className="panel stack" aria-label="Symbols">
      <h2>Symbols</h2>
      <ul className="flex flex-wrap gap-2 p-0 list-none text-xs">
        {SYMBOL_NAMES.map((name) => (
          <li key={name} className="grid w-30 grid-cols-[auto_auto_auto] items-end gap-1">
            {[16, 24, 40].map((size) => (
              <span key={size} className="block" style={{ width: size, height: size }}>
                <Symbol pack={pack} name={name} className="size-full" />
              </span>
            ))}
            <code className="col-span-full">{name}</code>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Seals, tokens, technologies, planks. */
export function Pieces({ pack }: OfPack) {
  const drawings = [
    ...pack.seals.map((seal, i) => sealSvg(seal, i % 2 === 0 ? undefined : i % 4)),
    ...pack.productionTokens.map(tokenSvg),
    ...(['I', 'II', 'III', 'IV'] as const).map((level, i) => levelSvg(level, i)),
  ];
  const plaques = [
    ...pack.technologies.map((tile, i) => technologySvg(tile, (['works', 'waits', 'used'] as const)[i % 3])),
    ...pack.bridge.tilesIV.map((tile) => bridgeTileSvg(tile, 'IV')),
    ...pack.bridge.tilesV.map((tile) => bridgeTileSvg(tile, 'V')),
  ];
  const shown = (list: readonly string[]) =>
    linkToSheet(list.map((drawing) => `<span>${drawing}</span>`).join(''), pack);
  return (
    <section className="panel stack" aria-label="Small pieces">
      <h2>Seals, tokens, technologies, planks</h2>
      <Markup className="samples samples-named" html={shown(drawings)} />
      <Markup className="samples [&_svg]:w-34" html={shown(plaques)} />
    </section>
  );
}

export function Tiles({ pack, words, theme }: OfPack & { readonly words: Wording; readonly theme: string }) {
  const rows = { Upgrades: pack.upgrades, Walls: pack.walls, Buildings: pack.buildings };
  return Object.entries(rows).map(([name, tiles]) => {
    const drawings = tiles.map((tile, i) =>
      tileSvg({ words, pack }, tile, { id: `${theme}-${tile.id}`, rotation: i % 6 }),
    );
    return (
      <section key={name} className="panel stack" aria-label={name}>
        <h2>{name}</h2>
        <Markup className="samples [&_svg]:w-28" html={linkToSheet(drawings.join(''), pack)} />
      </section>
    );
  });
}
