/** Random maps of the fantasy game for properties: levels, every terrain, fire, smoke and obstacles, by a seed. */
import { cellIndex, CHUNK_CELLS, chunkIndex } from '#shared/document/chunk'
import { markerId } from '#shared/document/ids'
import { newScenario } from '#shared/document/newScenario'
import { type Marker, type Scenario } from '#shared/document/types'
import { type Axial, hexKey } from '#shared/hex/axial'
import { type Grid, hexesOfGrid, toOffset } from '#shared/hex/grid'
import { LETTER_NUMBERING } from '#shared/hex/numbering'
import { createRng, type Rng } from '#shared/lang/rng'
import { commonMechanics } from '#shared/rules/common-mechanics/index'
import { terrainPalette } from '#shared/rules/rows'

export interface RandomFantasyBoard {
  readonly scenario: Scenario
  readonly hexes: readonly Axial[]
  readonly rng: Rng
}

/** Of any orientation and stagger, some cut by a frame; 9 x 8 hexes unless given. Some are flat, some open, some crowded. */
export function randomFantasyBoard(
  seed: number,
  size: Partial<Pick<Grid, 'columns' | 'rows'>> = {},
): RandomFantasyBoard {
  const rng = createRng(seed)
  const pick = <T>(list: readonly T[]): T => list[rng.below(list.length)] as T
  const chance = (share: number): boolean => rng.next() < share
  const grid: Grid = {
    columns: 9,
    rows: 8,
    ...size,
    orientation: pick(['flat', 'pointy']),
    stagger: pick(['odd', 'even']),
    ...(chance(0.25) && { halfHexes: true }),
  }
  const scenario = newScenario({
    ...{ title: 'Random', language: 'en', ruleset: commonMechanics.id, grid, hexMm: 25 },
    ...{ numbering: LETTER_NUMBERING, palette: terrainPalette(commonMechanics), terrain: 'clear' },
  })
  const hexes = [...hexesOfGrid(grid)]
  const terrains = commonMechanics.terrains.map(({ id }) => id)
  const kinds = commonMechanics.markers.map(({ id }) => id)
  const [rough, littered, heights] = [rng.next() * 0.4, rng.next() * 0.15, rng.below(4)]
  const chunks = scenario.map.chunks.map(({ terrain }) => ({
    terrain: [...terrain],
    elevation: new Array<number>(CHUNK_CELLS).fill(0),
  }))
  const markers: Record<string, Marker> = {}
  for (const hex of hexes) {
    const coord = toOffset(hex, grid)
    const chunk = chunks[chunkIndex(coord, grid)]
    if (!chunk) throw new Error('no chunk')
    if (chance(rough)) chunk.terrain[cellIndex(coord)] = pick(terrains)
    chunk.elevation[cellIndex(coord)] = heights === 0 ? 0 : rng.below(heights + 1) - 1
    if (chance(littered)) markers[markerId(`m${hexKey(hex)}`)] = { kind: pick(kinds), hex: hexKey(hex) }
  }
  return { scenario: { ...scenario, map: { ...scenario.map, chunks, markers } }, hexes, rng }
}
