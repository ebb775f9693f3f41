/**
 * Counter types that are to come into a scenario, held against those that it has (CTR-6): some are there already, some have an
 * abbreviation that another type of their side has.
 */
import { contentOf, valuesOf } from '#shared/document/sheetContent'
import { type CounterType } from '#shared/document/armies'
import { type CounterTypeId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'

/** A sheet that is to come, of the side that it will have. */
export interface Coming {
  /** Tells it from the others that come with it. */
  readonly key: string
  /** Its id where it comes from; its id here begins with it. */
  readonly stem: string
  readonly sheet: CounterType
}

/** A type that comes with an abbreviation that is taken. */
export interface Clash {
  readonly coming: Coming
  /** The names of the types that have it: of the scenario, or of those that come before it. */
  readonly names: readonly string[]
  /** The one type of the scenario that has it; undefined where none does, or several. */
  readonly existing: CounterTypeId | undefined
}

export interface Comparison {
  /** Nothing stands in their way. */
  readonly free: readonly Coming[]
  readonly clashes: readonly Clash[]
  /** The scenario has them, letter for letter, or they come twice. */
  readonly present: readonly Coming[]
}

/** Types of a side that differ in more than their names share no abbreviation; those of no side may (CHK9-twin-abbreviation). */
export function compare(
  { counterTypes }: Pick<Scenario, 'counterTypes'>,
  all: readonly Coming[],
): Comparison {
  const known = Object.entries(counterTypes) as [CounterTypeId, CounterType][]
  const contents = new Set(known.map(([, sheet]) => contentOf(sheet)))
  const bearers: { readonly sheet: CounterType; readonly id?: CounterTypeId }[] = known.map(
    ([id, sheet]) => ({
      id,
      sheet,
    }),
  )
  const free: Coming[] = []
  const clashes: Clash[] = []
  const present: Coming[] = []
  for (const coming of all) {
    const content = contentOf(coming.sheet)
    if (contents.has(content)) {
      present.push(coming)
      continue
    }
    contents.add(content)
    const twins = bearers.filter(({ sheet }) => areTwins(sheet, coming.sheet))
    bearers.push({ sheet: coming.sheet })
    if (twins.length === 0) free.push(coming)
    else {
      const names = [...new Set(twins.map(({ sheet }) => sheet.name))]
      clashes.push({ coming, names, existing: twins.length === 1 ? twins[0]?.id : undefined })
    }
  }
  return { free, clashes, present }
}

/** On the map nobody would tell them apart. */
function areTwins(a: CounterType, b: CounterType): boolean {
  return (
    a.side !== undefined &&
    a.side === b.side &&
    a.abbreviation !== '' &&
    a.abbreviation === b.abbreviation &&
    valuesOf(a) !== valuesOf(b)
  )
}
