/** The library for the common mechanics: fortification hexes and sides, obstacles for what is built, caves. */
import { type Axial, axial, hexDistance } from '#shared/hex/axial'
import { type Direction } from '#shared/hex/direction'
import { type Library } from './library'
import { at, disc, line, ORIGIN, ring, type Sketch, sketch, vertex } from './sketch'

const ENTRANCE = { feature: 'fortification-entrance', state: 'open' } as const

type Entrance = readonly [hex: string, side: Direction]

function fort(
  floor: readonly Axial[],
  entrances: readonly Entrance[],
  where?: (beyond: Axial) => boolean,
): Sketch {
  const drawn = sketch().ground(floor, 'fortification').wall(floor, 'fortification', where)
  for (const [hex, side] of entrances) drawn.opening(at(hex)[0] as Axial, side, ENTRANCE, 'fortification')
  return drawn
}

const WEST = ({ q }: Axial): boolean => q < 0
const NORTH = ({ q, r }: Axial): boolean => r + q / 2 <= -1
const zigzag = at('-1,0 0,0 1,-1 2,-1')

const gatehouse = fort(at('-1,0 0,0 1,-1 -1,1 1,0'), [
  ['0,0', 0],
  ['0,0', 3],
]).way([ORIGIN], 'road', { in: 0, out: 3 })

const chapel = fort(at('0,0 0,1 0,-1 1,-1 -1,0'), [['0,1', 3]])

const huts = (words: string): Sketch => {
  const drawn = sketch().ground(at(words), 'clear')
  for (const hex of at(words)) drawn.marker(hex, 'huts')
  return drawn
}

function green(): Sketch {
  const drawn = sketch().ground(disc(2), 'clear')
  for (const hex of at('-2,0 -1,-1 1,-2 2,-1 2,0 -1,2 1,1 -2,1')) drawn.marker(hex, 'huts')
  return drawn
    .marker(ORIGIN, 'cart', vertex(1))
    .way(at('-2,2 -1,1 0,1 1,0'), 'path', { in: 4 })
    .way(at('1,0 1,-1 0,-1 0,-2'), 'path', { out: 0 })
}

function camp(): Sketch {
  const drawn = sketch().ground(disc(2), 'clear')
  for (const hex of at('0,0 -1,0 1,-1 1,0 -1,1')) drawn.marker(hex, 'tents')
  const stakes = ring(2).filter((hex) => hex.q !== 0 || hex.r < 0)
  for (const hex of stakes) drawn.marker(hex, 'palisade', away(hex))
  return drawn.way(at('0,1 0,2'), 'path', { out: 3 })
}

// The corner that looks straight away from the middle.
function away(hex: Axial): ReturnType<typeof vertex> {
  const [x, y] = [hex.q * 1.5, (hex.r + hex.q / 2) * Math.sqrt(3)]
  return vertex((((Math.round((Math.atan2(x, -y) * 180) / Math.PI / 60 - 0.5) % 6) + 6) % 6) as Direction)
}

const river = (): Sketch =>
  sketch().ground([...line(axial(0, -2), 3, 5), ...line(axial(1, -2), 3, 4)], 'water')
const bridge = river().ground(at('0,0 1,0'), 'clear').way(at('0,0 1,0'), 'road', { in: 5, out: 2 })
for (const [hex, side] of [
  [axial(0, 0), 0],
  [axial(0, 0), 3],
  [axial(1, 0), 0],
  [axial(1, 0), 3],
] as const)
  bridge.barrier(hex, side, 'water')
const ford = river().ground(at('0,0 1,0'), 'rough').way(at('0,0 1,0'), 'path', { in: 5, out: 2 })

const pond = sketch()
  .ground(at('0,0 1,-1 0,1 1,0 -1,1'), 'water')
  .ground(at('-1,2 2,-1 0,-1'), 'marsh')
  .ground(at('-1,0 1,1 2,-2'), 'rough')

function hill(): Sketch {
  const drawn = sketch().ground(disc(3), 'clear')
  for (const hex of disc(3)) drawn.level([hex], Math.min(3, 4 - Math.max(1, hexDistance(hex, ORIGIN))))
  return drawn.ground(at('0,0 1,-1 -1,2'), 'rough').ground(at('2,0 -2,0 0,-3'), 'difficult')
}

function cliff(): Sketch {
  const [edge, behind] = [line(axial(0, -2), 3, 5), line(axial(1, -3), 3, 6)]
  return sketch()
    .ground([...edge, ...behind], 'clear', { elevation: 3 })
    .ground(at('0,-1 0,2 1,0'), 'rough', { elevation: 3 })
    .wall(edge, 'impassable', WEST)
}

/** Floor under the ground, in solid rock as far as a hex round it, but for its mouths. */
function cave(floor: readonly Axial[], more: (drawn: Sketch) => Sketch, open: string): Sketch {
  const mouths = new Set(open.split(' '))
  const drawn = sketch()
  for (const hex of floor)
    for (const near of disc(1, hex))
      if (!mouths.has(`${near.q},${near.r}`)) drawn.ground([near], 'impassable', { environment: 'cave' })
  return more(drawn.ground(floor, 'clear', { environment: 'cave' }))
}
const UNDER = { environment: 'cave' } as const

const chamber = cave(disc(1), (drawn) => drawn.ground(at('1,-1'), 'rough', UNDER), '0,2')
const hall = cave(
  disc(2),
  (drawn) =>
    drawn
      .ground(at('0,0 1,0'), 'water', UNDER)
      .ground(at('-1,-1 -2,0 1,1'), 'rough', UNDER)
      .ground(at('2,-2'), 'difficult', UNDER),
  '0,3 -3,0',
)
const gallery = cave(line(axial(0, -2), 3, 5), (drawn) => drawn.ground(at('0,1'), 'rough', UNDER), '0,-3 0,3')
const fork = cave(at('0,0 0,-1 0,-2 1,0 2,0 -1,1 -2,2'), (drawn) => drawn, '0,-3 3,0 -3,3')

export const FANTASY: Library = {
  'fort-round-tower': {
    fr: 'Tour ronde',
    en: 'Round tower',
    category: 'castle',
    drawn: fort(disc(1), [['0,1', 3]]),
  },
  'fort-square-tower': {
    ...{ fr: 'Tour carrée', en: 'Square tower', category: 'castle' },
    drawn: fort(at('0,0 0,1 1,-1 1,0'), [['1,0', 3]]),
  },
  'fort-gatehouse': { fr: 'Châtelet d’entrée', en: 'Gatehouse', category: 'castle', drawn: gatehouse },
  'fort-curtain-wall': {
    ...{ fr: 'Courtine', en: 'Curtain wall', category: 'castle' },
    drawn: fort(line(axial(0, -1), 3, 4), [], WEST),
  },
  'fort-curtain-wall-across': {
    ...{ fr: 'Courtine en travers', en: 'Curtain wall, across', category: 'castle' },
    drawn: fort(zigzag, [], NORTH),
  },
  'fort-curtain-wall-corner': {
    ...{ fr: 'Angle de courtine', en: 'Curtain wall corner', category: 'castle' },
    drawn: fort(at('0,2 0,1 0,0 1,-1 2,-2'), [], ({ q, r }) => q < 0 || q + r < 0),
  },
  'fort-keep': {
    ...{ fr: 'Donjon', en: 'Keep', category: 'castle' },
    drawn: fort(
      disc(2).filter(({ q }) => Math.abs(q) < 2),
      [['0,2', 3]],
    ).level([ORIGIN], 1),
  },
  'fort-chapel': { fr: 'Chapelle', en: 'Chapel', category: 'village', drawn: chapel },
  huts: { fr: 'Chaumières', en: 'Cottages', category: 'village', drawn: huts('0,0 1,-1 -1,1') },
  'hut-barn': { fr: 'Grange', en: 'Barn', category: 'village', drawn: huts('0,0 1,-1 1,0 0,1') },
  'hut-green': { fr: 'Place de village', en: 'Village green', category: 'village', drawn: green() },
  'tent-camp': { fr: 'Camp', en: 'Camp', category: 'village', drawn: camp() },
  'rough-orchard': {
    ...{ fr: 'Verger', en: 'Orchard', category: 'village' },
    drawn: sketch()
      .ground(at('0,0 0,1 0,-1 1,-1 1,0 -1,0 -1,1'), 'wood')
      .marker(ORIGIN, 'cart', vertex(1))
      .way(line(axial(0, -1), 3, 3), 'path', { in: 0, out: 3 }),
  },
  'road-bridge': { fr: 'Pont', en: 'Bridge', category: 'water', drawn: bridge },
  'rough-ford': { fr: 'Gué', en: 'Ford', category: 'water', drawn: ford },
  'marsh-pond': { fr: 'Étang', en: 'Pond', category: 'water', drawn: pond },
  'rough-hill': { fr: 'Colline', en: 'Hill', category: 'land', drawn: hill() },
  'sheer-cliff': { fr: 'Falaise', en: 'Cliff', category: 'land', drawn: cliff() },
  'cave-chamber': { fr: 'Chambre souterraine', en: 'Cave chamber', category: 'land', drawn: chamber },
  'cave-hall': { fr: 'Grande caverne', en: 'Great cavern', category: 'land', drawn: hall },
  'cave-gallery': { fr: 'Galerie', en: 'Cave passage', category: 'land', drawn: gallery },
  'cave-fork': { fr: 'Carrefour souterrain', en: 'Cave crossroads', category: 'land', drawn: fork },
}
