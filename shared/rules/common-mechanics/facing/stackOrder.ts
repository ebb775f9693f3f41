/** The order of a stack, with its top and its bottom (CM-STK-5), kept for each placement of a hex. */
import { type Placement } from '#shared/document/armies'
import { type Axial, hexKey, type HexKey } from '#shared/hex/axial'
import { localized } from '#shared/i18n/localized'
import { because, type Ruling, ruling } from '#shared/rules/sentences/ruling'
import { type FantasyPosition } from '../position/fantasyRules'
import { areFoes, type Unit, unitsOnMap } from '../units/unit'
import { type Zone } from './zones'

// A position is immutable: its units are sorted by hex once.
const sortedUnits = new WeakMap<FantasyPosition, ReadonlyMap<HexKey, readonly Unit[]>>()

/** The units of a hex in all its placements, bottom first: by rank, then in the order of the document. Decoys are no units. */
export function unitsAt(position: FantasyPosition, hex: Axial): readonly Unit[] {
  return unitsByHex(position).get(hexKey(hex)) ?? []
}

/** The same of every hex where there are any. */
export function unitsByHex(position: FantasyPosition): ReadonlyMap<HexKey, readonly Unit[]> {
  const known = sortedUnits.get(position)
  if (known) return known
  const byHex = sortedByHex(position)
  sortedUnits.set(position, byHex)
  return byHex
}

function sortedByHex(position: FantasyPosition): ReadonlyMap<HexKey, readonly Unit[]> {
  const byHex = new Map<HexKey, Unit[]>()
  const units = unitsOnMap(position).sort((a, b) => a.counter.rank - b.counter.rank)
  for (const unit of units)
    for (const hex of unit.hexes) {
      const others = byHex.get(hexKey(hex))
      if (others) others.push(unit)
      else byHex.set(hexKey(hex), [unit])
    }
  return byHex
}

/** The stack of one belligerent in a placement of a hex, bottom first. */
export function stackAt(
  position: FantasyPosition,
  hex: Axial,
  placement: Placement,
  of: Pick<Unit, 'side'>,
): readonly Unit[] {
  return unitsAt(position, hex).filter((unit) => unit.placement === placement && !areFoes(unit, of))
}

/** Those of a stack who count for its order: its large units when there are any, else all. @rule CM-STK-5 */
export function ranked(stack: readonly Unit[]): readonly Unit[] {
  const large = stack.filter((unit) => unit.large)
  return large.length > 0 ? large : stack
}

/**
 * Whom of a stack, bottom first, one attacks who comes at it from this zone: the top from front and flank, the bottom from
 * behind. Undefined when there is nobody.
 * @rule CM-STK-5
 */
export function targetOf(stack: readonly Unit[], zone: Zone): Unit | undefined {
  return ranked(stack).at(zone === 'rear' ? 0 : -1)
}

const NOT_ON_TOP = localized('elle n’est pas au sommet de sa pile', 'it is not the top of its stack')

/**
 * Is the unit the one that attacks for its stack: its top, in every hex it covers?
 * @rule CM-STK-5
 * @interpretation A formation that is stacked in one of its hexes attacks only where it is the top there too.
 */
export function mayAttack(position: FantasyPosition, unit: Unit): Ruling<boolean> {
  const leads = unit.hexes.every(
    (hex) => targetOf(stackAt(position, hex, unit.placement, unit), 'front')?.id === unit.id,
  )
  const at = { counter: unit.id }
  return leads ? ruling(true, because('CM-STK-5', at)) : ruling(false, because('CM-STK-5', at, NOT_ON_TOP))
}

/**
 * The place of an arrival in the order of a stack: retreaters on top, advancers at the bottom. A small unit that joins large
 * ones does not change who is top or bottom: it goes below them.
 * @rule CM-STK-5
 * @interpretation Where the excepted small unit goes is ours: the source only says that it does not become the top or bottom.
 */
export function arrival(
  stack: readonly Unit[],
  unit: Unit,
  as: 'retreat' | 'advance',
): Ruling<'top' | 'bottom'> {
  const joinsLarge = !unit.large && stack.some(({ large }) => large)
  return ruling(as === 'retreat' && !joinsLarge ? 'top' : 'bottom', because('CM-STK-5', { counter: unit.id }))
}
