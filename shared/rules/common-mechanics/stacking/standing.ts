/** Judges whether a unit may stand in a hex, and with whom (CHK-2, CHK-3, CHK-4). */
import { type Counter } from '#shared/document/armies'
import { type CounterId } from '#shared/document/ids'
import { type Axial, hexKey } from '#shared/hex/axial'
import { neighbors } from '#shared/hex/direction'
import { onGrid } from '#shared/hex/grid'
import { hexsideKey } from '#shared/hex/hexside'
import { because, type Ruling, ruling } from '#shared/rules/sentences/ruling'
import { isFenced, mayPass } from '../ground/crossing'
import { mayEnter } from '../ground/entry'
import { type FantasyPosition } from '../position/fantasyRules'
import { sideBetween } from '../ground/hexsideAcross'
import { mayShare } from './stacking'
import { unitOf, unitOfCounter } from '../units/unit'

/**
 * May the counter be in a hex in its placement? The rule that decides comes first. A road that leads there lets in whom the
 * terrain keeps out. Off the map nothing is forbidden, nor anywhere to a decoy, which is no unit.
 * @rule CM-TER-1
 * @rule CM-TER-2
 */
export function mayStand(position: FantasyPosition, counter: Counter, hex: Axial): Ruling<boolean> {
  const at = { hex: hexKey(hex) }
  if (counter.decoy) return ruling(true, because('CM-HID-2', at))
  if (!onGrid(hex, position.scenario.map.grid)) return ruling(true, because('CM-TER-1', at))
  const unit = unitOfCounter(position, counter)
  const entry = mayEnter(position, unit, hex, counter.placement)
  if (entry.value !== 'never') return ruling(true, ...entry.because)
  const ways = neighbors(hex)
    .filter((next) => sideBetween(position, next, hex)?.road)
    .map((next) => mayPass(position, unit, next, hex, counter.placement))
  const road = ways.find(({ value }) => value !== 'never')
  return road ? ruling(true, ...road.because) : ruling(false, ...entry.because)
}

/**
 * May a formation lie across the side between two hexes: one that no formation may cross splits it? An entrance counts as its
 * barrier, whosever it is: its fortification lets in no formation.
 * @rule CM-SID-3
 */
export function mayStraddle(position: FantasyPosition, left: Axial, right: Axial): Ruling<boolean> {
  const across = sideBetween(position, left, right)
  if (!across) return ruling(true, because('CM-ORI-1'))
  const at = { hexside: hexsideKey(across.side) }
  if (isFenced(position, left, right) || isFenced(position, right, left))
    return ruling(false, because('CM-OBS', at))
  const splits = across.barrier?.endsFormation === true || across.entrance?.row.endsFormation === true
  return ruling(!splits, because(across.barrier?.rule ?? 'CM-SID-3', at))
}

/** May these counters share a hex, bottom first? Decoys are no units and do not count; who is hidden does. @rule CM-STK-1 */
export function mayStack(
  position: FantasyPosition,
  hex: Axial,
  counters: readonly CounterId[],
): Ruling<boolean> {
  return mayShare(
    position,
    hex,
    counters.flatMap((id) => unitOf(position, id) ?? []),
  )
}
