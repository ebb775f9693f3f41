/** A map of somebody else: its tiles are codes of ground, in layers above each other. */
import { cellIndex, CHUNK_CELLS, chunkIndex } from '#shared/document/chunk'
import { MAX_ELEVATION } from '#shared/document/limits'
import { type Scenario, type ScenarioMap } from '#shared/document/types'
import { type Grid } from '#shared/hex/grid'
import { type Localized, localized, sameInBoth } from '#shared/i18n/localized'
import { ok } from '#shared/lang/result'
import { type Ruleset } from '#shared/rules/contract/ruleset'
import { checked } from '../../exchange/checked'
import { type GroundCode, NO_CHOICES, type ReadFile, type ReadInput } from '../../exchange/read'
import { guessTerrain } from '../../ground/guessTerrain'
import { type GroundMap, scenarioOfGround } from '../../ground/terrainMap'
import { ourGridOf } from '../model/ourGrid'
import { shiftedLayers } from '../model/shiftedLayers'
import { tileFacts, type TileFacts } from '../model/tileFacts'
import { type TiledMap } from '../model/tiledMap'
import { averageColors } from './averageColors'
import { codeOf, nameOf, wordsOf } from './tileNames'
import { groundLayers, isGround, topTiles, usedTiles } from './topTiles'

/** A hex of the paper maps of these games, mm. */
const HEX_MM = 25

export async function readForeign(map: TiledMap, input: ReadInput): Promise<ReadFile> {
  const layers = groundLayers(map)
  const used = usedTiles(layers, tileFacts(map))
  const colors = await averageColors([...used.keys()], input)
  const codesFor = (ruleset: Ruleset): GroundCode[] =>
    [...used].map(([facts, count]) => {
      const color = colors.get(facts)
      const guess = guessTerrain({ words: wordsOf(facts), ...(color !== undefined && { color }) }, ruleset)
      const name = nameOf(facts)
      return {
        code: codeOf(facts),
        count,
        ...(name !== undefined && { name: sameInBoth(name) }),
        ...(color !== undefined && { color }),
        ...(guess !== undefined && { guess }),
      }
    })
  return {
    choices: (ruleset) => ({ ...NO_CHOICES, ground: codesFor(ruleset) }),
    async build(chosen, settings) {
      const codes = codesFor(settings.ruleset)
      const top = topTiles(layers, map, (code) => isGround(code, codes, chosen))
      const scenario = scenarioOfGround(groundOf(map, top), codes, chosen, settings)
      const bare = top.reduce((sum, facts) => sum + (facts ? 0 : 1), 0)
      const result = await checked(withLevels(scenario, top), input.name)
      return result.ok ? ok({ scenario: result.value, warnings: warningsOf(map, bare) }) : result
    },
  }
}

function groundOf({ grid, box }: TiledMap, top: readonly (TileFacts | undefined)[]): GroundMap {
  const { columns, rows } = box
  return {
    grid: { ...ourGridOf(grid, box), columns, rows },
    hexMm: HEX_MM,
    code(col, row) {
      const facts = top[row * columns + col]
      return facts && codeOf(facts)
    },
  }
}

const LEVELS = ['level', 'elevation', 'height']

/** The level that the maker of a tile has given it. */
function levelOf({ tile }: TileFacts): number {
  const said = LEVELS.map((key) => tile?.properties[key]).find((value) => Number.isInteger(value))
  return typeof said === 'number' && Math.abs(said) <= MAX_ELEVATION ? said : 0
}

function withLevels(scenario: Scenario, top: readonly (TileFacts | undefined)[]): Scenario {
  const { grid } = scenario.map
  const levels = top.map((facts) => (facts ? levelOf(facts) : 0))
  if (levels.every((level) => level === 0)) return scenario
  return { ...scenario, map: { ...scenario.map, chunks: raised(scenario.map, grid, levels) } }
}

function raised({ chunks }: ScenarioMap, grid: Grid, levels: readonly number[]): ScenarioMap['chunks'] {
  const elevations = chunks.map(() => new Array<number>(CHUNK_CELLS).fill(0))
  levels.forEach((level, index) => {
    const place = { col: index % grid.columns, row: Math.floor(index / grid.columns) }
    const elevation = elevations[chunkIndex(place, grid)]
    if (elevation) elevation[cellIndex(place)] = level
  })
  return chunks.map((chunk, index) => ({ ...chunk, elevation: elevations[index] ?? [] }))
}

function warningsOf(map: TiledMap, bare: number): Localized[] {
  const { layers } = map
  const objects = layers.reduce(
    (sum, layer) => sum + (layer.kind === 'objects' ? layer.objects.length : 0),
    0,
  )
  const images = layers.filter(({ kind }) => kind === 'image').length
  const counted: readonly (readonly [number, string, string])[] = [
    [bare, 'cases sans tuile, devenues du terrain dégagé', 'hexes without a tile, now open ground'],
    [objects, 'objets laissés de côté', 'objects left out'],
    [images, 'calques d’image laissés de côté', 'image layers left out'],
  ]
  const said = counted.flatMap(([count, fr, en]) =>
    count > 0 ? [localized(`${fr}\u202f: ${count}`, `${en}: ${count}`)] : [],
  )
  return [...said, ...shiftedLayers(map)]
}
