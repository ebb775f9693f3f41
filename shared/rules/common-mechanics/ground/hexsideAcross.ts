/** Reads the side between two adjacent hexes: the rows that stand there, the road, the climb (CM-SID). */
import { elevationAt } from '#shared/document/map'
import { type Opening } from '#shared/document/types'
import { type Axial } from '#shared/hex/axial'
import { type Hexside, hexsideBetween } from '#shared/hex/hexside'
import { featureRow } from '#shared/rules/contract/rows'
import { standingFeatures } from '#shared/rules/standing/standingFeatures'
import { type FantasyPosition } from '../position/fantasyRules'
import { type FeatureRow } from '../rows/mapRows'

export interface HexsideAcross {
  readonly side: Hexside
  /** The barrier painted there, whoever crosses it. */
  readonly barrier?: FeatureRow
  /** The way in through it, and whose it is as painted (`fortification.ts` says to whom it is open). */
  readonly entrance?: { readonly row: FeatureRow; readonly opening: Opening }
  /** The road or path that runs across, taken in place of the terrain's column (CM-SID-3). */
  readonly road?: FeatureRow
  /** Levels that one goes up from the first hex to the second, negative down; 0 where the side is confirmed normal. */
  readonly rise: number
}

/**
 * The side that leads from one hex to another; undefined when they do not touch. What a scenario names and the rules do not
 * know stands in nobody's way.
 * @rule CM-SID-3
 */
export function sideBetween(position: FantasyPosition, from: Axial, to: Axial): HexsideAcross | undefined {
  const side = hexsideBetween(from, to)
  if (!side) return undefined
  const { scenario, rows } = position
  const features = standingFeatures(position, side)
  const barrier = featureRow(rows, features?.barrier?.feature)
  const entrance = featureRow(rows, features?.opening?.feature)
  const way = featureRow(rows, features?.way?.feature)
  const confirmed = barrier?.levels === false
  return {
    side,
    ...(barrier && { barrier }),
    ...(entrance && features?.opening && { entrance: { row: entrance, opening: features.opening } }),
    ...(way?.road && { road: way }),
    rise: confirmed ? 0 : elevationAt(scenario.map, to) - elevationAt(scenario.map, from),
  }
}
