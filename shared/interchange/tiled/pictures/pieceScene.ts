/** Pictures of single things, each painted alone on a small map of the same kind. */
import { CHUNK_CELLS, filledChunks } from '#shared/document/chunk'
import { newScenario } from '#shared/document/newScenario'
import { type Chunk, type Environment, type Scenario, type ScenarioMap } from '#shared/document/types'
import { type Axial } from '#shared/hex/axial'
import { type Grid, toAxial } from '#shared/hex/grid'
import { hexCenter, hexCorners, type Layout, type Point } from '#shared/hex/layout'
import { LETTER_NUMBERING } from '#shared/hex/numbering'
import { type DrawOp } from '#shared/painter/ops'
import { PathBuilder } from '#shared/painter/path'
import { paintScene } from '#shared/painter/picture/paintScene'
import { sceneOf } from '#shared/painter/sceneOf'
import { type LayerId, type Style } from '#shared/painter/style'
import { type ExportSubject } from '#shared/print/export/planPrint'
import { terrainPalette } from '#shared/rules/contract/rows'

/** The subject of an export and the style of its tiles. */
export interface Drawn extends ExportSubject {
  readonly style: Style
}

const SPAN = 5
const MIDDLE = { col: 2, row: 2 }

export function smallGrid({ scenario }: ExportSubject): Grid {
  const { orientation, stagger } = scenario.map.grid
  return { orientation, stagger, columns: SPAN, rows: SPAN }
}

/** The hex in the middle of the small map: what is painted stands there. */
export function middleHex({ scenario }: ExportSubject): Axial {
  return toAxial(MIDDLE, scenario.map.grid)
}

/** The same values in every hex. */
interface EveryHex {
  readonly terrain?: string
  readonly level?: number
  readonly environment?: Environment
  readonly flags?: number
  readonly wandering?: number
}

export interface PieceOptions {
  readonly layers: readonly LayerId[]
  readonly everywhere?: EveryHex
  /** Things that stand on the small map. */
  readonly map?: Partial<Pick<ScenarioMap, 'hexsides' | 'structures' | 'markers'>>
  readonly zones?: Scenario['zones']
  /** The point that becomes the origin; the middle of the middle hex unless said. */
  readonly about?: (layout: Layout) => Point
  /** So far to all sides, mm. */
  readonly reach: number
  /** Nothing beyond the middle hex. */
  readonly inHex?: boolean
}

/** Draws about the origin, mm. */
export function piecePicture(drawn: Drawn, options: PieceOptions): readonly DrawOp[] {
  const { ruleset, style } = drawn
  const scene = sceneOf(smallScenario(drawn, options), ruleset)
  const { layout } = scene
  const hex = middleHex(drawn)
  const { x, y } = options.about?.(layout) ?? hexCenter(hex, layout)
  const { reach } = options
  const rect = { x: x - reach, y: y - reach, width: 2 * reach, height: 2 * reach }
  const ops = paintScene(scene, { rect, style, layers: options.layers, detail: 3 })
  // A trace wider, so that no gap is seen between neighbours.
  const corners = hexCorners(hex, layout).map((corner) => ({
    x: x + (corner.x - x) * 1.012,
    y: y + (corner.y - y) * 1.012,
  }))
  const clip = options.inHex
    ? new PathBuilder().polygon(corners).build()
    : new PathBuilder().rect(rect.x, rect.y, rect.width, rect.height).build()
  return [{ kind: 'group', transform: [1, 0, 0, 1, -x, -y], clip: { path: clip }, ops }]
}

function smallScenario(drawn: Drawn, { everywhere = {}, map, zones }: PieceOptions): Scenario {
  const { scenario, ruleset } = drawn
  const grid = smallGrid(drawn)
  const { hexMm, gridLook } = scenario.map
  const terrain = everywhere.terrain ?? ruleset.openTerrain
  const empty = newScenario({
    title: '',
    language: scenario.info.language,
    ruleset: scenario.ruleset,
    grid,
    hexMm,
    numbering: LETTER_NUMBERING,
    palette: terrainPalette(ruleset),
    terrain,
  })
  const filled = <T>(value: T | undefined): T[] | undefined =>
    value === undefined ? undefined : new Array<T>(CHUNK_CELLS).fill(value)
  const layers = {
    elevation: filled(everywhere.level),
    environment: filled(everywhere.environment),
    flags: filled(everywhere.flags),
    wandering: filled(everywhere.wandering),
  }
  const said = Object.fromEntries(Object.entries(layers).filter(([, values]) => values)) as Partial<Chunk>
  const chunks = filledChunks(grid, terrain).map((chunk) => ({ ...chunk, ...said }))
  return {
    ...empty,
    map: { ...empty.map, ...map, chunks, ...(gridLook && { gridLook }) },
    sides: scenario.sides,
    zones: zones ?? {},
  }
}
