/** The colours of the classic style: every kind of line and area of the ground, bottom to top. Widths in hexes. */
import { type Ink } from '../../sketch'

const DARK_GREEN = '#34482a'
const DARK_BROWN = '#4a3620'
const WATER_BLUE = '#3f7d96'
const STONE_DARK = '#453e33'

export const TERRAIN_INKS = {
  // Marks of the ground.
  furrow: { line: '#a5824b', width: 0.016, cap: 'butt' },
  furrowLight: { line: '#b9a04f', width: 0.016, cap: 'butt' },
  furrowGreen: { line: '#94a054', width: 0.016, cap: 'butt' },
  tuft: { line: '#8a9a56', width: 0.015 },
  wave: { line: WATER_BLUE, width: 0.016 },
  seaWave: { line: '#35708d', width: 0.016 },
  moatLine: { line: '#3d6b73', width: 0.013 },
  marshWater: { line: '#5590a0', width: 0.024 },
  reed: { line: '#54703a', width: 0.016 },
  fordStone: { fill: '#efeadb', line: '#5f6f70', width: 0.011 },
  // Built ground.
  paving: { line: '#a99b78', width: 0.011 },
  fortificationPaving: { line: '#7d735b', width: 0.013 },
  rampartPaving: { line: '#857b63', width: 0.012 },
  tread: { line: '#4c4335', width: 0.016, cap: 'butt' },
  treadArrow: { fill: STONE_DARK },
  // Low growth and stones.
  bush: { fill: '#8da35c', line: '#4d6234', width: 0.013 },
  rockShade: { fill: '#80776a', line: '#3d3830', width: 0.016 },
  rockTop: { fill: '#ddd6c5' },
  hummock: { line: '#6f6a3a', width: 0.016 },
  thorn: { line: '#4a3b22', width: 0.018 },
  // Crags, lava, caves.
  cragDark: { fill: '#5a5145', line: '#2c261e', width: 0.014 },
  cragLit: { fill: '#b3a893', line: '#2c261e', width: 0.014 },
  cragLine: { line: '#2c261e', width: 0.012 },
  crust: { fill: '#55231a', line: '#2e110b', width: 0.012 },
  glow: { line: '#ffc24a', width: 0.018 },
  caveCrack: { line: '#7b684e', width: 0.013 },
  stalagmite: { fill: '#dccfb6', line: '#3d3224', width: 0.013 },
  stalagmiteShade: { fill: '#7d6c55' },
  rockHatch: { line: '#7d6f5d', width: 0.016, cap: 'butt' },
  // Trees: a dark crown with its outline, a lit part inside it.
  crown: { fill: '#55773f', line: DARK_GREEN, width: 0.015 },
  crownLit: { fill: '#83a357' },
  fruitCrown: { fill: '#6f9446', line: DARK_GREEN, width: 0.014 },
  fruitCrownLit: { fill: '#9fbb62' },
  fruit: { fill: '#b8402a' },
  // Roofs by the light that falls on them, then their lines.
  tileDark: { fill: '#9c4f35' },
  tileMid: { fill: '#b9664a' },
  tileLit: { fill: '#cf8261' },
  thatchDark: { fill: '#a8874b' },
  thatchMid: { fill: '#c4a35f' },
  thatchLit: { fill: '#d9bd7c' },
  slateDark: { fill: '#78858d' },
  slateMid: { fill: '#95a1a8' },
  slateLit: { fill: '#b3bdc2' },
  roofCourse: { line: '#000000', lineOpacity: 0.22, width: 0.01, cap: 'butt', perPath: Infinity },
  roofLine: { line: DARK_BROWN, width: 0.02 },
  chimney: { fill: '#e8dfcb', line: DARK_BROWN, width: 0.014 },
  cross: { fill: '#f4eedd', line: '#2c3136', width: 0.015, join: 'miter' },
  // Towers and boats.
  towerStone: { fill: '#b3a88f', line: STONE_DARK, width: 0.022 },
  towerFloor: { fill: '#cdae7c', line: STONE_DARK, width: 0.014 },
  towerBoard: { line: '#8d6c40', width: 0.011 },
  towerMerlon: { fill: '#ece4d0', line: STONE_DARK, width: 0.012, join: 'miter' },
  hull: { fill: '#8a6238', line: '#3a2814', width: 0.024 },
  hullInside: { fill: '#b98f58', line: '#3a2814', width: 0.012 },
  thwart: { line: '#5c4122', width: 0.022 },
} satisfies Record<string, Ink>

export type TerrainInk = keyof typeof TERRAIN_INKS
