/** Small maps in the painter's own terms: terrain, feature and structure ids are the names of looks. */
import { fallenIn } from '#shared/painter/sceneOf'
import { magnaCarta } from '#shared/rules/magna-carta/index'
import { bucketKey, cellIndex, chunkIndex } from '#shared/document/chunk'
import { newScenario } from '#shared/document/newScenario'
import { type MarkerId } from '#shared/document/ids'
import {
  type Chunk,
  type Environment,
  type HexsideBucket,
  type HexsideFeatures,
  type Marker,
  type Scenario,
} from '#shared/document/types'
import { type HexKey, hexKey } from '#shared/hex/axial'
import { type Direction } from '#shared/hex/direction'
import { type Facing } from '#shared/hex/facing'
import { type Grid, toAxial } from '#shared/hex/grid'
import { hexsideKey, hexsideOf } from '#shared/hex/hexside'
import { LETTER_NUMBERING } from '#shared/hex/numbering'
import { type PlacedFace, type Scene } from '#shared/painter/scene'
import { type FeatureLook, type StructureLook, type TerrainLook } from '#shared/rules/map/looks'

export interface SampleMap {
  /** One word a hex, rows of words; the first letters of a look do (`wo` wood); `.` is clear. */
  readonly rows: readonly string[]
  readonly levels?: readonly string[]
  /** `[column, row, direction, features]` */
  readonly sides?: readonly (readonly [number, number, Direction, HexsideFeatures])[]
  /** Column, row, look, the side or vertex it faces, hits it still takes. */
  readonly structures?: readonly (readonly [number, number, StructureLook, (Direction | Facing)?, number?])[]
  readonly markers?: readonly (readonly [number, number, StructureLook, Facing?])[]
  /** Words like those of `rows`: `c` = in a cave; bits of HEX_FLAGS; wandering levels. */
  readonly caves?: readonly string[]
  readonly flags?: readonly string[]
  readonly wandering?: readonly string[]
  readonly counters?: readonly PlacedFace[]
}

export const feature = (look: FeatureLook): { feature: string } => ({ feature: look })

/** A scenario of looks. */
export function sampleScenario(sample: SampleMap, orientation: Grid['orientation'], hexMm: number): Scenario {
  const words = sample.rows.map((row) => row.trim().split(/\s+/))
  const grid: Grid = {
    orientation,
    stagger: 'odd',
    columns: Math.max(...words.map((row) => row.length)),
    rows: words.length,
  }
  const scenario = newScenario({
    title: 'Sample',
    language: 'en',
    ruleset: 'magna-carta',
    grid,
    hexMm,
    numbering: LETTER_NUMBERING,
    palette: {},
    terrain: 'clear' satisfies TerrainLook,
  })
  const zeros = (chunk: Chunk): number[] => chunk.terrain.map(() => 0)
  const chunks = scenario.map.chunks.map((chunk) => ({
    terrain: [...chunk.terrain],
    elevation: zeros(chunk),
    environment: chunk.terrain.map((): Environment => 'outdoors'),
    flags: zeros(chunk),
    wandering: zeros(chunk),
  }))
  const wordAt = (table: readonly string[] | undefined, x: number, y: number): string =>
    table?.[y]?.trim().split(/\s+/)[x] ?? '0'
  words.forEach((row, y) =>
    row.forEach((word, x) => {
      const coord = { col: x, row: y }
      const chunk = chunks[chunkIndex(coord, grid)]
      if (chunk && word !== '.') chunk.terrain[cellIndex(coord)] = word
      if (!chunk) return
      chunk.elevation[cellIndex(coord)] = Number(wordAt(sample.levels, x, y))
      if (wordAt(sample.caves, x, y) === 'c') chunk.environment[cellIndex(coord)] = 'cave'
      chunk.flags[cellIndex(coord)] = Number(wordAt(sample.flags, x, y))
      chunk.wandering[cellIndex(coord)] = Number(wordAt(sample.wandering, x, y))
    }),
  )
  return {
    ...scenario,
    map: {
      ...scenario.map,
      chunks,
      hexsides: bucketsOf(sample, grid),
      structures: Object.fromEntries(
        (sample.structures ?? []).map(([col, row, look, facing, integrity]) => [
          hexKey(toAxial({ col, row }, grid)),
          {
            feature: look,
            ...(facing !== undefined && {
              facing: typeof facing === 'number' ? ({ kind: 'side', index: facing } as const) : facing,
            }),
            ...(integrity !== undefined && { integrity }),
          },
        ]),
      ) as Record<HexKey, { feature: string }>,
      markers: Object.fromEntries(
        (sample.markers ?? []).map(([col, row, look, facing], index) => [
          `marker-${index}`,
          { kind: look, hex: hexKey(toAxial({ col, row }, grid)), ...(facing && { facing }) },
        ]),
      ) as Record<MarkerId, Marker>,
    },
  }
}

function bucketsOf(sample: SampleMap, grid: Grid): Record<string, HexsideBucket> {
  const buckets: Record<string, Record<string, HexsideFeatures>> = {}
  for (const [col, row, value, features] of sample.sides ?? []) {
    const side = hexsideOf(toAxial({ col, row }, grid), value)
    const bucket = (buckets[bucketKey(side.hex, grid)] ??= {})
    bucket[hexsideKey(side)] = { ...bucket[hexsideKey(side)], ...features }
  }
  return buckets
}

/** The scene of a sample: every id is its own look. */
export function sampleScene(sample: SampleMap, orientation: Grid['orientation'], hexMm: number): Scene {
  const { map } = sampleScenario(sample, orientation, hexMm)
  return {
    map,
    layout: { grid: map.grid, hexMm },
    terrainLook: (id) => id as TerrainLook,
    featureLook: (id) => id as FeatureLook,
    structureLook: (id) => id as StructureLook,
    ...fallenIn(map, magnaCarta),
    sideColor: (id) => (/^#/.test(id) ? id : undefined),
    attributes: ['cave', 'flammable', 'inaccessible', 'infiltration', 'wandering'],
    counters: sample.counters ?? [],
    boards: {},
    labels: {},
    zones: {},
    places: [],
  }
}
