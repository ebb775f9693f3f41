/** Ground that falls by two levels or more where no cliff is painted, in rules that paint cliffs and do not derive them. */
import { CHUNK_SIZE, chunkColumns } from '#shared/document/chunk'
import { elevationAt, halfOf, hexsideAt } from '#shared/document/map'
import { type HexsideHalf, type ScenarioMap } from '#shared/document/types'
import { DIRECTIONS, neighbor } from '#shared/hex/direction'
import { onGrid, toAxial } from '#shared/hex/grid'
import { hexesOfSide, type HexsideKey, hexsideKey, hexsideOf, parseHexsideKey } from '#shared/hex/hexside'
import { type FeatureRow } from '#shared/rules/map/mapRows'
import { standingStructureAt } from '#shared/rules/standing/position'
import { featureRow } from '#shared/rules/contract/rows'
import { standingFeatures } from '#shared/rules/standing/standingFeatures'
import { closes } from '../rules/engine/closingWalls'
import { check, type CheckContext } from './check'
import { connectedSides } from './connectedSides'
import { listNames, mend } from './report'

/** Levels of a fall that nobody climbs. */
const DROP = 2

/** Built heights are not asked about: a tower beside its ditch. @rule CHK-5 */
export const sheerDrop = check({
  code: 'CHK5-drop',
  title: { fr: 'Dénivelé sans falaise', en: 'Drop without a cliff' },
  severity: 'warning',
  reads: ['terrain', 'hexsides', 'structures'],
  find(context) {
    const { scenario, ruleset, hexsideName } = context
    const [cliff, another] = ruleset.features.filter(isCliff)
    if (!cliff) return []
    const drops = new Map([...dropsOf(scenario.map)].filter(([side]) => isBare(context, side)))
    return connectedSides([...drops.keys()]).map((sides) => {
      const names = listNames(sides.map(hexsideName), 4)
      const isFree = sides.every((side) => !hexsideAt(scenario.map, parseHexsideKey(side))?.barrier)
      return {
        message: {
          fr: `Le sol tombe de ${DROP} niveaux ou plus sans falaise\u202f: ${names.fr}`,
          en: `The ground falls by ${DROP} levels or more without a cliff: ${names.en}`,
        },
        hexsides: sides,
        ...(isFree &&
          !another && {
            fix: mend(`Poser\u202f: ${cliff.name.fr}`, `Set: ${cliff.name.en}`, 'set-hexside-feature', {
              sides,
              slot: 'barrier',
              value: { feature: cliff.id },
              insides: Object.fromEntries(sides.map((side) => [side, drops.get(side) as HexsideHalf])),
              label: { ...cliff.name },
            }),
          }),
      }
    })
  },
})

function isCliff({ slot, natural, directional, closes: shuts }: FeatureRow): boolean {
  return slot === 'barrier' && natural === true && directional && shuts
}

/** The sides where the ground falls, each with its upper half. Chunks without levels cost nothing. */
function dropsOf(map: ScenarioMap): Map<HexsideKey, HexsideHalf> {
  const drops = new Map<HexsideKey, HexsideHalf>()
  const { grid, chunks } = map
  const across = chunkColumns(grid)
  for (const [number, { elevation }] of chunks.entries())
    for (const [cell, level] of (elevation ?? []).entries()) {
      if (level === 0) continue
      const hex = toAxial(
        {
          col: (number % across) * CHUNK_SIZE + (cell % CHUNK_SIZE),
          row: Math.floor(number / across) * CHUNK_SIZE + Math.floor(cell / CHUNK_SIZE),
        },
        grid,
      )
      if (!onGrid(hex, grid)) continue
      for (const direction of DIRECTIONS) {
        const next = neighbor(hex, direction)
        const fall = level - elevationAt(map, next)
        if (Math.abs(fall) < DROP || !onGrid(next, grid)) continue
        const side = hexsideOf(hex, direction)
        drops.set(hexsideKey(side), halfOf(side, fall > 0 ? hex : next))
      }
    }
  return drops
}

/** Neither wall nor cliff stands there, nor anything to climb by, and both hexes are ground. */
function isBare({ scenario, ruleset }: CheckContext, key: HexsideKey): boolean {
  const position = { scenario, rows: ruleset }
  const side = parseHexsideKey(key)
  const standing = standingFeatures(position, side)
  if (closes(ruleset, standing) || featureRow(ruleset, standing?.fixture?.feature)?.climbs) return false
  return hexesOfSide(side).every((hex) => !standingStructureAt(position, hex))
}
