/** Structures, markers and obstacles in one ink. */
import { STRUCTURE_INKS } from '../classic/structures/site'
import { type PieceStyle } from '../obstacles/paintObstacle'
import { type Material } from '../obstacles/pieces'
import { BLACK, WHITE } from '../oneInk'
import { type Ruling } from '../ruling'
import {
  dots,
  FINE,
  FIRM,
  HAIR,
  likeClassic,
  line,
  lines,
  outlined,
  PAPER,
  ruled,
  SHADE,
  SOLID,
} from './inks'

export const STRUCTURES = likeClassic(STRUCTURE_INKS, {
  earth: outlined(FIRM, [dots(0.07, 0.009)]),
  fascine: line(FIRM),
  debris: ruled(dots(0.07, 0.008)),
  stone: outlined(FINE, SHADE.mid),
  stoneLit: PAPER,
  masonry: PAPER,
  course: line(HAIR, { cap: 'butt' }),
  rim: line(0.022),
  front: line(0.06),
  crack: line(0.022),
  merlon: outlined(0.014, [], 'miter'),
  slitBlock: outlined(FIRM, [], 'miter'),
  slit: SOLID,
  drum: outlined(0.026),
  drumFloor: outlined(FIRM),
  board: line(HAIR),
  drumMerlon: outlined(0.014, [], 'miter'),
  drumCrack: line(0.022),
  scorch: { ruling: [dots(0.06, 0.009)], perPath: Infinity },
  log: line(0.045),
  flameOuter: outlined(0.018),
  flameInner: SOLID,
  smoke: outlined(0.016),
  curl: line(0.014),
  smokeDense: outlined(FIRM, SHADE.dark),
  curlDense: { line: WHITE, width: 0.03 },
})

/** In the shade, flat or in the light: what tells the materials of obstacles apart beside their shapes. */
const RULED: Readonly<Partial<Record<Material, readonly Ruling[]>>> = {
  stripe: [lines(45, 0.03, HAIR)],
  earth: [dots(0.06, 0.009)],
  pit: [lines(45, 0.03, 0.012), lines(-45, 0.03, 0.012)],
  iron: [lines(45, 0.02, HAIR)],
  leaf: [dots(0.034, 0.006)],
  hide: [lines(45, 0.026, HAIR)],
  red: [lines(45, 0.026, HAIR)],
  blue: [lines(-45, 0.026, HAIR)],
  ochre: [dots(0.026, 0.006)],
}

const SHADED = 0.2

export const PIECES: PieceStyle = {
  tint: () => WHITE,
  ruling: (material, light) => RULED[material] ?? (light < -SHADED ? SHADE.light : []),
  line: BLACK,
  lineWidth: FINE,
}
