/** Paints some hexsides alone, as the map's own style draws them. Loaded when the first of them is shown. */
import { bucketKey } from '#shared/document/chunk'
import { type HexsideBucket, type HexsideFeatures, type Scenario } from '#shared/document/types'
import { type HexsideKey, parseHexsideKey } from '#shared/hex/hexside'
import { hexsideEnds } from '#shared/hex/layout'
import { greatestOf, leastOf } from '#shared/lang/extremes'
import { type DrawOp, type Rect } from '#shared/painter/ops'
import { paintScene } from '#shared/painter/picture/paintScene'
import { sceneOf } from '#shared/painter/sceneOf'
import { type StyleId } from '#shared/painter/style'
import { STYLES } from '#shared/painter/picture/styles'
import { type Ruleset } from '#shared/rules/contract/ruleset'

export function paintSides(
  features: Readonly<Record<HexsideKey, HexsideFeatures>>,
  scenario: Scenario,
  ruleset: Ruleset,
  style: StyleId,
): DrawOp[] {
  const { map } = scenario
  const hexsides: Record<string, Record<HexsideKey, HexsideFeatures>> = {}
  for (const key of Object.keys(features) as HexsideKey[])
    (hexsides[bucketKey(parseHexsideKey(key).hex, map.grid)] ??= {})[key] = features[key] as HexsideFeatures
  const alone: Scenario = {
    ...scenario,
    counters: {},
    zones: {},
    labels: {},
    map: { ...map, hexsides: hexsides as Record<string, HexsideBucket>, structures: {}, markers: {} },
  }
  const scene = sceneOf(alone, ruleset)
  const layers = ['hexsides'] as const
  return paintScene(scene, { rect: rectOf(features, map), style: STYLES[style], layers, detail: 2 })
}

function rectOf(features: Readonly<Record<HexsideKey, unknown>>, { grid, hexMm }: Scenario['map']): Rect {
  const points = (Object.keys(features) as HexsideKey[]).flatMap((key) =>
    hexsideEnds(parseHexsideKey(key), { grid, hexMm }),
  )
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [x, y] = [leastOf(xs) - hexMm, leastOf(ys) - hexMm]
  return { x, y, width: greatestOf(xs) + hexMm - x, height: greatestOf(ys) + hexMm - y }
}
