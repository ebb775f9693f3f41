/** The grain of a scenario: how deep its leaves lie, part by part. What changes together only makes sense together. */
import { type Silenced, silencedKey } from '#shared/document/silenced'

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
  /** A list of items that are told by a key; each is a leaf, and so is their order. */
  | { readonly kind: 'list'; readonly keyOf: (item: never) => string }

export const LEAF: Grain = { kind: 'leaf' }
const JSON_LEAF: Grain = { kind: 'json' }

function fields(
  members: Readonly<Record<string, Grain>> = {},
  follows?: Readonly<Record<string, string>>,
): Grain {
  return { kind: 'fields', members, ...(follows && { follows }) }
}

function entries(of: Grain = LEAF): Grain {
  return { kind: 'entries', of, ordered: true }
}

/** The file sorts them by place. */
function places(of: Grain = LEAF): Grain {
  return { kind: 'entries', of, ordered: false }
}

/** Letters of the file, pictures by their hashes. */
const JOINED: Grain = { kind: 'entries', of: LEAF, ordered: true, joined: true }

/** Numbers of VASSAL's: one that both have given away is mine, and a later module finds another for theirs. */
const GPIDS: Grain = { kind: 'entries', of: LEAF, ordered: false, joined: true }

const EXTRA = entries(JSON_LEAF)

/** A text of the author's: two may write it in two languages. */
const TEXT = fields()

const FACE = fields({ stats: entries(), art: fields() })

/** The whole scenario but for grid and cells (`cells.ts`); hexsides without their buckets. */
export const SCENARIO: Grain = fields({
  info: fields(),
  texts: fields({ background: TEXT, setUp: TEXT, victory: TEXT, notes: TEXT, credits: TEXT }),
  options: entries(JSON_LEAF),
  houseTables: entries(JSON_LEAF),
  map: fields({
    palette: JOINED,
    // A slot is one thing: a gate that is half one and half another is none.
    hexsides: places(fields()),
    structures: places(),
    markers: entries(fields()),
    gridLook: fields(),
  }),
  start: fields(),
  turns: fields({ rows: entries(fields({ name: TEXT, event: TEXT })) }),
  boards: entries(fields()),
  sides: entries(fields({ setUp: fields() })),
  groups: entries(fields({ wing: fields() })),
  reinforcements: entries(fields({ condition: TEXT })),
  victory: entries(fields({ text: TEXT })),
  specialRules: entries(fields({ title: TEXT, text: TEXT })),
  counterTypes: entries(fields({ stats: entries(), faces: entries(FACE) })),
  cardDesign: fields({ shows: fields() }),
  // A rank is the place within the stack of a hex: it comes with the hex.
  counters: entries(fields({ status: entries() }, { rank: 'hex' })),
  zones: entries(fields({ hexes: { kind: 'list', keyOf: (hex: string) => hex } })),
  labels: entries(fields()),
  images: JOINED,
  silenced: { kind: 'list', keyOf: (one: Silenced) => silencedKey(one) },
  vassalGpids: GPIDS,
})

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
