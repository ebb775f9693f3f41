/** Roads and streams as hexes one after the other: the sides they cross, and what lies on these. */
import { clearHexside } from '#shared/commands/clearHexside'
import { setHexsideFeature } from '#shared/commands/setHexsideFeature'
import { hexsideAt } from '#shared/document/map'
import { type ScenarioMap, type Way } from '#shared/document/types'
import { type Axial, sameHex } from '#shared/hex/axial'
import { onGrid } from '#shared/hex/grid'
import { type Hexside, hexesOfSide, hexsideBetween, hexsideKey, sidesOfHex } from '#shared/hex/hexside'
import { hexLine } from '#shared/hex/region'
import { localized } from '#shared/i18n/localized'
import { type FeatureRow } from '#shared/rules/map/mapRows'
import { featureRow, wayKind } from '#shared/rules/contract/rows'
import { type ToolContext } from '../../editor/ports/toolContext'
import { waysOf } from '../../toolOptions/index'
import { type Pointed } from '../gestures/tool'

/** The way that the tool draws. */
export function wayInHand({ options, ruleset }: ToolContext): FeatureRow | undefined {
  const row = featureRow(ruleset, options.way)
  return row?.slot === 'way' ? row : waysOf(ruleset)[0]
}

/** The sides between one hex and the next; sides with no hex on the map are left out. */
export function crossed(hexes: readonly Axial[], { layout }: Pick<ToolContext, 'layout'>): Hexside[] {
  return hexes.slice(1).flatMap((hex, index) => {
    const side = hexsideBetween(hexes[index] as Axial, hex)
    return side && hexesOfSide(side).some((one) => onGrid(one, layout.grid)) ? [side] : []
  })
}

/** The way of a drag that came to a hex: drawn on, or taken back when it is the one before the last. */
export function followed(hexes: readonly Axial[], to: Axial): readonly Axial[] {
  const [before, last] = [hexes.at(-2), hexes.at(-1)]
  if (!last || sameHex(last, to)) return hexes
  return before && sameHex(before, to) ? hexes.slice(0, -1) : [...hexes, ...hexLine(last, to).slice(1)]
}

/** The sides that keep what they have: a road does not take the place of a stream, nor a stream that of a road. */
export function keptSides(
  sides: readonly Hexside[],
  way: FeatureRow,
  { scenario, ruleset }: ToolContext,
): Hexside[] {
  return sides.filter((side) => {
    const there = hexsideAt(scenario.map, side)?.way
    if (!there) return false
    const row = featureRow(ruleset, there.feature)
    return !row || wayKind(row) !== wayKind(way)
  })
}

/** Lays the way, or takes away what lies there, in the open gesture. */
export function applyWay(sides: readonly Hexside[], erases: boolean, context: ToolContext): void {
  const row = wayInHand(context)
  if (!row) return
  const kept = new Set(erases ? [] : keptSides(sides, row, context).map(hexsideKey))
  const keys = sides.map(hexsideKey).filter((key) => !kept.has(key))
  if (keys.length === 0) return
  if (erases) context.gesture.run(clearHexside, { sides: keys, slots: ['way'], label: WAY })
  else
    context.gesture.run(setHexsideFeature, {
      sides: keys,
      slot: 'way',
      value: { feature: row.id },
      label: row.name,
    })
}

const WAY = localized('une voie', 'way')

/** The way on the side pointed at; else any that runs through the hex. */
export function wayUnder(
  map: ScenarioMap,
  { hex, hexside }: Pick<Pointed, 'hex' | 'hexside'>,
): Way | undefined {
  for (const side of [hexside, ...sidesOfHex(hex)]) {
    const found = hexsideAt(map, side)?.way
    if (found) return found
  }
  return undefined
}
