/** Lines and areas of hexside features, bottom to top. Widths in hexes. */
import { type Printing } from '../../oneInk'
import { type Ink } from '../../sketch'

const STONE_DARK = '#342d22'
const WOOD_DARK = '#38260f'

/** Thickness of walls in hexes: low, plain, battlement, fortification. */
export const WALL_THICKNESS = { low: 0.085, plain: 0.14, battlement: 0.17, fortification: 0.18 } as const
const OUTLINE = 0.045

export const HEXSIDE_INKS = {
  normal: { line: '#7d7452', width: 0.024, dash: [0.001, 0.05] },
  waterSide: { line: '#3f7d96', width: 0.034 },
  roughStone: { fill: '#b5ab97', line: '#4c463b', width: 0.013 },
  hedgeDark: { fill: '#34482a' },
  hedge: { fill: '#6f9148' },
  hedgeLit: { fill: '#98b266' },
  fence: { line: '#5d4222', width: 0.024, cap: 'butt' },
  fencePost: { fill: '#c59a5e', line: WOOD_DARK, width: 0.014 },
  cliffTooth: { fill: '#33291a' },
  cliff: { line: '#33291a', width: 0.045 },
  impassable: { line: '#2b1512', width: 0.05 },
  impassableCross: { line: '#b3261e', width: 0.032 },
  // Walls: one dark stroke under one of stone joins everything at the vertices.
  lowDark: { line: STONE_DARK, width: WALL_THICKNESS.low + OUTLINE },
  low: { line: '#cfc5ac', width: WALL_THICKNESS.low },
  plainDark: { line: STONE_DARK, width: WALL_THICKNESS.plain + OUTLINE },
  battlementDark: { line: STONE_DARK, width: WALL_THICKNESS.battlement + OUTLINE },
  fortificationDark: { line: STONE_DARK, width: WALL_THICKNESS.fortification + OUTLINE },
  plain: { line: '#bdb39c', width: WALL_THICKNESS.plain },
  battlement: { line: '#bdb39c', width: WALL_THICKNESS.battlement },
  fortification: { line: '#b1a68e', width: WALL_THICKNESS.fortification },
  course: { line: '#8a7f69', width: 0.011, cap: 'butt' },
  crack: { line: '#241c11', width: 0.026 },
  merlon: { fill: '#efe8d6', line: STONE_DARK, width: 0.015, join: 'miter' },
  // Openings.
  turret: { fill: '#cdc4ae', line: STONE_DARK, width: 0.022 },
  turretTop: { fill: '#efe8d6', line: STONE_DARK, width: 0.012 },
  block: { fill: '#e3dac4', line: STONE_DARK, width: 0.02, join: 'miter' },
  passage: { fill: '#d8c294', line: STONE_DARK, width: 0.014, join: 'miter' },
  dark: { fill: '#17120b' },
  pane: { fill: '#f4f7f3', line: STONE_DARK, width: 0.016, join: 'miter' },
  mullion: { line: STONE_DARK, width: 0.02, cap: 'butt' },
  leaf: { fill: '#96622c', line: WOOD_DARK, width: 0.015, join: 'miter' },
  leafBand: { line: WOOD_DARK, width: 0.014, cap: 'butt' },
  bar: { line: '#101010', width: 0.022, cap: 'butt' },
  barTooth: { fill: '#101010' },
  shield: { fill: '#f4efe0', line: STONE_DARK, width: 0.016 },
  // Fixtures.
  flight: { fill: '#ded4bb', line: STONE_DARK, width: 0.018, join: 'miter' },
  tread: { line: STONE_DARK, width: 0.014, cap: 'butt' },
  arrow: { fill: STONE_DARK },
  railDark: { line: WOOD_DARK, width: 0.042 },
  rungDark: { line: WOOD_DARK, width: 0.036 },
  rung: { line: '#dcb06a', width: 0.016 },
  rail: { line: '#dcb06a', width: 0.02 },
} satisfies Record<string, Ink>

export type HexsideInk = keyof typeof HEXSIDE_INKS

/** A table of them, and the inks that the shields of owners are printed with. */
export interface HexsideInks {
  readonly hexsides: Readonly<Record<HexsideInk, Ink>>
  readonly printing: Printing
}
