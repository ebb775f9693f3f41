/** The inks of ways, bottom to top, and their types. */
import { TERRAIN_LOOK_ROWS, type TerrainLook } from '#shared/rules/map/looks'
import { type Direction } from '#shared/hex/direction'
import { type Ink } from '../../sketch'

export const WAY_INKS = {
  streamBank: { line: '#3f7d96', width: 0.27 },
  stream: { line: '#a3c9d6', width: 0.22 },
  // A second pair of banks, for styles that line waters.
  shallows: {},
  depth: {},
  streamLine: { line: '#6fa3b6', width: 0.014 },
  pathBank: { line: '#93805a', width: 0.12 },
  path: { line: '#e0cfa0', width: 0.08 },
  pathDash: { line: '#93805a', width: 0.02, dash: [0.05, 0.05], cap: 'butt' },
  roadBank: { line: '#6e5837', width: 0.235 },
  road: { line: '#e3cf9d', width: 0.185 },
  rut: { line: '#b99a63', width: 0.014 },
  deckShadow: { fill: '#2f5a6b' },
  deck: { fill: '#c39a62', line: '#3f2c16', width: 0.022, join: 'miter' },
  plank: { line: '#7d5a30', width: 0.012, cap: 'butt' },
  rail: { line: '#3f2c16', width: 0.045 },
  railTop: { line: '#e2c08a', width: 0.018 },
} satisfies Record<string, Ink>

export type WayInk = keyof typeof WAY_INKS
export type WayInks = Readonly<Record<WayInk, Ink>>

export type WayLook = 'stream' | 'path' | 'road'

/** The sides of a hex that each way crosses, in the order of directions. */
export type Crossed = Record<WayLook, Direction[]>

/** Water that swallows streams and lets bridges lead across it, with what lies in or over it. */
export function isWet(look: TerrainLook): boolean {
  const { water, overWater } = TERRAIN_LOOK_ROWS[look]
  return water === 'open' || overWater === true
}
