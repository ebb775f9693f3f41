/** Judges to whom a fortification's entrances are open, and finds its hexes (CM-SID-6). */
import { type SideId } from '#shared/document/ids'
import { type Opening } from '#shared/document/types'
import { type Axial, type HexKey, hexKey, parseHexKey } from '#shared/hex/axial'
import { neighbors } from '#shared/hex/direction'
import { hexesOfSide, type Hexside, hexsideKey, type HexsideKey, parseHexsideKey } from '#shared/hex/hexside'
import { localized } from '#shared/i18n/localized'
import { keptByMap } from '../../engine/keptByMap'
import { because, type Ruling, ruling } from '#shared/rules/sentences/ruling'
import { type FantasyPosition } from '../position/fantasyRules'
import { type HexsideAcross, sideBetween } from './hexsideAcross'
import { type FeatureRow } from '../rows/mapRows'
import { unitsAt } from '../facing/stackOrder'
import { difficultyAt } from './terrainClass'

/**
 * The barrier of the side to units of this belligerent: none where an entrance is theirs or they are let pass (an entrance
 * is then an ordinary side); an entrance painted without a barrier is itself a fortification side to all others.
 * @rule CM-SID-6
 */
export function barrierFor(
  position: FantasyPosition,
  { side, barrier, entrance }: HexsideAcross,
  belligerent: SideId | undefined,
): FeatureRow | undefined {
  if (!entrance) return barrier
  if (isOpenTo(position, side, entrance.opening, belligerent)) return undefined
  return barrier ?? { ...entrance.row, crossing: 'climb' }
}

/** An entrance without owner is closed to everyone. @rule CM-SID-6 */
function isOpenTo(
  position: FantasyPosition,
  side: Hexside,
  opening: Opening,
  belligerent: SideId | undefined,
): boolean {
  if (belligerent === undefined || opening.owner === undefined) return false
  const captor = captorOf(position, side, opening.owner)
  if (captor !== undefined) return captor === belligerent
  return opening.owner === belligerent || (opening.guests ?? []).includes(belligerent)
}

/**
 * The enemy of the owner that alone occupies the fortification of an entrance: it has taken it. Undefined when nobody has.
 * @rule CM-SID-6
 * @interpretation Occupied = units of one belligerent only stand on the ground of its hexes. Those whom the former owner let
 * pass are let pass no more.
 */
function captorOf(position: FantasyPosition, side: Hexside, owner: SideId): SideId | undefined {
  const occupants = new Set<SideId>()
  for (const key of fortificationBehind(position, side))
    for (const unit of unitsAt(position, parseHexKey(key)))
      if (unit.side !== undefined && unit.placement === 'ground') occupants.add(unit.side)
  const [only] = occupants
  return occupants.size === 1 && only !== owner ? only : undefined
}

/** An owned entrance of a map, and the fortification behind it. */
interface OwnedEntrance {
  readonly side: Hexside
  readonly owner: SideId
  readonly behind: ReadonlySet<HexKey>
}

const ownedEntrances = keptByMap((position: FantasyPosition): readonly OwnedEntrance[] =>
  Object.values(position.scenario.map.hexsides).flatMap((bucket) =>
    (Object.keys(bucket) as HexsideKey[]).flatMap((key) => {
      const side = parseHexsideKey(key)
      const { owner } = bucket[key]?.opening ?? {}
      return owner === undefined ? [] : [{ side, owner, behind: fortificationBehind(position, side) }]
    }),
  ),
)

/** The captors of all owned entrances of the map as one text: while it stays, every side is to a belligerent what it was. @rule CM-SID-6 */
export function captors(position: FantasyPosition): string {
  const entrances = ownedEntrances(position)
  return JSON.stringify(entrances.map(({ side, owner }) => captorOf(position, side, owner) ?? null))
}

/** May a unit on the ground of this hex change who has taken an entrance? @rule CM-SID-6 */
export function mayCapture(position: FantasyPosition, hex: Axial): boolean {
  return ownedEntrances(position).some(({ behind }) => behind.has(hexKey(hex)))
}

/** Does an entrance on this side touch a hex of the fortification class? One that does not is an error. @rule CM-SID-6 */
export function leadsIntoFortification(position: FantasyPosition, side: Hexside): Ruling<boolean> {
  const at = { hexside: hexsideKey(side) }
  return ruling(
    hexesOfSide(side).some((hex) => isFortified(position, hex)),
    because('CM-SID-6', at, NO_FORTIFICATION),
  )
}

const NO_FORTIFICATION = localized('aucune case de fortification à côté', 'no fortification hex beside it')

/** The hexes of the fortification that a side leads into: those of its class that touch, no wall between them. */
export function fortificationBehind(position: FantasyPosition, side: Hexside): ReadonlySet<HexKey> {
  const found = new Set<HexKey>()
  const open: Axial[] = hexesOfSide(side).filter((hex) => isFortified(position, hex))
  for (let hex = open.pop(); hex; hex = open.pop()) {
    if (found.has(hexKey(hex))) continue
    found.add(hexKey(hex))
    for (const next of neighbors(hex))
      if (isFortified(position, next) && !sideBetween(position, hex, next)?.barrier?.closes) open.push(next)
  }
  return found
}

export function isFortified(position: FantasyPosition, hex: Axial): boolean {
  return difficultyAt(position, hex) === 'fortification'
}
