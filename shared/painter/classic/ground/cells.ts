/** Reads the ground of every hex for the patchwork: its look, tint and rank. */
import { type Axial } from '#shared/hex/axial'
import { neighbors } from '#shared/hex/direction'
import { TERRAIN_LOOK_ROWS, type TerrainLook } from '#shared/rules/map/looks'
import { isCave, lookOf } from '../../hexLook'
import { type Scene } from '../../scene'
import { type Patch } from './cellOutline'
import { type GroundInk } from './grounds'
import { cropOf, fieldOf } from '../symbols/fields'

/** A hex of the patchwork: its look, and the tint and rank of its area. */
export interface Cell extends Patch {
  readonly look: TerrainLook
  readonly ground: TerrainLook
  readonly ink: GroundInk
  /** The neighbour of higher rank draws the line between two. */
  readonly rank: number
  readonly cave: boolean
}

export type LookAt = (hex: Axial) => TerrainLook | undefined

/** The look of the ground under a hex: its own, or that of its host. */
export function groundLook(hex: Axial, look: TerrainLook, lookAt: LookAt): TerrainLook {
  if (!TERRAIN_LOOK_ROWS[look].building && !TERRAIN_LOOK_ROWS[look].deck) return look
  const around = neighbors(hex).map(lookAt)
  const water = around.find((near) => near !== undefined && TERRAIN_LOOK_ROWS[near].water)
  if (look === 'boat' || (look === 'bridge' && water)) return water ?? 'water'
  if (around.includes(look)) return look
  const hosts = around.filter(
    (near) => near !== undefined && !TERRAIN_LOOK_ROWS[near].building && !TERRAIN_LOOK_ROWS[near].deck,
  )
  return commonestHost(hosts as TerrainLook[])
}

function commonestHost(looks: readonly TerrainLook[]): TerrainLook {
  let best: TerrainLook = 'clear'
  let count = 0
  for (const look of looks) {
    const times = looks.filter((other) => other === look).length
    if (TERRAIN_LOOK_ROWS[look].host && times > count) [best, count] = [look, times]
  }
  return best
}

/** Looks and cells of the hexes of one call, which neighbours ask for again and again. */
export function cellReader(scene: Scene): { lookAt: LookAt; cellAt: (hex: Axial) => Cell | undefined } {
  const looks = new Map<number, TerrainLook | undefined>()
  const cells = new Map<number, Cell | undefined>()
  const key = (hex: Axial): number => (hex.q + 4096) * 16384 + hex.r + 8192
  const lookAt: LookAt = (hex) => {
    const at = key(hex)
    if (looks.has(at)) return looks.get(at)
    const look = lookOf(scene, hex)
    looks.set(at, look)
    return look
  }
  const cellAt = (hex: Axial): Cell | undefined => {
    const at = key(hex)
    if (cells.has(at)) return cells.get(at)
    const look = lookAt(hex)
    const cell = look && cellOf(hex, look, lookAt, isCave(scene, hex, look))
    cells.set(at, cell)
    return cell
  }
  return { lookAt, cellAt }
}

function cellOf(hex: Axial, look: TerrainLook, lookAt: LookAt, cave: boolean): Cell {
  const ground = groundLook(hex, look, lookAt)
  const { soft, rank } = TERRAIN_LOOK_ROWS[ground].ground
  if (ground !== 'field')
    return { look, ground, key: cave ? `${ground} in a cave` : ground, soft, ink: ground, rank, cave }
  const field = fieldOf(hex)
  return { look, ground, key: field.id, soft, ink: cropOf(field.seed).ink, rank: rank + field.seed / 2, cave }
}
