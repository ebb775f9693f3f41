/** The places of the map that a leaf is about, for lists that lead there and marks on the map. */
import { type Part } from '#shared/document/fields/part'
import { type CounterId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { type HexKey } from '#shared/hex/axial'
import { type HexsideKey } from '#shared/hex/hexside'
import { fieldAt } from './fieldsAlong'
import { type Leaf, ORDER } from './leafPath'
import { mapLeaf } from './mapLeaf'
import { subjectOf, thingAt } from './sections'

export interface Places {
  readonly hexes: readonly HexKey[]
  readonly hexsides: readonly HexsideKey[]
  readonly counters: readonly CounterId[]
}

const NOWHERE: Places = { hexes: [], hexsides: [], counters: [] }

/**
 * Those in a version: of a thing, all hexes and hexsides that it names; of a counter, the counter. What this version does not have on
 * its map is nowhere.
 */
export function placesOfLeaf(scenario: Scenario, leaf: Leaf): Places {
  const place = mapLeaf(leaf)
  if (place)
    return place.of === 'hexside'
      ? { ...NOWHERE, hexsides: [place.hexside] }
      : { ...NOWHERE, hexes: [place.hex] }
  const subject = subjectOf(leaf)
  const { path, head, thing, isOrder } = subject
  if (!thing || isOrder) return NOWHERE
  const value = thingAt(scenario, subject)
  if (value === undefined) return NOWHERE
  const list = fieldAt(path.slice(0, -1))
  if (list?.counted && list.form?.kind === 'list' && list.form.of.onGrid === 'hex') return oneHex(path)
  if (thing.by === 'counter') {
    const onMap = (value as { readonly hex?: HexKey }).hex !== undefined
    return onMap ? { ...NOWHERE, counters: [head.at(-1) as CounterId] } : NOWHERE
  }
  return placesWithin(fieldAt(head), value)
}

/** A hex of a list of hexes; one that is there twice is numbered. */
function oneHex(path: readonly string[]): Places {
  const last = path.at(-1) ?? ''
  return last === ORDER ? NOWHERE : { ...NOWHERE, hexes: [last.replace(/ \d+$/, '') as HexKey] }
}

/** The hexes and hexsides that a value names. */
function placesWithin(part: Part | undefined, value: unknown): Places {
  if (!part || value === undefined) return NOWHERE
  if (part.onGrid === 'hex') return { ...NOWHERE, hexes: [value as HexKey] }
  if (part.onGrid === 'hexside') return { ...NOWHERE, hexsides: [value as HexsideKey] }
  const within = (parts: readonly (readonly [Part | undefined, unknown])[]): Places =>
    joinedPlaces(parts.map(([member, one]) => placesWithin(member, one)))
  const values = value as Readonly<Record<string, unknown>>
  const { form } = part
  switch (form?.kind) {
    case 'object':
      return within(Object.entries(form.members).map(([key, member]) => [member, values[key]]))
    case 'variant':
      return placesWithin(form.kinds[values['kind'] as string], value)
    case 'list':
    case 'record':
      return within(Object.values(values).map((one) => [form.of, one]))
    case 'json':
    case undefined:
      return NOWHERE
  }
}

/** All of them, each once. */
export function joinedPlaces(all: readonly Places[]): Places {
  return {
    hexes: [...new Set(all.flatMap(({ hexes }) => hexes))],
    hexsides: [...new Set(all.flatMap(({ hexsides }) => hexsides))],
    counters: [...new Set(all.flatMap(({ counters }) => counters))],
  }
}
