/** Faults of CHK-5 and CHK-6: openings, directional features, ways and enclosures. */
import { seamsOf } from '#shared/checks/seams'
import { boardId } from '#shared/document/ids'
import { type HexsideFeatures, type Scenario } from '#shared/document/types'
import { hexKey } from '#shared/hex/axial'
import { shortestChain } from '#shared/hex/chain'
import { direction } from '#shared/hex/direction'
import { hexesOfGrid } from '#shared/hex/grid'
import {
  hexesOfSide,
  type Hexside,
  hexsideBetween,
  hexsideKey,
  sidesOfVertex,
  verticesOfSide,
} from '#shared/hex/hexside'
import { hexLine } from '#shared/hex/region'
import { vertexOf } from '#shared/hex/vertex'
import { withHexes, withHexsides } from '../../support/board'
import { hexNamed, sideNamed } from '../../support/names'
import { outline } from '../../support/outline'
import { type Clean, half } from './clean'
import { type Plant } from './plant'

const keysOf = (sides: readonly Hexside[]): string[] => sides.map(hexsideKey)
const other = (inside: 'owner' | 'across'): 'owner' | 'across' => (inside === 'owner' ? 'across' : 'owner')
/** Within the castle, from its wall inwards: a wall there is a spur of its own. */
function spur({ ring, castle }: Clean): Hexside {
  const inside = new Set(castle.map(hexKey))
  const found = ring
    .flatMap(verticesOfSide)
    .flatMap(sidesOfVertex)
    .find((side) => hexesOfSide(side).every((hex) => inside.has(hexKey(hex))))
  if (!found) throw new Error('the castle has no room')
  return found
}
/** The map as two boards, side by side. */
function asBoards(scenario: Scenario): Scenario {
  const board = (name: string, firstColumn: number) => ({
    ...{ name, firstColumn, firstRow: 0, columns: 12, rows: 18, turned: false, edges: [] },
  })
  return { ...scenario, boards: { [boardId('1')]: board('1', 0), [boardId('2')]: board('2', 12) } }
}
const along = (scenario: Scenario, from: string, to: string): Hexside[] => {
  const line = hexLine(hexNamed(scenario, from), hexNamed(scenario, to))
  return line.slice(1).map((hex, index) => hexsideBetween(line[index]!, hex) as Hexside)
}
/** A wall from the first board that ends where the second begins. */
function wallToSeam(scenario: Scenario): Hexside[] {
  const [from, to] = ['H12', 'P12'].map((name) => vertexOf(hexNamed(scenario, name), direction(1)))
  const [seam] = seamsOf(asBoards(scenario))
  return (shortestChain(from!, to!) ?? []).filter((side) =>
    verticesOfSide(side).some((vertex) => seam?.sideOfVertex(vertex) === -1),
  )
}
/** A keep inside the castle: the outline of F6, one side of it a door. */
function keep(clean: Clean, features: HexsideFeatures, from = 0): Scenario {
  const sides = outline([hexNamed(clean.scenario, 'F6')])
  return withHexsides(clean.scenario, sides.slice(from), features)
}
const slit = (inside: 'owner' | 'across'): HexsideFeatures => ({
  barrier: { feature: 'wall' },
  opening: { feature: 'arrow-slit', inside },
})
const upperOf = (scenario: Scenario, hex: string, side: string): 'owner' | 'across' =>
  hexKey(sideNamed(scenario, side).hex) === hexKey(hexNamed(scenario, hex)) ? 'owner' : 'across'

export const WALLS: readonly Plant[] = [
  {
    code: 'CHK5-opening-outside-wall',
    fault: 'an opening without its wall',
    fix: true,
    plant: (clean) =>
      withHexsides(clean.scenario, [spur(clean)], {
        opening: clean.gate.opening as NonNullable<HexsideFeatures['opening']>,
      }),
    at: (clean) => ({ hexsides: keysOf([spur(clean)]) }),
  },
  {
    code: 'CHK5-opening-outside-wall',
    fault: 'a slit in a hedge',
    of: 'medieval',
    fix: true,
    plant: (clean) =>
      withHexsides(clean.scenario, [spur(clean)], {
        barrier: { feature: 'hedge' },
        opening: { feature: 'window' },
      }),
    at: (clean) => ({ hexsides: keysOf([spur(clean)]) }),
  },
  {
    code: 'CHK5-opening-outside-wall',
    fault: 'an opening in a piece of wall that stands alone',
    fix: true,
    plant: ({ scenario, gate, family }) =>
      withHexsides(
        family === 'fantasy' ? withHexes(scenario, ['J12'], 'fortification') : scenario,
        ['J12/J13'],
        gate,
      ),
    at: ({ sides }) => ({ hexsides: sides('J12/J13') }),
  },
  {
    code: 'CHK5-entrance-outside',
    fault: 'an entrance to nothing',
    of: 'fantasy',
    fix: true,
    plant: ({ scenario, gate, wall }) => {
      const [first, second] = outline([hexNamed(scenario, 'J12')])
      return withHexsides(withHexsides(scenario, [second!], wall), [first!], gate)
    },
    at: ({ scenario }) => ({ hexsides: keysOf(outline([hexNamed(scenario, 'J12')]).slice(0, 1)) }),
  },
  {
    code: 'CHK5-entrance-owner',
    fault: 'an entrance of nobody',
    of: 'fantasy',
    fix: false,
    plant: ({ scenario, ring, wall }) =>
      withHexsides(scenario, ring.slice(0, 1), { ...wall, opening: { feature: 'fortification-entrance' } }),
    at: ({ ring }) => ({ hexsides: keysOf(ring.slice(0, 1)) }),
  },
  {
    code: 'CHK5-no-ford',
    fault: 'a road through a stream',
    of: 'medieval',
    fix: true,
    plant: ({ scenario }) =>
      withHexsides(
        withHexsides(scenario, along(scenario, 'J12', 'L13'), 'stream'),
        ['K12/K13', 'K11/K12', 'K13/K14'],
        'road',
      ),
    at: ({ hexes, scenario }) => {
      const [, middle] = hexLine(hexNamed(scenario, 'J12'), hexNamed(scenario, 'L13'))
      return { hexes: hexes(hexKey(middle!)) }
    },
  },
  {
    code: 'CHK5-way-at-seam',
    fault: 'a road that stops where the next board begins',
    fix: false,
    plant: ({ scenario }) => withHexsides(asBoards(scenario), along(scenario, 'H13', 'L13'), 'road'),
    at: ({ hexes, scenario }) => ({
      hexes: hexes('L13'),
      hexsides: keysOf(along(scenario, 'H13', 'L13').slice(-1)),
    }),
  },
  {
    code: 'CHK5-wall-at-seam',
    fault: 'a wall that stops where the next board begins',
    fix: false,
    plant: ({ scenario, wall }) => withHexsides(asBoards(scenario), wallToSeam(scenario), wall),
    at: () => ({}),
  },
  {
    code: 'CHK5-level-at-seam',
    fault: 'a hill that is cut off there',
    fix: false,
    plant: ({ scenario }) => {
      const [seam] = seamsOf(asBoards(scenario))
      const west = [...hexesOfGrid(scenario.map.grid)].filter((hex) => seam?.sideOfHex(hex) === -1)
      return withHexes(asBoards(scenario), west, 1)
    },
    at: () => ({}),
  },
  {
    code: 'CHK5-wrong-way',
    fault: 'a slit in the castle’s wall that looks in',
    of: 'medieval',
    fix: true,
    plant: ({ scenario, ring }) =>
      withHexsides(scenario, ring.slice(9, 10), slit(other(half(scenario, ring[9]!)))),
    at: ({ ring }) => ({ hexsides: keysOf(ring.slice(9, 10)) }),
  },
  {
    code: 'CHK5-wrong-way',
    fault: 'a battlement that looks in',
    of: 'medieval',
    fix: true,
    plant: ({ scenario, ring }) =>
      withHexsides(scenario, ring.slice(9, 10), {
        barrier: { feature: 'battlement', inside: other(half(scenario, ring[9]!)) },
      }),
    at: ({ ring }) => ({ hexsides: keysOf(ring.slice(9, 10)) }),
  },
  {
    code: 'CHK5-wrong-way',
    fault: 'a slit in the keep of the castle that looks in',
    of: 'medieval',
    fix: true,
    plant: (clean) => {
      const { scenario, gate } = clean
      const sides = outline([hexNamed(scenario, 'F6')])
      const doored = withHexsides(keep(clean, clean.wall), sides.slice(0, 1), gate)
      const [, , third] = sides
      return withHexsides(doored, [third!], slit(other(keepHalf(scenario, third!))))
    },
    at: ({ scenario }) => ({ hexsides: keysOf(outline([hexNamed(scenario, 'F6')]).slice(2, 3)) }),
  },
  {
    code: 'CHK5-wrong-way',
    fault: 'stairs upside down',
    of: 'medieval',
    fix: true,
    plant: ({ scenario }) =>
      withHexsides(scenario, ['S5/S6'], {
        fixture: { feature: 'stairs', inside: other(upperOf(scenario, 'S5', 'S5/S6')) },
      }),
    at: ({ sides }) => ({ hexsides: sides('S5/S6') }),
  },
  {
    code: 'CHK5-wrong-way',
    fault: 'a cliff upside down',
    of: 'medieval',
    fix: true,
    plant: ({ scenario }) =>
      withHexsides(scenario, ['P4/P5'], {
        barrier: { feature: 'cliff', inside: other(upperOf(scenario, 'P4', 'P4/P5')) },
      }),
    at: ({ sides }) => ({ hexsides: sides('P4/P5') }),
  },
  {
    code: 'CHK5-level-stairs',
    fault: 'stairs on level ground',
    of: 'medieval',
    fix: true,
    plant: ({ scenario }) =>
      withHexsides(scenario, ['J12/J13'], { fixture: { feature: 'stairs', inside: 'owner' } }),
    at: ({ sides }) => ({ hexsides: sides('J12/J13') }),
  },
  {
    code: 'CHK5-level-stairs',
    fault: 'stairs over the wall, the ground being level',
    of: 'medieval',
    fix: false,
    plant: ({ scenario, ring }) =>
      withHexsides(scenario, ring.slice(9, 10), {
        barrier: { feature: 'wall' },
        fixture: { feature: 'stairs', inside: 'owner' },
      }),
    at: ({ ring }) => ({ hexsides: keysOf(ring.slice(9, 10)) }),
  },
  {
    code: 'CHK5-ladder',
    fault: 'a ladder in the open',
    of: 'medieval',
    fix: true,
    plant: ({ scenario }) =>
      withHexsides(scenario, ['J12/J13'], { fixture: { feature: 'ladder', inside: 'owner' } }),
    at: ({ sides }) => ({ hexsides: sides('J12/J13') }),
  },
  {
    code: 'CHK5-drop',
    fault: 'a rock of two levels without cliffs',
    of: 'medieval',
    fix: true,
    plant: ({ scenario }) => withHexes(scenario, ['R9'], 2),
    at: ({ scenario }) => ({ hexsides: keysOf(outline([hexNamed(scenario, 'R9')])) }),
  },
  {
    code: 'CHK5-drop',
    fault: 'a rock of two levels, with stairs on one side',
    of: 'medieval',
    fix: true,
    plant: ({ scenario }) =>
      withHexsides(withHexes(scenario, ['R9'], 2), ['R9/R10'], {
        fixture: { feature: 'stairs', inside: upperOf(scenario, 'R9', 'R9/R10') },
      }),
    at: ({ scenario, sides }) => ({
      hexsides: keysOf(outline([hexNamed(scenario, 'R9')])).filter((side) => side !== sides('R9/R10')[0]),
    }),
  },
  {
    code: 'CHK6-nearly-closed',
    fault: 'a castle that lacks two sides',
    fix: true,
    plant: ({ scenario, ring }) => withHexsides(scenario, ring.slice(3, 5), {}),
    at: ({ ring }) => ({ hexsides: keysOf(ring.slice(3, 5)) }),
  },
  {
    code: 'CHK6-no-entrance',
    fault: 'a castle without a gate',
    fix: false,
    plant: ({ scenario, ring, wall }) => withHexsides(scenario, ring.slice(0, 1), wall),
    at: ({ castle }) => ({ hexes: castle.map(hexKey) }),
  },
  {
    code: 'CHK6-hole',
    fault: 'a keep that lacks one side',
    fix: true,
    plant: (clean) => {
      const sides = outline([hexNamed(clean.scenario, 'F6')])
      return withHexsides(keep(clean, clean.wall, 1), sides.slice(1, 2), clean.gate)
    },
    at: ({ scenario }) => ({ hexsides: keysOf(outline([hexNamed(scenario, 'F6')]).slice(0, 1)) }),
  },
]

function keepHalf(scenario: Scenario, side: Hexside): 'owner' | 'across' {
  return hexKey(side.hex) === hexKey(hexNamed(scenario, 'F6')) ? 'owner' : 'across'
}
