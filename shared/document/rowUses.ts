/** Finds the uses of a row of the rules in a scenario: its hexes, sides, markers and sheets. */
import { CHUNK_SIZE, chunkColumns } from './chunk'
import { type CounterTypeId, type MarkerId } from './ids'
import { type Scenario } from './types'
import { type HexKey, hexKey } from '#shared/hex/axial'
import { onGrid, toAxial } from '#shared/hex/grid'
import { type HexsideKey } from '#shared/hex/hexside'

/** The kinds of rows: terrains of hexes, features of sides, structures, markers, weapons of sheets. */
export type RowsOf = 'terrains' | 'features' | 'structures' | 'markers' | 'weapons'

export interface RowUses {
  readonly hexes: readonly HexKey[]
  readonly sides: readonly HexsideKey[]
  readonly markers: readonly MarkerId[]
  readonly counterTypes: readonly CounterTypeId[]
}

/** The stat of a sheet that names its missile weapon. */
export const WEAPON_STAT = 'missile'

const NOWHERE: RowUses = { hexes: [], sides: [], markers: [], counterTypes: [] }

/** Time grows with the map. */
export function rowUses(scenario: Scenario, of: RowsOf, row: string): RowUses {
  return { ...NOWHERE, ...FINDERS[of](scenario, row) }
}

export function countUses({ hexes, sides, markers, counterTypes }: RowUses): number {
  return hexes.length + sides.length + markers.length + counterTypes.length
}

const FINDERS: Readonly<Record<RowsOf, (scenario: Scenario, row: string) => Partial<RowUses>>> = {
  terrains: ({ map }, row) => {
    const columns = chunkColumns(map.grid)
    const hexes: HexKey[] = []
    map.chunks.forEach(({ terrain }, chunk) =>
      terrain.forEach((id, cell) => {
        if (id !== row) return
        const col = (chunk % columns) * CHUNK_SIZE + (cell % CHUNK_SIZE)
        const line = Math.floor(chunk / columns) * CHUNK_SIZE + Math.floor(cell / CHUNK_SIZE)
        const hex = toAxial({ col, row: line }, map.grid)
        if (onGrid(hex, map.grid)) hexes.push(hexKey(hex))
      }),
    )
    return { hexes }
  },
  features: ({ map }, row) => ({
    sides: Object.values(map.hexsides).flatMap((bucket) =>
      (Object.keys(bucket) as HexsideKey[]).filter((side) =>
        Object.values(bucket[side] ?? {}).some((one) => (one as { feature?: string }).feature === row),
      ),
    ),
  }),
  structures: ({ map }, row) => ({
    hexes: (Object.keys(map.structures) as HexKey[]).filter((hex) => map.structures[hex]?.feature === row),
  }),
  markers: ({ map }, row) => ({
    markers: (Object.keys(map.markers) as MarkerId[]).filter((id) => map.markers[id]?.kind === row),
  }),
  weapons: ({ counterTypes }, row) => ({
    counterTypes: (Object.keys(counterTypes) as CounterTypeId[]).filter((id) => {
      const type = counterTypes[id]
      return (
        type !== undefined &&
        [type, ...Object.values(type.faces)].some(({ stats }) => stats[WEAPON_STAT] === row)
      )
    }),
  }),
}
