/**
 * Finds the zone that is meant: the chosen one, a new one, or the one under the pointer. Apart from the tool, loaded
 * later.
 */
import { freshId, zoneId, type ZoneId } from '#shared/document/ids'
import { type Scenario, type Zone } from '#shared/document/types'
import { type Axial, hexKey, type HexKey } from '#shared/hex/axial'
import { type ToolOptions } from '../../toolOptions/index'

/** The zone that is painted; undefined when none is chosen, or it is no more. */
export function chosenZone({ zone }: ToolOptions, { zones }: Scenario): ZoneId | undefined {
  return zone !== undefined && zone in zones ? zone : undefined
}

/** A new zone with an id and a name of its own. */
export function newZone(
  { zones }: Scenario,
  hexes: readonly HexKey[],
  idCode: string,
): { id: ZoneId; zone: Zone } {
  const names = new Set(Object.values(zones).map(({ name }) => name))
  let number = Object.keys(zones).length + 1
  while (names.has(`Zone ${number}`)) number++
  return {
    id: zoneId(freshId('zone', zones, idCode)),
    zone: { name: `Zone ${number}`, kind: 'other', hexes },
  }
}

/** The uppermost zone that holds a hex. */
export function zoneAt(hex: Axial, { zones }: Scenario): ZoneId | undefined {
  const key = hexKey(hex)
  const found = (Object.keys(zones) as ZoneId[]).filter((id) => zones[id]?.hexes.includes(key))
  return found.at(-1)
}
