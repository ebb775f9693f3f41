/** House table `wandering`: by level, what the die does, as bands of totals. @rule CM-WAN-1 */
import { bands } from '../../house/bands'
import { oneOf, partial, type Place } from '#shared/json/decode'
import { type WanderingFigures, WANDERINGS } from '../figures/wanderingTable'

/** `{ "2": [{ "upTo": 3, "result": "left" }, …, { "upTo": null, "result": "right" }] }`; a level left out stays. */
export function layWandering(figures: WanderingFigures, data: unknown, at: Place): WanderingFigures {
  const level = bands(oneOf(...WANDERINGS))
  const ids = figures.levels.map((_, index) => `${index + 1}`)
  const given = partial(Object.fromEntries(ids.map((id) => [id, level])))(data, at)
  return { ...figures, levels: figures.levels.map((own, index) => given[`${index + 1}`] ?? own) }
}
