/**
 * Follows every reference of a part of the document, as its fields say what they refer to: things can be called otherwise, or go,
 * and what names them follows. Nobody lists references by hand.
 */
import { type Form, type Part, partsOf, type Referred } from './part'
import { type Field } from './vocabulary'

/** The id that takes the place of another; undefined = the thing is gone. */
export type Calls = (section: Referred, id: string) => string | undefined

/**
 * The value with every thing that it names called otherwise; undefined when it is nothing without one that is gone. What only named
 * such a thing forgets it, and a list names each thing once. What does not change is the same object.
 */
export function withCalled<T>(field: Field<T>, value: T, calls: Calls): T | undefined {
  return follow(field, value, calls) as T | undefined
}

function follow(part: Part, value: unknown, calls: Calls): unknown {
  if (part.refersTo) return calls(part.refersTo, value as string)
  const { form } = part
  if (!form || !mayRefer(form)) return value
  switch (form.kind) {
    case 'object':
      return followMembers(form, value as Values, calls)
    case 'variant':
      return follow(form.kinds[(value as { readonly kind: string }).kind] as Part, value, calls)
    case 'list':
      return followItems(form.of, value as readonly unknown[], calls)
    case 'record':
      return followEntries(form.of, value as Values, calls)
    case 'json':
      return value
  }
}

type Values = Readonly<Record<string, unknown>>

/** A thing that something names, and the way there from the part that was searched. */
export interface Reference {
  readonly section: Referred
  readonly id: string
  /** Keys, ids and places in lists, from the outermost. */
  readonly path: readonly string[]
  /** The parts at these steps. */
  readonly parts: readonly Part[]
}

/** Every reference within a value, in the order of its fields. */
export function referencesIn(
  part: Part,
  value: unknown,
  way: Pick<Reference, 'path' | 'parts'> = { path: [], parts: [] },
): readonly Reference[] {
  if (value === undefined) return []
  if (part.refersTo) return [{ section: part.refersTo, id: value as string, ...way }]
  const { form } = part
  if (!form || !mayRefer(form)) return []
  const within = (step: string, inner: Part): readonly Reference[] =>
    referencesIn(inner, (value as Values)[step], {
      path: [...way.path, step],
      parts: [...way.parts, inner],
    })
  switch (form.kind) {
    case 'object':
      return Object.entries(form.members).flatMap(([key, member]) => within(key, member))
    case 'variant':
      return referencesIn(form.kinds[(value as { readonly kind: string }).kind] as Part, value, way)
    case 'list':
    case 'record':
      return Object.keys(value as Values).flatMap((key) => within(key, form.of))
    case 'json':
      return []
  }
}

function followMembers(form: Extract<Form, { kind: 'object' }>, value: Values, calls: Calls): unknown {
  let next: Record<string, unknown> | undefined
  for (const [key, member] of Object.entries(form.members)) {
    const before = value[key]
    if (before === undefined) continue
    const after = follow(member, before, calls)
    if (after === before) continue
    if (after === undefined && (!member.optional || member.essential)) return undefined
    next ??= { ...value }
    if (after === undefined) delete next[key]
    else next[key] = after
  }
  if (!next) return value
  return form.settled ? form.settled(next as never) : next
}

function followItems(item: Part, value: readonly unknown[], calls: Calls): readonly unknown[] | undefined {
  const next = value.map((one) => follow(item, one, calls))
  if (next.every((one, index) => one === value[index])) return value
  if (item.essential && next.includes(undefined)) return undefined
  const left = next.filter((one) => one !== undefined)
  return item.refersTo ? [...new Set(left)] : left
}

function followEntries(entry: Part, value: Values, calls: Calls): Values {
  let same = true
  const next: [string, unknown][] = []
  for (const [key, before] of Object.entries(value)) {
    const after = follow(entry, before, calls)
    same &&= after === before
    if (after !== undefined) next.push([key, after])
  }
  return same ? value : Object.fromEntries(next)
}

const referring = new WeakMap<Form, boolean>()

/** False where nothing within can name a thing: hexes by the thousand are not looked at. */
function mayRefer(form: Form): boolean {
  let known = referring.get(form)
  if (known === undefined) referring.set(form, (known = partsOf(form).some(refers)))
  return known
}

function refers({ refersTo, form }: Part): boolean {
  return refersTo !== undefined || (form !== undefined && mayRefer(form))
}
