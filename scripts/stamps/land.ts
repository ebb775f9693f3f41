/** Water and heights, for the medieval rulesets. */
import { type Axial, axial, hexDistance } from '#shared/hex/axial'
import { type Library } from './library'
import { at, disc, line, ORIGIN, ring, type Sketch, sketch } from './sketch'

/** Three hexes of river, straight down, two wide. */
const river = (): Sketch =>
  sketch().ground([...line(axial(0, -2), 3, 5), ...line(axial(1, -2), 3, 4)], 'deep-water')

const bridge = river().ground(at('0,0 1,0'), 'bridge').way(at('0,0 1,0'), 'road', { in: 5, out: 2 })
const ford = river().ground(at('0,0 1,0'), 'ford').way(at('0,0 1,0'), 'path', { in: 5, out: 2 })

const pond = sketch()
  .ground(at('0,0 1,-1 0,1 1,0 -1,1'), 'deep-water')
  .ground(at('-1,2 2,-1 0,-1'), 'marsh')
  .ground(at('-1,0 1,1 2,-2'), 'brush')

/** Steps up to the middle; boulders and bushes on the top. */
function hill(): Sketch {
  const drawn = sketch().ground(disc(3), 'clear')
  for (const hex of disc(3)) drawn.level([hex], 3 - Math.max(0, hexDistance(hex, ORIGIN)))
  drawn.level(ring(3), 1).level(ring(2), 1).level(ring(1), 2).level([ORIGIN], 3)
  return drawn.ground(at('0,0 1,-1'), 'rocks').ground(at('-1,2 2,0 -2,0 0,-3'), 'brush')
}

/** Two levels up behind a rock face, which looks down to the left. */
function cliff(): Sketch {
  const [edge, behind] = [line(axial(0, -2), 3, 5), line(axial(1, -3), 3, 6)]
  const drawn = sketch().ground([...edge, ...behind], 'clear', { elevation: 2 })
  drawn.wall(edge, 'cliff', ({ q }: Axial) => q < 0)
  return drawn.ground(at('0,-2 0,1 1,-1'), 'rocks', { elevation: 2 }).level([axial(1, -3), axial(1, 2)], 2)
}

const wood = sketch()
  .ground(disc(2), 'wood')
  .ground(at('2,-2 -2,0 0,2 -1,2'), 'brush')
  .ground(at('1,-2'), 'clear')
const outcrop = sketch()
  .ground(at('0,0 1,-1 0,1 -1,1'), 'rocks')
  .level([ORIGIN], 1)
  .ground(at('1,0 -1,0'), 'brush')
const mill = sketch()
  .ground(at('0,0 0,1'), 'house')
  .wall(at('0,0 0,1'), 'wall')
  .opening(axial(0, 1), 4, { feature: 'door', state: 'closed' }, 'wall')
  .opening(axial(0, 0), 5, { feature: 'window' }, 'wall')
  .ground(line(axial(1, -2), 3, 5), 'deep-water')

export const LAND: Library = {
  bridge: { fr: 'Pont', en: 'Bridge', category: 'water', drawn: bridge },
  ford: { fr: 'Gué', en: 'Ford', category: 'water', drawn: ford },
  pond: { fr: 'Étang', en: 'Pond', category: 'water', drawn: pond },
  'water-mill': { fr: 'Moulin à eau', en: 'Water mill', category: 'water', drawn: mill },
  hill: { fr: 'Colline', en: 'Hill', category: 'land', drawn: hill() },
  cliff: { fr: 'Falaise', en: 'Cliff', category: 'land', drawn: cliff() },
  wood: { fr: 'Bosquet', en: 'Small wood', category: 'land', drawn: wood },
  outcrop: { fr: 'Chaos rocheux', en: 'Rock outcrop', category: 'land', drawn: outcrop },
}
