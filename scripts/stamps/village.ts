/** Buildings and places where people live, for the medieval rulesets. Houses are walled hexes with a door and windows. */
import { type Axial, axial } from '#shared/hex/axial'
import { type Direction } from '#shared/hex/direction'
import { type Library } from './library'
import { at, disc, line, ORIGIN, type Sketch, sketch } from './sketch'

const DOOR = { feature: 'door', state: 'closed' } as const
const WINDOW = { feature: 'window' } as const

type Opening = readonly [hex: string, side: Direction]

function building(
  floor: readonly Axial[],
  terrain: string,
  doors: readonly Opening[],
  windows: readonly Opening[],
): Sketch {
  const drawn = sketch().ground(floor, terrain).wall(floor, 'wall')
  for (const [hex, side] of windows) drawn.opening(at(hex)[0] as Axial, side, WINDOW, 'wall')
  for (const [hex, side] of doors) drawn.opening(at(hex)[0] as Axial, side, DOOR, 'wall')
  return drawn
}

const cottage = building(
  at('0,0 1,-1'),
  'house',
  [['0,0', 3]],
  [
    ['0,0', 0],
    ['1,-1', 2],
  ],
)
const smallCottage = building([ORIGIN], 'house', [['0,0', 3]], [['0,0', 0]])
const farmhouse = building(
  at('0,0 0,1 1,-1'),
  'house',
  [['0,0', 2]],
  [
    ['0,0', 5],
    ['0,1', 3],
    ['1,-1', 1],
  ],
)
const barn = building(at('0,0 1,-1 0,1 1,0'), 'stable', [['1,0', 3]], [['0,0', 5]])
/** A nave, and the bell tower that one enters by. */
const chapel = building(
  at('0,-1 0,0 0,1 0,2'),
  'church',
  [['0,2', 3]],
  [
    ['0,-1', 0],
    ['0,0', 4],
    ['0,0', 2],
    ['0,1', 4],
    ['0,1', 2],
  ],
).ground(at('0,2'), 'tower')

/** Fields or trees behind a fence, with a way in. */
function fenced(hexes: readonly Axial[], terrain: string, fence: string, gate: Opening): Sketch {
  return sketch()
    .ground(hexes, terrain)
    .wall(hexes, fence)
    .gap(at(gate[0])[0] as Axial, gate[1])
}

const orchard = fenced(at('0,0 0,1 0,-1 1,-1 1,0 1,-2 -1,0 -1,1 -1,2'), 'orchard', 'hedge', ['0,1', 3])
const garden = fenced(at('0,0 1,-1 1,0'), 'field', 'fence', ['1,0', 2])

function green(): Sketch {
  const drawn = sketch().ground(disc(1), 'clear').ground([ORIGIN], 'orchard')
  drawn.way(line(axial(-2, 1), 1, 1), 'path')
  for (const [hut, q, r] of [
    [cottage, -2, 0],
    [farmhouse, 2, -2],
    [cottage, -1, 3],
    [smallCottage, 2, 1],
  ] as const)
    drawn.add(hut, axial(q, r))
  return drawn
    .ground(at('-2,2 1,1 0,-2 2,0'), 'clear')
    .way(at('-2,2 -1,1 0,1 1,0 2,0'), 'path', { in: 4, out: 1 })
    .way(at('0,1 0,-1 0,-2').slice(1), 'path', { out: 0 })
    .way(at('0,-1 1,-1 1,0'), 'path')
}

function camp(): Sketch {
  const yard = disc(2)
  const drawn = sketch().ground(yard, 'clear').ground(at('-1,-1 1,-2'), 'stable').wall(yard, 'fence')
  drawn.ground(at('-2,1 -1,2 2,-1 1,1'), 'stable')
  return drawn.gap(axial(0, 2), 3).way(at('0,0 0,1 0,2'), 'path', { out: 3 })
}

export const VILLAGE: Library = {
  cottage: { fr: 'Chaumière', en: 'Cottage', category: 'village', drawn: cottage },
  'small-cottage': { fr: 'Cabane', en: 'Hut', category: 'village', drawn: smallCottage },
  farmhouse: { fr: 'Ferme', en: 'Farmhouse', category: 'village', drawn: farmhouse },
  barn: { fr: 'Grange', en: 'Barn', category: 'village', drawn: barn },
  chapel: { fr: 'Chapelle', en: 'Chapel', category: 'village', drawn: chapel },
  'village-green': { fr: 'Place de village', en: 'Village green', category: 'village', drawn: green() },
  garden: { fr: 'Jardin clos', en: 'Walled garden', category: 'village', drawn: garden },
  orchard: { fr: 'Verger', en: 'Orchard', category: 'village', drawn: orchard },
  camp: { fr: 'Camp', en: 'Camp', category: 'village', drawn: camp() },
}
