/** The map of a scenario under a tint by hex, the stronger the more often: where they die, where objectives change hands. */
import { nameOfHex } from '#shared/document/placeNames'
import { type Scenario } from '#shared/document/types'
import { type HexKey, parseHexKey } from '#shared/hex/axial'
import { hexCenter, hexCorners } from '#shared/hex/layout'
import { formatNumber, type Language, type Localized } from '#shared/i18n/localized'
import { greatestOf } from '#shared/lang/extremes'
import { classic } from '#shared/painter/classic/index'
import { mapFrame } from '#shared/painter/frame'
import { type DrawOp, solid } from '#shared/painter/ops'
import { polygonPath } from '#shared/painter/path'
import { LAYERS } from '#shared/painter/style'
import { capHeight, placeText } from '#shared/painter/text'
import { mapFigure, playersScene } from '#shared/print/booklet/content/mapFigure'
import { rulesetOf } from '#shared/rules/registry/rulesetOf'
import { type Chart } from './chart'

const HEAT = '#b3001b'
const GROUND = LAYERS.filter((layer) => layer !== 'counters')
/** Hexes that say their figure. */
const NAMED = 12

/**
 * @param counts sums over all games, by hex.
 * @param games that were played: hexes say what they have a game.
 */
export function heatMap(
  scenario: Scenario,
  counts: ReadonlyMap<HexKey, number>,
  { games, caption }: { readonly games: number; readonly caption: Localized },
): Chart {
  const scene = playersScene({ scenario, ruleset: rulesetOf(scenario) })
  const map = mapFigure(scene, { style: classic }, { caption: [], layers: GROUND })
  const hexes = [...counts].sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))
  const most = Math.max(1, greatestOf(counts.values()))
  const mean = (count: number, language: Language): string =>
    formatNumber(Math.round((10 * count) / Math.max(1, games)) / 10, language, 1)
  const said = (language: Language, colon: string): string => {
    const named = hexes.slice(0, NAMED)
    const each = named.map(
      ([key, count]) => `${nameOfHex(scenario, parseHexKey(key))} ${mean(count, language)}`,
    )
    return `${caption[language]}${colon}${each.join(`${colon.slice(0, -2)}; `)}`
  }
  return {
    caption,
    alt: { fr: said('fr', '\u202f: '), en: said('en', ': ') },
    size: map.size,
    paint(width, height, language) {
      const { layout } = scene
      const frame = mapFrame(layout)
      const scale = width / frame.width
      const size = 0.34 * layout.hexMm
      const heat = hexes.map(([key, count]): DrawOp => {
        const path = polygonPath(hexCorners(parseHexKey(key), layout))
        return { kind: 'path', path, fill: solid(HEAT, 0.12 + 0.68 * Math.sqrt(count / most)) }
      })
      const figures = hexes.slice(0, NAMED).map(([key, count]): DrawOp => {
        const { x, y } = hexCenter(parseHexKey(key), layout)
        const place = { x, y: y + capHeight('sans-bold', size) / 2, anchor: 'middle' } as const
        const look = {
          font: 'sans-bold',
          size,
          color: '#000000',
          halo: { color: '#ffffff', width: 0.09 * layout.hexMm },
        } as const
        return placeText({ text: mean(count, language), ...place, ...look })
      })
      const over: DrawOp = {
        kind: 'group',
        transform: [scale, 0, 0, scale, -frame.x * scale, -frame.y * scale],
        ops: [...heat, ...figures],
      }
      return [...map.paint(width, height), over]
    },
  }
}
