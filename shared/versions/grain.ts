/**
 * The grain of a scenario: how deep its leaves lie, part by part. What changes together only makes sense together. It follows from
 * what the fields of the document say (`document/fields/part.ts`).
 */
import { type Part } from '#shared/document/fields/part'
import { mapRecord } from '#shared/lang/mapRecord'
import { TREE } from './leafTree'

export type Grain =
  | { readonly kind: 'leaf' }
  /** A leaf whose keys no version knows: the file keeps their order. */
  | { readonly kind: 'json' }
  /** An object, each field apart; those that are not named are leaves, and `extra` is by its keys. */
  | {
      readonly kind: 'fields'
      readonly members: Readonly<Record<string, Grain>>
      /** Fields that mean something beside another only: where that comes from one version alone, they come from it too. */
      readonly follows?: Readonly<Record<string, string>>
    }
  /** A record, each entry apart. The order of entries is a leaf too, where the file keeps it. */
  | {
      readonly kind: 'entries'
      readonly of: Grain
      readonly ordered: boolean
      /** Nobody chooses among them: a key always stands for the same, and what both have new stays. */
      readonly joined?: true
    }
  /** A list of items that are known by a key; each is a leaf, and so is their order. */
  | { readonly kind: 'list'; readonly keyOf: (item: never) => string }

export const LEAF: Grain = { kind: 'leaf' }
const JSON_LEAF: Grain = { kind: 'json' }

const EXTRA: Grain = { kind: 'entries', of: JSON_LEAF, ordered: true }

/** The grain of a part, as its field says what it is made of and what changes as one. */
function grainOfPart({ form, whole }: Part): Grain {
  if (!form || whole) return LEAF
  switch (form.kind) {
    case 'object': {
      const { members, follows } = form
      return { kind: 'fields', members: mapRecord(members, grainOfPart), ...(follows && { follows }) }
    }
    case 'record': {
      const { of, ordered, joined } = form
      return { kind: 'entries', of: grainOfPart(of), ordered, ...(joined && { joined }) }
    }
    case 'list':
      return form.keyOf ? { kind: 'list', keyOf: form.keyOf } : LEAF
    case 'json':
      return JSON_LEAF
    case 'variant':
      return LEAF
  }
}

/** The whole scenario but for grid and cells (`cells.ts`); hexsides without their buckets. */
export const SCENARIO: Grain = grainOfPart(TREE)

/** The grain of a field. */
export function grainOf(grain: Extract<Grain, { kind: 'fields' }>, field: string): Grain {
  return grain.members[field] ?? (field === 'extra' ? EXTRA : LEAF)
}

/** A list as entries by the keys of its items; those of one key are numbered. */
export function entriesOfList(
  items: readonly unknown[],
  { keyOf }: Extract<Grain, { kind: 'list' }>,
): Record<string, unknown> {
  const result: Record<string, unknown> = {}
  for (const item of items) {
    const key = keyOf(item as never)
    let name = key
    for (let number = 2; Object.hasOwn(result, name); number++) name = `${key} ${number}`
    result[name] = item
  }
  return result
}

/** True of a part that has no parts of its own. */
export function isLeaf(grain: Grain): grain is Extract<Grain, { kind: 'leaf' | 'json' }> {
  return grain.kind === 'leaf' || grain.kind === 'json'
}
