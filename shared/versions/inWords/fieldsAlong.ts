/** The fields on the way to a leaf, and their names: what the document says of them (`document/fields/part.ts`). */
import { type Part } from '#shared/document/fields/part'
import { type Localized, localized, sameInBoth } from '#shared/i18n/localized'
import { quotable } from '#shared/i18n/quotable'
import { ORDER } from '../leafPath'
import { TREE } from '../leafTree'

/** One for each step; undefined where no version knows the field. */
export function fieldsAlong(path: readonly string[]): readonly (Part | undefined)[] {
  let part: Part | undefined = TREE
  return path.map((step) => (part = part && partAt(part, step)))
}

function partAt({ form }: Part, step: string): Part | undefined {
  if (step === ORDER || !form) return undefined
  if (form.kind === 'object') return Object.hasOwn(form.members, step) ? form.members[step] : undefined
  return form.kind === 'record' || form.kind === 'list' ? form.of : undefined
}

/** The field at the end of a path. */
export function fieldAt(path: readonly string[]): Part | undefined {
  return fieldsAlong(path).at(-1)
}

const NEWER = localized('clés d’une version plus récente', 'keys of a newer version')

/** A field that no version knows is quoted as the file has it. */
export function fieldNamed(field: Part | undefined, key: string): Localized {
  return field?.called ?? (key === 'extra' ? NEWER : sameInBoth(quotable(key)))
}
