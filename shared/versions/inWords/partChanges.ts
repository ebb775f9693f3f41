/** The changes of a part of the scenario that is no thing: its title and texts, its turns, the look of its grid, its cards. */
import { localized, type Localized, sameInBoth } from '#shared/i18n/localized'
import { quotable } from '#shared/i18n/quotable'
import { type LeafChange } from '../difference'
import { fieldAt } from '../fieldsAlong'
import { ORDER } from '../leafPath'
import { type Subject, subjectOf } from '../sections'
import { fieldNamed, pathNamed } from './fieldNamed'
import { fieldChange } from './mapInWords'
import { type Version, type Versions } from './version'

/** The part once, then its fields. `subject` is that of the first change; the others lie in the same part. */
export function partChanges(
  { before, after }: Versions,
  subject: Subject,
  changes: readonly LeafChange[],
): Localized {
  const part = partNamed(after, subject)
  const parts = changes.map((change) => {
    const { path: steps, rest, head } = subjectOf(change.leaf)
    const path = steps.filter((step) => step !== ORDER)
    // The part as a whole came, went or is one value.
    const name =
      rest.length === 0 ? (part ?? sameInBoth(quotable(head[0] ?? ''))) : pathNamed(after, path, head.length)
    return fieldChange(before, after, fieldAt(path), path.at(-1) ?? '', change, name)
  })
  const whole = changes.length === 1 && subject.rest.length === 0
  const prefix = part && !whole ? localized(`${part.fr}\u202f: `, `${part.en}: `) : sameInBoth('')
  return localized(
    `${prefix.fr}${parts.map(({ fr }) => fr).join(', ')}`,
    `${prefix.en}${parts.map(({ en }) => en).join(', ')}`,
  )
}

/** Entries among which nobody chooses (letters of map rows, numbers for VASSAL): that there are others is all that can be said. */
export function joinedChanged({ section, path, depth }: Subject): Localized {
  return fieldNamed(section, path[depth - 1] ?? '')
}

/** Undefined = its fields say enough. */
function partNamed(version: Version, { head }: Subject): Localized | undefined {
  return head.length === 1 ? fieldAt(head)?.called : pathNamed(version, head, 1)
}
