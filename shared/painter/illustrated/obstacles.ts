/** Obstacles as they are painted: warm stuffs, a soft shadow to the south-east (CM-OBS). */
import { facingAngle } from '#shared/hex/facing'
import { type Color, type DrawOp } from '../ops'
import { isObstacle } from '../obstacles/index'
import { type PieceStyle, paintObstacle } from '../obstacles/paintObstacle'
import { type Material } from '../obstacles/pieces'
import { PathBuilder } from '../path'
import { fill, mix } from './marks'
import { addSweep } from './shapes'
import { type Site } from './site'
import { type Standing } from './standing'

/** Flat; then in full light, and in the shade. */
const TINTS: Readonly<Record<Material, readonly [Color, Color, Color]>> = {
  wood: ['#7a5833', '#96724a', '#543a1e'],
  plank: ['#b08a58', '#cba878', '#80613a'],
  canvas: ['#e4d9bd', '#f7f0dc', '#b0a482'],
  stripe: ['#b0584a', '#cb7565', '#7d382d'],
  thatch: ['#b8954f', '#dcc07c', '#7d602f'],
  earth: ['#9c7f52', '#b99b6b', '#6f5733'],
  pit: ['#3f3120', '#55442e', '#2a1f13'],
  iron: ['#4c4740', '#6b655b', '#302d28'],
  leaf: ['#66843c', '#8ba352', '#3f5a2c'],
  straw: ['#d2b762', '#ead592', '#a3863f'],
  skin: ['#dfb48a', '#efcca6', '#b48a63'],
  red: ['#a5402f', '#c05d49', '#7b2c20'],
  blue: ['#4a6f97', '#668cb2', '#334f6e'],
  ochre: ['#c39a3c', '#dcb75f', '#8f6f27'],
  hide: ['#85593a', '#a5754f', '#5b3b24'],
  fleece: ['#ebe4d2', '#faf6ea', '#c4bca6'],
  stone: ['#bdb29a', '#dcd3bd', '#8b806a'],
}

const PIECES: PieceStyle = {
  tint: (material, light) => {
    const [flat, lit, shade] = TINTS[material]
    return light >= 0 ? mix(flat, lit, light) : mix(flat, shade, -light)
  },
  line: '#2f2414',
  lineWidth: 0.009,
  shadow: (pieces) =>
    ([1, 0.6] as const).map((part) => {
      const path = new PathBuilder()
      for (const { outline, height } of pieces) if (height > 0) addSweep(path, outline, height * part)
      return fill(path, '#1a1a0b', 0.24)
    }),
}

export function paintObstacles(site: Site, all: readonly Standing[]): DrawOp[] {
  return all.flatMap(({ center, look, facing = { kind: 'side', index: 0 } }) => {
    if (!isObstacle(look)) return []
    const angle = facingAngle(facing, site.layout.grid)
    return paintObstacle(look, { center, angle, front: facing.kind }, PIECES, site.detail)
  })
}
