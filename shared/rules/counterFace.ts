/** A plain description of what a counter shows (SV-CTR-1 to -4): the painter draws it and asks no rule. */

/** Silhouettes by category; every style draws all of them. */
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
] as const
export type Silhouette = (typeof SILHOUETTES)[number]

export interface CounterFace {
  readonly silhouette: Silhouette
  readonly footprint: 1 | 2
  readonly name: string
  readonly code: string
  /** Green when the character has a missile weapon (SV-CTR-3). */
  readonly codeColor: 'green' | 'black'
  readonly attack: string
  readonly defence: string
  readonly movement: string
  /** Black dot before the attack: the two-handed weapon may be used (SV-CTR-1). */
  readonly twoHandedDot: boolean
  /** About the defence: ring = light armour, square = heavy (SV-CTR-2). */
  readonly armour: 'none' | 'light' | 'heavy'
  /** A long shape ending in a point about the defence (SV-CTR-2). */
  readonly largeShield: boolean
  readonly wounded: boolean
  /** States the cardboard shows by a mark: stunned, dead. */
  readonly conditions: readonly string[]
  /** `#rrggbb` of the side. */
  readonly color: string
}
