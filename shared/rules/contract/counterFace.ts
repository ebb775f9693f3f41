/**
 * A plain description of what a counter, or a marker of cardboard, shows (SV-CTR-1 to -4, CM-STAT): the painter draws it and asks no
 * rule.
 */
import { type ArtPlace, type CardDesign } from '#shared/document/armies'
import { type ImageHash } from '#shared/document/ids'
import { type Localized } from '#shared/i18n/localized'

/** The figures that cards show; every style draws all of them. */
export const SILHOUETTES = [
  'swordsman',
  'spearman',
  'archer',
  'crossbowman',
  'knight',
  'rider',
  'mounted-archer',
  'leader',
  'peasant',
  'monk',
  'skirmisher',
  'pikeman',
  'horde',
  'light-rider',
  'cataphract',
  'caster',
  'beast',
  'winged',
  'giant',
  'dragon',
  'engine',
  'boat',
  'serpent',
  'kite-shieldman',
  'axeman',
  'raider',
  'halberdier',
  'great-swordsman',
  'brother-knight',
  'townsman',
  'woman',
  'engineer',
  'sabreman',
  'hide-shieldman',
  'turbaned-archer',
  'mace-bearer',
  'naphtha-thrower',
  'emir',
  'slinger',
  'longbowman',
  'shielded-crossbowman',
  'stone-thrower',
  'knifeman',
  'ballista',
  'ram',
  'brother-rider',
  'mounted-sergeant',
  'turbaned-lancer',
  'sabre-rider',
  'steppe-archer',
  'mounted-crossbowman',
  'mounted-leader',
  'mounted-emir',
  'camel-rider',
  'lone-horse',
  'fallen-horse',
  'phalangite',
  'dwarf',
  'orc',
  'skeleton',
  'wraith',
  'demon',
  'lizardman',
  'wolf',
  'wolf-rider',
  'spider',
  'bat',
  'griffon-rider',
] as const
export type Silhouette = (typeof SILHOUETTES)[number]

/** Small marks that lie on a counter, in the order in which they take their places. */
export const BADGES = [
  'low-flight',
  'high-flight',
  'shallow-infiltration',
  'deep-infiltration',
  'hidden',
  'decoy',
  'shaken',
  'routed',
  'winded',
  'exhausted',
  'low-ammunition',
  'no-ammunition',
  'contact',
  'charge',
  'march',
  'shield-wall',
  'tortoise',
  'rank-rotation',
  'hedgehog',
  'special-order',
  'activated',
] as const
export type Badge = (typeof BADGES)[number]

/** A picture on a card, as the scenario's author has placed it. */
export interface CardArt extends Omit<ArtPlace, 'extra'> {
  /** Key of the document's image. */
  readonly hash: ImageHash
  /** The size of the picture, pixels. */
  readonly width: number
  readonly height: number
}

export interface CounterFace {
  readonly silhouette: Silhouette
  /** Own art of the face; no ruleset gives it (painter/counters/cardFace.ts). */
  readonly art?: CardArt
  readonly footprint: 1 | 2
  /** Its two hexes lie side by side, across its facing (a formation); absent = one behind the other (a rider). */
  readonly across?: true
  /** Printed on a smaller card. */
  readonly small?: true
  /** A plain marker with a question mark, whatever else is described: something hidden may be here. */
  readonly cache?: true
  readonly name: string
  readonly code: string
  /** Green when the character has a missile weapon (SV-CTR-3). */
  readonly codeColor: 'green' | 'black'
  /** The three numbers, as printed: black, red, blue. */
  readonly attack: string
  readonly defence: string
  readonly movement: string
  /** Steps it has left of all it began with, two a figure, as pips; absent = it has none to count. */
  readonly steps?: { readonly left: number; readonly all: number }
  readonly badges?: readonly Badge[]
  /** Black dot before the attack: the two-handed weapon may be used (SV-CTR-1). */
  readonly twoHandedDot: boolean
  /** The sign about the defence: ring = light armour, square = heavy (SV-CTR-2). */
  readonly armour: 'none' | 'light' | 'heavy'
  /** A long shape ending in a point about the defence (SV-CTR-2). */
  readonly largeShield: boolean
  readonly wounded: boolean
  /** States the cardboard shows by a mark: stunned, dead. */
  readonly conditions: readonly string[]
  /** `#rrggbb` of the side. */
  readonly color: string
  /** `#rrggbb` of its group in the order of battle; absent = none, or that of its side. No ruleset gives it. */
  readonly groupColor?: string
  /** The name of the hex on which it stands; absent = it is not printed. */
  readonly hex?: string
  /** The design of the scenario's cards, the same reference on all of them; absent = the standard card. */
  readonly design?: CardDesign
}

/** One face of a marker of cardboard: what lies on counters or on hexes in play. */
export type MarkerFace =
  /** A state that counters have a badge for. */
  | { readonly kind: 'badge'; readonly badge: Badge; readonly name: Localized }
  /** A state that counters have a mark for: stunned. */
  | { readonly kind: 'condition'; readonly condition: string; readonly name: Localized }
  /** So many steps fewer than the face below shows. */
  | { readonly kind: 'steps-lost'; readonly steps: number }
  /** Lies on a hidden unit, and is all there is of a decoy; `#rrggbb` of its side. */
  | { readonly kind: 'concealed'; readonly color: string }
  /** A marker of the map, by the id of its row. */
  | { readonly kind: 'on-map'; readonly marker: string; readonly name: Localized }
  /** Counts turns. */
  | { readonly kind: 'turn'; readonly name: Localized }
  /** Counts the points of a side, by ones or by tens. */
  | { readonly kind: 'score'; readonly color: string; readonly times: 1 | 10; readonly name: Localized }
