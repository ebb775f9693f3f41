/** The counter types as the tray shows them: side by side in the file's order, then those of no side; those that are sought. */
import { type CounterTypeId, type SideId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { fit, wordsOf } from '#shared/i18n/search'

interface TrayGroup {
  /** undefined = types that belong to no side. */
  readonly side: SideId | undefined
  readonly types: readonly CounterTypeId[]
}

type Sheets = Pick<Scenario, 'sides' | 'counterTypes'>

export function trayGroups({ sides, counterTypes }: Sheets): TrayGroup[] {
  const typesOf = (side: SideId | undefined): CounterTypeId[] =>
    (Object.keys(counterTypes) as CounterTypeId[]).filter((id) => counterTypes[id]?.side === side)
  const groups = (Object.keys(sides) as SideId[]).map((side) => ({ side, types: typesOf(side) }))
  const sideless = typesOf(undefined)
  return sideless.length > 0 ? [...groups, { side: undefined, types: sideless }] : groups
}

/** The types from one to another as they are shown, both included, whichever is first; without a first one, the last alone. */
export function typesBetween(
  groups: readonly TrayGroup[],
  from: CounterTypeId | undefined,
  to: CounterTypeId,
): readonly CounterTypeId[] {
  const types = groups.flatMap((group) => group.types)
  const [start, end] = [from === undefined ? -1 : types.indexOf(from), types.indexOf(to)]
  return start < 0 ? [to] : types.slice(Math.min(start, end), Math.max(start, end) + 1)
}

/** The types whose name, abbreviation or side these words fit; all of them, and sides without types, when nothing is sought. */
export function soughtGroups(groups: readonly TrayGroup[], sought: string, scenario: Sheets): TrayGroup[] {
  const words = wordsOf(sought)
  if (words.length === 0) return [...groups]
  return groups
    .map(({ side, types }) => {
      const of = side === undefined ? '' : (scenario.sides[side]?.name ?? '')
      const isSought = (id: CounterTypeId): boolean => {
        const { name = '', abbreviation = '' } = scenario.counterTypes[id] ?? {}
        return fit(`${name} ${abbreviation} ${of}`, words) !== undefined
      }
      return { side, types: types.filter(isSought) }
    })
    .filter(({ types }) => types.length > 0)
}
