/** The face of a counter as its card shows it: what the ruleset says, with what the scenario's author has given the card. */
import { type Counter, type Scenario } from '#shared/document/types'
import { type CardArt, type CounterFace } from '#shared/rules/counterFace'
import { type Ruleset } from '#shared/rules/ruleset'

/** Art whose picture the scenario does not hold is left out: the silhouette stands in its place. */
export function cardFace(
  scenario: Scenario,
  counter: Counter,
  ruleset: Pick<Ruleset, 'counterFace'>,
): CounterFace {
  const face = ruleset.counterFace(scenario, counter)
  const art = artOf(scenario, counter)
  return art ? { ...face, art } : face
}

function artOf({ counterTypes, images }: Scenario, { type, face }: Counter): CardArt | undefined {
  const { image, art } = counterTypes[type]?.faces[face] ?? {}
  if (image === undefined || !(image in images) || art?.width === undefined || art.height === undefined)
    return undefined
  const { extra: _extra, width, height, ...place } = art
  return { hash: image, ...place, width, height }
}
