/**
 * A fantasy map as a list of what is drawn on it, by the hexes of one sheet of paper; so that the same can be drawn as one map
 * or as two boards, one of them turned. Where a hex of the sheet lies on a board is found on the paper, in millimetres.
 */
import { markerId } from '#shared/document/ids'
import { type Scenario, type ScenarioMap } from '#shared/document/types'
import { type Axial, hexKey, sameHex } from '#shared/hex/axial'
import { direction, DIRECTIONS, neighbor } from '#shared/hex/direction'
import { type Facing, turnFacing } from '#shared/hex/facing'
import { type Grid, hexesOfGrid, onGrid } from '#shared/hex/grid'
import { hexesOfSide, hexsideBetween, hexsideKey } from '#shared/hex/hexside'
import { hexAt, hexCenter, type Point } from '#shared/hex/layout'
import { createRng, type Rng } from '#shared/lang/rng'
import { mapFrame } from '#shared/painter/frame'
import { commonMechanics } from '#shared/rules/common-mechanics/index'
import { type HexChange, type Placing } from './board'
import { entrance, fantasyBoard } from './fantasyBoard'
import { diceOf } from './dice'

interface Drawing {
  readonly hexes: readonly (HexChange & { readonly hex: Axial })[]
  /** The first of the pair is inside. */
  readonly sides: readonly { readonly pair: readonly [Axial, Axial]; readonly feature: string }[]
  readonly markers: readonly {
    readonly id: string
    readonly kind: string
    readonly hex: Axial
    readonly facing: Facing
  }[]
  readonly units: readonly (Placing & { readonly id: string; readonly at: Axial; readonly facing: Facing })[]
}

/** A board on a sheet: from a hex of the sheet to one of the board. */
interface Board {
  readonly grid: Grid
  readonly turned: boolean
  hexOf(hex: Axial): Axial
}

/** A board whose frame lies on the sheet with its upper left corner at a point (mm of the sheet's frame), turned or not. */
export function boardOn(sheet: Grid, grid: Grid, corner: Point, turned: boolean): Board {
  const [paper, board] = [
    { grid: sheet, hexMm: 1 },
    { grid, hexMm: 1 },
  ]
  const [of, own] = [mapFrame(paper), mapFrame(board)]
  return {
    grid,
    turned,
    hexOf(hex) {
      const center = hexCenter(hex, paper)
      const [x, y] = [center.x - of.x - corner.x, center.y - of.y - corner.y]
      return hexAt(
        turned ? { x: own.x + own.width - x, y: own.y + own.height - y } : { x: own.x + x, y: own.y + y },
        board,
      )
    },
  }
}

const FEATURES = ['rough', 'impassable', 'water', 'normal', 'fortification', 'entrance', 'road']

/** Levels, caves, every terrain and feature, obstacles and units, by a seed. */
export function randomDrawing(sheet: Grid, seed: number): Drawing {
  const rng = createRng(seed)
  const { pick } = diceOf(rng)
  const all = [...hexesOfGrid(sheet)]
  const terrains = commonMechanics.terrains.map(({ id }) => id)
  const some = (share: number): Axial[] => all.filter(() => rng.next() < share)
  return {
    hexes: some(0.6).map((hex) => ({
      hex,
      terrain: rng.next() < 0.5 ? 'clear' : pick(terrains),
      level: rng.below(7) - 3,
      environment: rng.next() < 0.2 ? 'cave' : 'outdoors',
      wandering: rng.next() < 0.1 ? rng.below(5) : 0,
      ...(rng.next() < 0.1 && { flags: [pick(['flammable', 'inaccessible', 'infiltration'] as const)] }),
    })),
    sides: some(0.3).flatMap((hex) => {
      const pair = [hex, neighbor(hex, pick(DIRECTIONS))] as const
      return [{ pair: rng.next() < 0.5 ? pair : ([pair[1], pair[0]] as const), feature: pick(FEATURES) }]
    }),
    markers: some(0.05).map((hex, index) => ({
      id: `m${index}`,
      kind: pick(commonMechanics.markers).id,
      hex,
      facing: facing(rng),
    })),
    units: some(0.1).map((hex, index) => {
      const kind = pick(['troop', 'small', 'formation', 'character'] as const)
      const aloft = pick(['ground', 'ground', 'ground', 'low-flight', 'shallow-infiltration'] as const)
      return {
        ...{ id: `u${index}`, at: hex, kind, side: pick(['red', 'blue'] as const) },
        stats: {
          movementClass: pick(['pedestrian', 'flying', 'mounted']),
          caveAdapted: rng.next() < 0.3,
          swimmer: rng.next() < 0.3,
        },
        // No formation flies or infiltrates (CM-FLY-1, CM-INF-1).
        placement: kind === 'formation' ? 'ground' : aloft,
        ...{ facing: facing(rng), rank: rng.below(2) },
      }
    }),
  }
}

function facing(rng: Rng): Facing {
  return { kind: rng.below(2) ? 'side' : 'vertex', index: direction(rng.below(6)) }
}

const onBoard = (board: Board, hex: Axial): boolean => onGrid(board.hexOf(hex), board.grid)

/**
 * The parts of a drawing on each of two boards that fill a sheet. Both have the terrain and the sides of the rim hexes they
 * share; of units and markers there is one, on the first. What stands between two hexes of different boards is on the second.
 */
export function partsOf(
  drawing: Drawing,
  sheet: Grid,
  first: Board,
  second: Board,
): readonly [Drawing, Drawing] {
  const isWhollyOn = (board: Board, pair: readonly Axial[]): boolean =>
    pair.every((hex) => onBoard(board, hex) || !onGrid(hex, sheet))
  const part = (
    board: Board,
    has: (hex: Axial) => boolean,
    takes: (pair: readonly Axial[]) => boolean,
  ): Drawing => ({
    hexes: drawing.hexes.filter(({ hex }) => onBoard(board, hex)),
    sides: drawing.sides.filter(({ pair }) => takes(pair)),
    markers: drawing.markers.filter(({ hex }) => has(hex)),
    units: drawing.units.filter(({ at }) => has(at)),
  })
  return [
    part(
      first,
      (hex) => onBoard(first, hex),
      (pair) => isWhollyOn(first, pair),
    ),
    part(
      second,
      (hex) => !onBoard(first, hex),
      (pair) => isWhollyOn(second, pair) || !isWhollyOn(first, pair),
    ),
  ]
}

/** A scenario with a drawing on it. */
export function drawn(drawing: Drawing, { grid, turned, hexOf }: Board): Scenario {
  const turn = (faced: Facing): Facing => (turned ? turnFacing(faced, 3) : faced)
  const sides = drawing.sides.map(({ pair, feature }) => {
    const [inside, outside] = pair.map(hexOf) as [Axial, Axial]
    const side = hexsideBetween(inside, outside)
    if (!side) throw new Error('the hexes do not touch')
    const half = sameHex(hexesOfSide(side)[0], inside) ? 'owner' : 'across'
    const walled = entrance('red', 'blue')
    const gate = { ...walled, opening: { ...walled.opening!, inside: half } as const }
    return [hexsideKey(side), feature === 'entrance' ? gate : feature] as const
  })
  const scenario = fantasyBoard({
    ...grid,
    hexes: Object.fromEntries(drawing.hexes.map(({ hex, ...change }) => [hexKey(hexOf(hex)), change])),
    hexsides: Object.fromEntries(sides),
    counters: Object.fromEntries(
      drawing.units.map(({ id, ...placing }) => [
        id,
        { ...placing, at: hexOf(placing.at), facing: turn(placing.facing) },
      ]),
    ),
  })
  const markers = drawing.markers.map(({ id, kind, hex, facing: faced }) => [
    markerId(id),
    { kind, hex: hexKey(hexOf(hex)), facing: turn(faced) },
  ])
  return {
    ...scenario,
    map: { ...scenario.map, markers: Object.fromEntries(markers) as ScenarioMap['markers'] },
  }
}
