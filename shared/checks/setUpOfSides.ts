/** The set-up of each side that has zones, or is to set up in some: where it may stand and who is to stand there (SCN-4). */
import { sideOf } from '#shared/document/counters'
import { entryOf } from '#shared/document/entry'
import { setUpOf } from '#shared/document/setUp'
import { type Counter, type Side } from '#shared/document/armies'
import { type CounterId, type SideId } from '#shared/document/ids'
import { type Zone } from '#shared/document/types'
import { type HexKey, parseHexKey } from '#shared/hex/axial'
import { onGrid } from '#shared/hex/grid'
import { quoted } from '#shared/document/inWords/lists'
import { type Localized } from '#shared/i18n/localized'
import { type CheckContext } from './check'

interface SetUpOfSide {
  readonly side: SideId
  /** « Savoie », "Savoy". */
  readonly name: Localized
  /** Its players choose hexes of its zones; else its counters begin where they stand, and zones say where that should be. */
  readonly inZones: boolean
  /** The hexes of its own zones and of everybody's, on the map. */
  readonly hexes: ReadonlySet<HexKey>
  /** Neither spare nor in a reinforcement. */
  readonly counters: readonly (readonly [CounterId, Counter])[]
}

/** In the order of the document; sides without zones that begin where they stand are left out. */
export function setUpOfSides({ scenario }: Pick<CheckContext, 'scenario'>): SetUpOfSide[] {
  const { sides, zones, counters, map } = scenario
  const setUps = Object.values<Zone>(zones).filter(({ kind }) => kind === 'setup')
  const waiting = (Object.entries(counters) as [CounterId, Counter][]).filter(
    ([, counter]) => entryOf(counter).kind === 'set-up',
  )
  return (Object.entries(sides) as [SideId, Side][]).flatMap(([side, own]) => {
    const inZones = setUpOf(own).where === 'zones'
    if (!inZones && !setUps.some((zone) => zone.side === side)) return []
    const hexes = setUps
      .filter((zone) => (zone.side ?? side) === side)
      .flatMap((zone) => zone.hexes)
      .filter((hex) => onGrid(parseHexKey(hex), map.grid))
    return {
      side,
      name: quoted(own.name),
      inZones,
      hexes: new Set(hexes),
      counters: waiting.filter(([, counter]) => sideOf(scenario, counter) === side),
    }
  })
}
