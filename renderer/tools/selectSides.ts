/** Selecting hexsides: Shift adds one or takes it off; a second click on the only one selected takes its whole run. */
import { hexsideAt } from '#shared/document/map'
import { type HexsideFeatures, type ScenarioMap } from '#shared/document/types'
import { chainSides } from '#shared/hex/boundary'
import { type Hexside, type HexsideKey, hexsideKey, sidesOfVertex, verticesOfSide } from '#shared/hex/hexside'
import { type Selection } from '../editor/ports/session'

/** The selection after a click on a side that carries something. */
export function clickedSide(side: Hexside, adds: boolean, selection: Selection, map: ScenarioMap): Selection {
  const key = hexsideKey(side)
  const before = selection.kind === 'hexsides' ? selection.hexsides : []
  if (adds) {
    const hexsides = before.includes(key) ? before.filter((other) => other !== key) : [...before, key]
    return hexsides.length > 0 ? { kind: 'hexsides', hexsides } : { kind: 'none' }
  }
  const again = before.length === 1 && before[0] === key
  return { kind: 'hexsides', hexsides: again ? runOf(side, map) : [key] }
}

/** The sides that carry the same as this one, end to end from it as far as nothing forks. */
function runOf(side: Hexside, map: ScenarioMap): HexsideKey[] {
  const what = mainFeature(hexsideAt(map, side))
  const found = new Map<HexsideKey, Hexside>([[hexsideKey(side), side]])
  for (const known of found.values()) {
    if (found.size > LONGEST_RUN) break
    for (const next of verticesOfSide(known).flatMap(sidesOfVertex))
      if (mainFeature(hexsideAt(map, next)) === what) found.set(hexsideKey(next), next)
  }
  const key = hexsideKey(side)
  const runs = chainSides(found.values()).map(({ sides }) => sides.map(hexsideKey))
  return runs.find((run) => run.includes(key)) ?? [key]
}

const LONGEST_RUN = 2000

/** The feature that makes sides one run: a wall with slits and a gate is one wall. */
function mainFeature(features: HexsideFeatures | undefined): string | undefined {
  return (features?.barrier ?? features?.way ?? features?.fixture ?? features?.opening)?.feature
}
