/**
 * Pieces of castles for the medieval rulesets. They join up: a curtain is one hex thick, open at both ends, its battlements look
 * out; towers and gatehouses stand at its ends.
 */
import { type Axial, axial } from '#shared/hex/axial'
import { type Direction } from '#shared/hex/direction'
import { type Library } from './library'
import { at, disc, line, ORIGIN, type Sketch, sketch } from './sketch'

const SLIT = { feature: 'arrow-slit' } as const
const DOOR = { feature: 'door', state: 'closed' } as const
const GATE = { feature: 'gate', state: 'open', portcullis: 'raised' } as const

/** Height on the sheet, in rows: straight up is less. */
const height = ({ q, r }: Axial): number => r + q / 2

/** A walk with battlements all round, slits at these sides, one door; turrets or stairs are put on it afterwards. */
function tower(
  floor: readonly Axial[],
  slits: readonly (readonly [hex: string, side: Direction])[],
  door: readonly [hex: string, side: Direction],
): Sketch {
  const drawn = sketch().ground(floor, 'rampart').wall(floor, 'battlement')
  for (const [hex, side] of slits) drawn.opening(at(hex)[0] as Axial, side, SLIT, 'wall')
  return drawn.opening(at(door[0])[0] as Axial, door[1], DOOR, 'wall')
}

const LOOKS: readonly (readonly [string, Direction])[] = [
  ['0,-1', 0],
  ['1,-1', 1],
  ['1,0', 2],
  ['-1,1', 4],
  ['-1,0', 5],
]
const roundTower = tower(disc(1), LOOKS, ['0,1', 3]).ground([ORIGIN], 'tower')

const squareTower = tower(
  at('0,0 0,1 1,-1 1,0'),
  [
    ['0,0', 5],
    ['0,1', 4],
    ['1,-1', 1],
    ['0,0', 0],
  ],
  ['1,0', 3],
).ground([ORIGIN], 'stairs')

const turret = tower(
  [ORIGIN],
  [
    ['0,0', 5],
    ['0,0', 1],
  ],
  ['0,0', 3],
).ground([ORIGIN], 'tower')

/** The wall-walk with battlements toward the hexes that `outside` says. */
function curtain(walk: readonly Axial[], outside: (beyond: Axial) => boolean): Sketch {
  return sketch().ground(walk, 'rampart').wall(walk, 'battlement', outside)
}

const WEST = ({ q }: Axial): boolean => q < 0
const NORTH = (hex: Axial): boolean => height(hex) <= -1

const straight = (count: number): Sketch =>
  curtain(line(axial(0, -Math.floor((count - 1) / 2)), 3, count), WEST)
/** Hexes in turn up and down: across the grain of the hexes. */
const zigzag = (count: number): Axial[] =>
  Array.from({ length: count }, (_, index) => axial(index - 1, -Math.ceil((index - 1) / 2)))

const long = straight(4).opening(ORIGIN, 5, SLIT, 'wall').opening(axial(0, 1), 4, SLIT, 'wall')
const crosswise = curtain(zigzag(4), NORTH)
  .opening(ORIGIN, 0, SLIT, 'wall')
  .opening(axial(2, -1), 0, SLIT, 'wall')
const postern = straight(3).opening(ORIGIN, 5, DOOR, 'wall')
const corner = curtain(at('0,2 0,1 0,0 1,-1 2,-2'), ({ q, r }) => q < 0 || q + r < 0)

function gatehouse(): Sketch {
  const [left, right] = [at('-1,0 -1,-1 -1,1'), at('1,-1 1,-2 1,0')]
  const passage = at('0,-1 0,0')
  const drawn = sketch()
    .ground([...left, ...right], 'tower')
    .ground(passage, 'courtyard')
  drawn.wall(left, 'battlement').wall(right, 'battlement')
  for (const hex of passage) for (const side of [1, 2, 4, 5] as const) drawn.barrier(hex, side, 'wall')
  drawn.opening(axial(-1, -1), 0, SLIT, 'wall').opening(axial(-1, -1), 5, SLIT, 'wall')
  drawn.opening(axial(1, -2), 0, SLIT, 'wall').opening(axial(1, -2), 1, SLIT, 'wall')
  drawn.opening(axial(-1, 1), 3, DOOR, 'wall').opening(axial(1, 0), 3, DOOR, 'wall')
  drawn.opening(axial(0, -1), 0, GATE, 'wall')
  return drawn.way([axial(0, -1), axial(0, 0)], 'road', { in: 0, out: 3 })
}

function keep(): Sketch {
  const floor = disc(2).filter(({ q }) => Math.abs(q) < 2)
  return tower(
    floor,
    [
      ['0,-2', 0],
      ['-1,-1', 5],
      ['-1,2', 4],
      ['1,-2', 1],
      ['1,1', 2],
    ],
    ['0,2', 3],
  )
    .ground(at('-1,-1 -1,2 1,-2 1,1'), 'tower')
    .ground([ORIGIN], 'stairs')
}

function moat(): Sketch {
  return sketch().ground(zigzag(6), 'moat')
}

function drawbridge(): Sketch {
  const drawn = sketch().ground(at('0,0 -1,0 -2,1 1,-1 2,-1'), 'moat').ground([ORIGIN], 'bridge')
  return drawn.way([ORIGIN], 'road', { in: 0, out: 3 })
}

export const CASTLE: Library = {
  'round-tower': { fr: 'Tour ronde', en: 'Round tower', category: 'castle', drawn: roundTower },
  'square-tower': { fr: 'Tour carrée', en: 'Square tower', category: 'castle', drawn: squareTower },
  turret: { fr: 'Tourelle', en: 'Turret', category: 'castle', drawn: turret },
  gatehouse: { fr: 'Châtelet d’entrée', en: 'Gatehouse', category: 'castle', drawn: gatehouse() },
  'curtain-wall': { fr: 'Courtine', en: 'Curtain wall', category: 'castle', drawn: long },
  'curtain-wall-across': {
    fr: 'Courtine en travers',
    en: 'Curtain wall, across',
    category: 'castle',
    drawn: crosswise,
  },
  'curtain-wall-corner': {
    fr: 'Angle de courtine',
    en: 'Curtain wall corner',
    category: 'castle',
    drawn: corner,
  },
  postern: { fr: 'Courtine à poterne', en: 'Curtain wall with postern', category: 'castle', drawn: postern },
  keep: { fr: 'Donjon', en: 'Keep', category: 'castle', drawn: keep() },
  moat: { fr: 'Douve', en: 'Moat', category: 'castle', drawn: moat() },
  drawbridge: {
    fr: 'Pont sur la douve',
    en: 'Bridge over the moat',
    category: 'castle',
    drawn: drawbridge(),
  },
}
