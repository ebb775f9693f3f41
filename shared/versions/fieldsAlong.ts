/** The fields on the way to a leaf, as the document defines them (`document/fields/part.ts`). */
import { type Part } from '#shared/document/fields/part'
import { ORDER } from './leafPath'
import { TREE } from './leafTree'

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
