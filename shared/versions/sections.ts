/** The sections of a scenario, and what of them a leaf is about: a thing, another entry, the order of entries. */
import { type Part } from '#shared/document/fields/part'
import { type Thing } from '#shared/document/fields/thing'
import { type Scenario } from '#shared/document/types'
import { entriesOfList, type Grain } from './grain'
import { type Leaf, ORDER, segmentsOf } from './leafPath'
import { fieldsAlong } from './fieldsAlong'

/** The part of a scenario in which a leaf lies. */
export interface Subject {
  /** All steps of the leaf. */
  readonly path: readonly string[]
  /** The number of steps to the section: each part of the map is a section too. */
  readonly depth: 1 | 2
  /** Undefined where no version knows the section. */
  readonly section: Part | undefined
  /** The steps to the entry of the section in which the leaf lies, or to a section that has no entries. */
  readonly head: readonly string[]
  /** The steps from there to the leaf: none when the whole entry or section came, went or is one value. */
  readonly rest: readonly string[]
  /** The leaf is the order of the section's entries. */
  readonly isOrder: boolean
  /** The entries of the section are such things. */
  readonly thing: Thing | undefined
}

export function subjectOf(leaf: Leaf): Subject {
  const path = segmentsOf(leaf)
  const fields = fieldsAlong(path)
  const depth = path[0] === 'map' && path.length > 1 ? 2 : 1
  const section = fields[depth - 1]
  const thing = thingOf(section)
  const isOrder = path[depth] === ORDER
  // The first entry on the way: turns are entries of a part of their section.
  const entry = path.findIndex(
    (step, index) => index >= depth && step !== ORDER && holdsEntries(fields[index - 1]),
  )
  const steps = entry < 0 ? depth : entry + 1
  return { path, depth, section, head: path.slice(0, steps), rest: path.slice(steps), isOrder, thing }
}

/** Undefined = the entries of that section are no things with names of their own. */
export function thingOf(section: Part | undefined): Thing | undefined {
  const form = section?.form
  return form?.kind === 'record' || form?.kind === 'list' ? form.of.thing : undefined
}

/** Entries that nobody chooses among: see `Form`. */
export function isJoined(section: Part | undefined): boolean {
  return section?.form?.kind === 'record' && section.form.joined === true
}

function holdsEntries(part: Part | undefined): boolean {
  return part?.form?.kind === 'record' || (part?.form?.kind === 'list' && part.form.keyOf !== undefined)
}

/** The thing that a leaf is about, as a scenario has it; undefined = it has none. */
export function thingAt(scenario: Scenario, { head, depth, section }: Subject): unknown {
  const [id = ''] = head.slice(depth)
  const entries = head.slice(0, depth).reduce<unknown>((part, step) => (part as Parts)[step], scenario)
  const form = section?.form
  if (form?.kind === 'list') return entriesOfList(entries as readonly unknown[], form as ListGrain)[id]
  return Object.hasOwn(entries as Parts, id) ? (entries as Parts)[id] : undefined
}

type Parts = Readonly<Record<string, unknown>>
type ListGrain = Extract<Grain, { kind: 'list' }>
