/** Random maps for properties: hills, woods, roofs, walls with every opening, wall hexes and rubble, by a seed. */
import { bucketKey, CHUNK_CELLS, cellIndex, chunkIndex } from '#shared/document/chunk'
import { markerId } from '#shared/document/ids'
import { type HexsideFeatures, type Marker, type Scenario, type Structure } from '#shared/document/types'
import { type Axial, hexKey } from '#shared/hex/axial'
import { direction } from '#shared/hex/direction'
import { type Grid, hexesOfGrid, toOffset } from '#shared/hex/grid'
import { hexsideKey, hexsideOf } from '#shared/hex/hexside'
import { createRng, type Rng } from '#shared/lang/rng'
import { testScenario } from './scenario'

const TERRAINS = ['clear', 'wood', 'house', 'stable', 'brush', 'rampart', 'field', 'moat']

/** The features of random sides: each barrier and opening, in each state and with either inside. */
const SIDES: readonly HexsideFeatures[] = (['owner', 'across'] as const).flatMap((inside) => [
  { barrier: { feature: 'wall' } },
  { barrier: { feature: 'wall', integrity: 0 } },
  { barrier: { feature: 'battlement', inside } },
  { barrier: { feature: 'wall-low' } },
  { barrier: { feature: 'cliff', inside } },
  { barrier: { feature: 'wall' }, opening: { feature: 'arrow-slit', inside } },
  { barrier: { feature: 'wall' }, opening: { feature: 'window' } },
  { barrier: { feature: 'wall' }, opening: { feature: 'door', state: 'open' } },
  { barrier: { feature: 'wall' }, opening: { feature: 'gate', state: 'closed', portcullis: 'lowered' } },
  { barrier: { feature: 'battlement', inside }, opening: { feature: 'door', state: 'closed' } },
])

const STRUCTURES = ['wall-hex', 'battlement-hex', 'arrow-slit-hex', 'tower-hex']

export interface RandomBoard {
  readonly scenario: Scenario
  readonly hexes: readonly Axial[]
  readonly rng: Rng
}

/** Of any orientation and stagger; 9 x 8 hexes unless given. Some boards are flat, some open, some crowded. */
export function randomBoard(seed: number, size: Partial<Pick<Grid, 'columns' | 'rows'>> = {}): RandomBoard {
  const rng = createRng(seed)
  const pick = <T>(list: readonly T[]): T => list[rng.below(list.length)] as T
  const chance = (share: number): boolean => rng.next() < share
  const scenario = testScenario({
    columns: 9,
    rows: 8,
    ...size,
    orientation: pick(['flat', 'pointy']),
    stagger: pick(['odd', 'even']),
  })
  const { grid } = scenario.map
  const hexes = [...hexesOfGrid(grid)]
  const [rough, built, heights] = [rng.next() * 0.5, rng.next() * 0.25, rng.below(4)]
  const chunks = scenario.map.chunks.map(() => ({
    terrain: new Array<string>(CHUNK_CELLS).fill('clear'),
    elevation: new Array<number>(CHUNK_CELLS).fill(0),
  }))
  const hexsides: Record<string, Record<string, HexsideFeatures>> = {}
  const structures: Record<string, Structure> = {}
  const markers: Record<string, Marker> = {}
  for (const hex of hexes) {
    const coord = toOffset(hex, grid)
    const chunk = chunks[chunkIndex(coord, grid)]
    if (!chunk) throw new Error('no chunk')
    if (chance(rough)) chunk.terrain[cellIndex(coord)] = pick(TERRAINS)
    chunk.elevation[cellIndex(coord)] = heights === 0 ? 0 : rng.below(heights + 1) - 1
    for (const value of [0, 1, 2, 3, 4, 5] as const) {
      if (!chance(built)) continue
      const side = hexsideOf(hex, value)
      const bucket = (hexsides[bucketKey(side.hex, grid)] ??= {})
      bucket[hexsideKey(side)] = pick(SIDES)
    }
    if (chance(built / 4))
      structures[hexKey(hex)] = {
        feature: pick(STRUCTURES),
        facing: { kind: pick(['side', 'vertex']), index: direction(rng.below(6)) },
      }
    if (chance(built / 8)) markers[markerId(`m${hexKey(hex)}`)] = { kind: 'rubble', hex: hexKey(hex) }
  }
  return {
    scenario: { ...scenario, map: { ...scenario.map, chunks, hexsides, structures, markers } },
    hexes,
    rng,
  }
}
