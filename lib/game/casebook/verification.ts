/**
 * How to verify a game, in enough detail to write a verifier without reading the code (see
 * examples/verify.py). The page /verify shows it translated, and docs/verification.md in English. The
 * texts are `verify` of the messages.
 */
import type english from '@/messages/en/verify.json';

type SectionId = Exclude<keyof typeof english, 'title' | 'lead' | 'details'>;
type KeysOf<Id extends SectionId> = `verify.${Id}.${Exclude<keyof (typeof english)[Id], 'heading'> & string}`;
type TextKey = { [Id in SectionId]: KeysOf<Id> }[SectionId];

/** A paragraph, a list, numbered steps, code without words, or a table of code with its meanings. */
export type Block =
  | { readonly text: TextKey }
  | { readonly code: string }
  | { readonly list: readonly TextKey[] }
  | { readonly steps: readonly TextKey[] }
  | { readonly rows: readonly (readonly [code: string, meaning: TextKey])[] };

export interface GuideSection {
  readonly id: SectionId;
  readonly blocks: readonly Block[];
}

/** The sections, in the order a verifier is written. */
export const VERIFICATION: readonly GuideSection[] = [
  {
    id: 'bytes',
    blocks: [
      { text: 'verify.bytes.1' },
      { text: 'verify.bytes.2' },
      { code: ['{"b": 1, "a": [true, "ž"]}', '{"a":[true,"ž"],"b":1}'].join('\n') },
    ],
  },
  {
    id: 'promise',
    blocks: [
      { text: 'verify.promise.1' },
      { code: 'commitment = SHA-256(game.seed)' },
      { text: 'verify.promise.2' },
    ],
  },
  {
    id: 'chain',
    blocks: [
      { text: 'verify.chain.1' },
      {
        code: [
          'hash = SHA-256(canonical({prevHash, gameId, seq, seat, command, commandId, events, at, rulesVersion, secretDigest}))',
          'secretDigest = HMAC-SHA-256(key=bytes(game.seed), canonical({gameId, seq, secret}))',
        ].join('\n'),
      },
      { text: 'verify.chain.2' },
      { text: 'verify.chain.3' },
    ],
  },
  {
    id: 'draws',
    blocks: [
      { text: 'verify.draws.1' },
      { steps: ['verify.draws.2', 'verify.draws.3', 'verify.draws.4', 'verify.draws.5'] },
      { text: 'verify.draws.6' },
    ],
  },
  {
    id: 'setup',
    blocks: [
      { text: 'verify.setup.1' },
      {
        rows: [
          ['shuffle("upgrade-I-normal"), ... "building-II-special"', 'verify.setup.2'],
          ['shuffle("technology-I"), ... "technology-IV"', 'verify.setup.3'],
          ['shuffle("bridge-IV")', 'verify.setup.4'],
          ['shuffle("V")', 'verify.setup.5'],
          ['shuffle("parler-cards")', 'verify.setup.6'],
          ['shuffle("action-tiles")', 'verify.setup.7'],
          ['shuffle("plaza-" + colour)', 'verify.setup.8'],
          ['int("plaza-face", plazaIndex, faceCount)', 'verify.setup.9'],
          ['int("bridge-face", placeIndex, faceCount)', 'verify.setup.10'],
          ['int("prebuilt-rotation", index, 6)', 'verify.setup.11'],
          ['int("parler-marker-" + row, 0, 4), int("parler-pawn", 0, plazaCount)', 'verify.setup.12'],
        ],
      },
      { text: 'verify.setup.13' },
    ],
  },
  {
    id: 'stacks',
    blocks: [
      { text: 'verify.stacks.1' },
      {
        rows: [
          ['SeedSet, Shuffled', 'verify.stacks.2'],
          ['DrawnFrom {stack, count}', 'verify.stacks.3'],
          ['Offered {item, tiles}', 'verify.stacks.4'],
          ['OfferClosed {item}, PutUnder {stack, tiles}', 'verify.stacks.5'],
          ['PutUnder {stack, tiles}', 'verify.stacks.6'],
          ['Shuffled {stack: parler-cards}', 'verify.stacks.7'],
        ],
      },
      { text: 'verify.stacks.8' },
      { text: 'verify.stacks.9' },
    ],
  },
  {
    id: 'end',
    blocks: [{ text: 'verify.end.1' }, { text: 'verify.end.2' }],
  },
  {
    id: 'limits',
    blocks: [
      { list: ['verify.limits.1', 'verify.limits.2', 'verify.limits.3'] },
      { text: 'verify.limits.4' },
    ],
  },
  {
    id: 'seasons',
    blocks: [
      { text: 'verify.seasons.1' },
      {
        rows: [
          ['commitment', 'verify.seasons.commitment'],
          ['check-in', 'verify.seasons.check-in'],
          ['divisions', 'verify.seasons.divisions'],
          ['fixtures', 'verify.seasons.fixtures'],
          ['results', 'verify.seasons.results'],
          ['stages', 'verify.seasons.stages'],
          ['standings', 'verify.seasons.standings'],
          ['ladder', 'verify.seasons.ladder'],
        ],
      },
      { text: 'verify.seasons.2' },
    ],
  },
];
