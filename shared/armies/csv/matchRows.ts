/** Finds the counter type that each row of a CSV speaks of. */
import { type CounterTypeId } from '#shared/document/ids'
import { fold } from '#shared/i18n/fold'

/** The names of a type, as texts without spaces around them; side '' for none, undefined where a file does not say it. */
export interface TypeNames {
  readonly name: string
  readonly abbreviation: string
  readonly side: string | undefined
}

type Key = (names: TypeNames) => string | undefined

const join = (...parts: readonly (string | undefined)[]): string | undefined =>
  parts[0] === '' || parts.includes(undefined) ? undefined : JSON.stringify(parts)

const BY_NAME_AND_SIDE: Key = ({ name, side }) => join(name, side)

/** One after the other for what is still unmatched; a key that several have says nothing. */
const BY_WHAT_IS_ALONE: readonly Key[] = [
  ({ name, side }) => join(fold(name), side),
  ({ abbreviation, side }) => join(fold(abbreviation), side),
  ({ name }) => join(fold(name)),
  ({ abbreviation, side }) => (side === undefined ? join(fold(abbreviation)) : undefined),
]

/**
 * The type of each row: by name and side (of several alike the first row has the first type, and so on), else by abbreviation
 * and side, else by the name alone. Undefined for a row of a new type.
 */
export function matchRows(
  rows: readonly TypeNames[],
  types: readonly (TypeNames & { readonly id: CounterTypeId })[],
): readonly (CounterTypeId | undefined)[] {
  const found = new Map<TypeNames, CounterTypeId>()
  const taken = new Set<CounterTypeId>()
  const pair = (key: Key, inOrder: boolean): void => {
    const own = grouped(
      rows.filter((row) => !found.has(row)),
      key,
    )
    const free = grouped(
      types.filter(({ id }) => !taken.has(id)),
      key,
    )
    for (const [name, alike] of own) {
      const candidates = free.get(name) ?? []
      if (!inOrder && (alike.length > 1 || candidates.length > 1)) continue
      for (const [nth, row] of alike.entries()) {
        const id = candidates[nth]?.id
        if (id === undefined) break
        found.set(row, id)
        taken.add(id)
      }
    }
  }
  pair(BY_NAME_AND_SIDE, true)
  for (const key of BY_WHAT_IS_ALONE) pair(key, false)
  return rows.map((row) => found.get(row))
}

function grouped<T extends TypeNames>(all: readonly T[], key: Key): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>()
  for (const one of all) {
    const name = key(one)
    if (name === undefined) continue
    const group = groups.get(name)
    if (group) group.push(one)
    else groups.set(name, [one])
  }
  return groups
}
