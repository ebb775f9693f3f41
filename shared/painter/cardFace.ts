/**
 * The face of a counter as its card shows it: what the ruleset says, with the author's own art and the colour of its group, in the
 * design of the scenario's cards (CTR-5). Every output draws this face.
 */
import { groupColor } from '#shared/document/groups'
import { nameOfHex } from '#shared/document/placeNames'
import { type Counter } from '#shared/document/armies'
import { type Scenario } from '#shared/document/types'
import { parseHexKey } from '#shared/hex/axial'
import { type CardArt, type CounterFace } from '#shared/rules/contract/counterFace'
import { type Ruleset } from '#shared/rules/contract/ruleset'

/**
 * Art whose picture the scenario does not hold is left out: the silhouette stands in its place.
 * @rule CTR-5
 */
export function cardFace(
  scenario: Scenario,
  counter: Counter,
  ruleset: Pick<Ruleset, 'counterFace'>,
): CounterFace {
  const face = ruleset.counterFace(scenario, counter)
  const art = artOf(scenario, counter)
  const color = groupColor(scenario.groups, counter.group)
  // In the colour of its side it would mark nothing.
  const marked = color !== undefined && color.toLowerCase() !== face.color.toLowerCase()
  return inDesign(scenario, counter, { ...face, ...(art && { art }), ...(marked && { groupColor: color }) })
}

/** A face that is known already, in the design of the scenario; a marker that conceals takes its size from it. */
export function inDesign(scenario: Scenario, { hex }: Counter, face: CounterFace): CounterFace {
  const { cardDesign: design } = scenario
  if (!design) return face
  const shown = design.shows?.hex && hex !== undefined && !face.cache
  return { ...face, design, ...(shown && { hex: nameOfHex(scenario, parseHexKey(hex)) }) }
}

function artOf({ counterTypes, images }: Scenario, { type, face }: Counter): CardArt | undefined {
  const { image, art } = counterTypes[type]?.faces[face] ?? {}
  if (image === undefined || !(image in images) || art?.width === undefined || art.height === undefined)
    return undefined
  const { extra: _extra, width, height, ...place } = art
  return { hash: image, ...place, width, height }
}
