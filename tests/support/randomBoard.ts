/** Random boards for properties, by a seed: hills, woods, roofs, walls with every opening, wall hexes and rubble. */
import { type HexsideFeatures, type Scenario, type Structure } from '#shared/document/types'
import { type Axial, hexKey } from '#shared/hex/axial'
import { direction, DIRECTIONS } from '#shared/hex/direction'
import { type Grid, hexesOfGrid } from '#shared/hex/grid'
import { hexsideKey, hexsideOf } from '#shared/hex/hexside'
import { createRng, type Rng } from '#shared/lang/rng'
import { commonMechanics } from '#shared/rules/common-mechanics/index'
import { type HexChange, testBoard, withPieces } from './board'
import { fantasyBoard } from './fantasyBoard'
import { diceOf } from './dice'

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

interface RandomBoard {
  readonly scenario: Scenario
  readonly hexes: readonly Axial[]
  readonly rng: Rng
}

/** A board of any orientation and stagger; 9 x 8 hexes unless given. Some boards are flat, some open, some crowded. */
export function randomBoard(seed: number, size: Partial<Pick<Grid, 'columns' | 'rows'>> = {}): RandomBoard {
  const rng = createRng(seed)
  const { pick, chance } = diceOf(rng)
  const [orientation, stagger] = [pick(['flat', 'pointy'] as const), pick(['odd', 'even'] as const)]
  const open = testBoard({ columns: 9, rows: 8, ...size, orientation, stagger })
  const all = [...hexesOfGrid(open.map.grid)]
  const [rough, built, heights] = [rng.next() * 0.5, rng.next() * 0.25, rng.below(4)]
  const hexes: Record<string, HexChange> = {}
  const hexsides: Record<string, HexsideFeatures> = {}
  const structures: Record<string, Structure> = {}
  const markers: Record<string, string> = {}
  for (const hex of all) {
    const key = hexKey(hex)
    hexes[key] = {
      ...(chance(rough) && { terrain: pick(TERRAINS) }),
      level: heights === 0 ? 0 : rng.below(heights + 1) - 1,
    }
    for (const value of DIRECTIONS)
      if (chance(built)) hexsides[hexsideKey(hexsideOf(hex, value))] = pick(SIDES)
    if (chance(built / 4)) {
      const feature = pick(STRUCTURES)
      structures[key] = {
        feature,
        facing: { kind: pick(['side', 'vertex']), index: direction(rng.below(6)) },
      }
    }
    if (chance(built / 8)) markers[key] = 'rubble'
  }
  return { scenario: withPieces(open, { hexes, hexsides, structures, markers }), hexes: all, rng }
}

/**
 * The same of the fantasy game, with every terrain, fire, smoke and obstacles instead of what is built; some boards are cut
 * by a frame.
 */
export function randomFantasyBoard(
  seed: number,
  size: Partial<Pick<Grid, 'columns' | 'rows'>> = {},
): RandomBoard {
  const rng = createRng(seed)
  const { pick, chance } = diceOf(rng)
  const [orientation, stagger] = [pick(['flat', 'pointy'] as const), pick(['odd', 'even'] as const)]
  const open = fantasyBoard({ columns: 9, rows: 8, ...size, orientation, stagger, halfHexes: chance(0.25) })
  const all = [...hexesOfGrid(open.map.grid)]
  const terrains = commonMechanics.terrains.map(({ id }) => id)
  const kinds = commonMechanics.markers.map(({ id }) => id)
  const [rough, littered, heights] = [rng.next() * 0.4, rng.next() * 0.15, rng.below(4)]
  const hexes: Record<string, HexChange> = {}
  const markers: Record<string, string> = {}
  for (const hex of all) {
    hexes[hexKey(hex)] = {
      ...(chance(rough) && { terrain: pick(terrains) }),
      level: heights === 0 ? 0 : rng.below(heights + 1) - 1,
    }
    if (chance(littered)) markers[hexKey(hex)] = pick(kinds)
  }
  return { scenario: withPieces(open, { hexes, markers }), hexes: all, rng }
}
