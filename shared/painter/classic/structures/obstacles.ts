/** Obstacles in the classic style: flat tints in three lights, firm outlines. */
import { type Color } from '../../ops'
import { type PieceStyle } from '../../obstacles/paintObstacle'
import { type Material } from '../../obstacles/pieces'

/** In the light, flat, in the shade. */
const TINTS: Readonly<Record<Material, readonly [Color, Color, Color]>> = {
  wood: ['#8d6a3c', '#7d5a30', '#65471f'],
  plank: ['#d2a970', '#c39a62', '#a67e49'],
  canvas: ['#fbf5e2', '#efe6cc', '#cbbf9f'],
  stripe: ['#c4685a', '#b3503f', '#923c2d'],
  thatch: ['#d9bd7c', '#c4a35f', '#a8874b'],
  earth: ['#c0a06c', '#b08d58', '#8f6f41'],
  pit: ['#5a4326', '#4a3620', '#3a2916'],
  iron: ['#6a655c', '#514d45', '#3b3832'],
  leaf: ['#83a357', '#6f9148', '#55773f'],
  straw: ['#e8d28b', '#dcc06c', '#bfa252'],
  skin: ['#eec79f', '#e3b78b', '#c99b70'],
  red: ['#c9513f', '#b3412f', '#8e3124'],
  blue: ['#5b86b4', '#47719f', '#365a82'],
  ochre: ['#e2bb54', '#d0a63e', '#aa852b'],
  hide: ['#a5754a', '#8f6039', '#734b2a'],
  fleece: ['#fbf7ea', '#f0ead8', '#d3ccb8'],
  stone: ['#d6cdb9', '#bdb39c', '#968c77'],
}

export const CLASSIC_PIECES: PieceStyle = {
  tint: (material, light) => TINTS[material][light > 0.2 ? 0 : light < -0.2 ? 2 : 1],
  line: '#342d22',
  lineWidth: 0.013,
}
