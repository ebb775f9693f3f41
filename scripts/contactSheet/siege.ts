/** Walls as hexes: a castle of them in a moat, whole, damaged, fallen and burning, with painted walls beside (MC-MAP-2). */
import { type Axial, addHex } from '#shared/hex/axial'
import { DIRECTIONS, direction, step } from '#shared/hex/direction'
import { type Facing } from '#shared/hex/facing'
import { type Grid, toAxial, toOffset } from '#shared/hex/grid'
import { type StructureLook } from '#shared/rules/map/looks'
import { feature } from './sampleMap'
import { type Sample } from './samples'

const GRID: Pick<Grid, 'orientation' | 'stagger'> = { orientation: 'flat', stagger: 'odd' }
const CENTER = toAxial({ col: 4, row: 4 }, GRID)
const [COLUMNS, ROWS] = [15, 10]

interface Piece {
  readonly hex: Axial
  readonly facing: Facing
}

const RING: readonly Piece[] = DIRECTIONS.flatMap((way): Piece[] => {
  const [here, next] = [step(way), step(direction(way + 1))]
  return [
    { hex: addHex(CENTER, addHex(here, here)), facing: { kind: 'side', index: way } },
    { hex: addHex(CENTER, addHex(here, next)), facing: { kind: 'vertex', index: way } },
  ]
})

const LOOKS: readonly (readonly [StructureLook, number?])[] = [
  ['battlement-hex'],
  ['arrow-slit-hex'],
  ['tower-hex', 1],
  ['battlement-hex'],
  ['wall-hex', 2],
  ['wall-hex', 0],
  ['wall-hex', 1],
  ['battlement-hex'],
  ['tower-hex'],
  ['battlement-hex', 1],
  ['arrow-slit-hex', 2],
  ['wall-hex'],
]

function place(hex: Axial): readonly [number, number] {
  const { col, row } = toOffset(hex, GRID)
  return [col, row]
}

const MOAT = DIRECTIONS.flatMap((way) => {
  const [here, next] = [step(way), step(direction(way + 1))]
  const far = addHex(addHex(here, here), here)
  return [far, addHex(addHex(here, here), next), addHex(addHex(next, next), here)].map((hex) =>
    place(addHex(CENTER, hex)),
  )
})

function rows(): string[] {
  const inside = new Set(
    [CENTER, ...DIRECTIONS.map((way) => addHex(CENTER, step(way)))].map((hex) => place(hex).join()),
  )
  const moat = new Set(MOAT.map((at) => at.join()))
  return Array.from({ length: ROWS }, (_, row) =>
    Array.from({ length: COLUMNS }, (__, col) => {
      const key = [col, row].join()
      return inside.has(key) ? 'courtyard' : moat.has(key) ? 'moat' : '.'
    }).join(' '),
  )
}

export const SIEGE: Sample = {
  label: 'siege',
  rows: rows(),
  structures: [
    ...RING.map(({ hex, facing }, index) => {
      const [look, integrity] = LOOKS[index] ?? ['wall-hex']
      const [col, row] = place(hex)
      return integrity === undefined
        ? ([col, row, look, facing] as const)
        : ([col, row, look, facing, integrity] as const)
    }),
    // Each facing alone.
    ...DIRECTIONS.map((way) => [9 + (way % 3) * 2, way < 3 ? 1 : 3, 'arrow-slit-hex', way] as const),
    // A run beside painted walls.
    [10, 6, 'battlement-hex', 0],
    [11, 5, 'wall-hex', 0],
  ],
  markers: [
    [4, 7, 'filled-moat'],
    [5, 6, 'filled-moat'],
    [1, 1, 'filled-moat'],
    [9, 8, 'rubble'],
    [11, 8, 'fire'],
    [12, 7, 'fire'],
    [12, 8, 'fire'],
    [13, 8, 'rubble'],
    [13, 8, 'fire'],
    [4, 4, 'fire'],
    [2, 5, 'rubble'],
  ],
  sides: [
    [12, 6, 0, { barrier: { ...feature('wall'), inside: 'owner' } }],
    [12, 6, 1, { barrier: { ...feature('wall'), integrity: 0 } }],
    [13, 6, 0, { barrier: { ...feature('battlement'), inside: 'owner', integrity: 1 } }],
    [14, 6, 0, { barrier: { ...feature('wall'), inside: 'owner' } }],
    [9, 5, 3, { barrier: { ...feature('wall'), inside: 'owner' } }],
  ],
}
