/** The parts that an answer is put together from: lists, items, shades, the counter of an entry. For the inquiries of every game. */
import { footprint } from '#shared/document/counters'
import { type CounterId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { type Localized } from '#shared/i18n/localized'
import { type Axial } from '#shared/hex/axial'
import { type AnswerEntry, type AnswerItem, type AnswerList, type AnswerShade, type Tone } from './answer'
import { type Reason } from '#shared/rules/sentences/ruling'

/** @param id its own among the lists of the answer. */
export function list(id: string, title: Localized, entries: readonly AnswerEntry[]): AnswerList {
  return { id, title, entries }
}

/** The lists that have entries. */
export function filled(lists: readonly AnswerList[]): AnswerList[] {
  return lists.filter(({ entries }) => entries.length > 0)
}

/** @param value a number counts in the sum; words only tell. */
export function item(name: Localized, value: AnswerItem['value'], reason: Reason): AnswerItem {
  return { name, value, reason }
}

/**
 * Hexes shaded alike.
 * @param id its own among the shades of the answer.
 * @param text written in each of the hexes.
 */
export function shade(
  id: string,
  name: Localized,
  tone: Tone,
  hexes: readonly Axial[],
  text?: string,
): AnswerShade {
  return { id, name, tone, hexes, ...(text !== undefined && { texts: hexes.map(() => text) }) }
}

/** The shades that have hexes. */
export function covering(shades: readonly AnswerShade[]): AnswerShade[] {
  return shades.filter(({ hexes }) => hexes.length > 0)
}

/** The part of an entry that names a counter and shows the hexes in which it stands. */
export function placed(scenario: Scenario, counter: CounterId): Pick<AnswerEntry, 'counter' | 'hexes'> {
  return { counter, hexes: footprint(scenario, scenario.counters[counter]) }
}
