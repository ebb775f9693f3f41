/** Finds what the links of the markup name: a rule, a hex, a counter, or all counters of a type. */
import { hexOfName } from '#shared/document/placeNames'
import { type Counter, type CounterType } from '#shared/document/armies'
import { type CounterId, type CounterTypeId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { type Axial } from '#shared/hex/axial'
import { fold } from '#shared/i18n/fold'
import { type RuleId, RULES } from '#shared/rules/sentences/ruleIds'

export type LinkTarget =
  | { readonly kind: 'rule'; readonly rule: RuleId }
  | { readonly kind: 'hex'; readonly hex: Axial }
  /** All that have this name, in the order of the document. */
  | { readonly kind: 'counters'; readonly counters: readonly CounterId[] }
  /** A type of which the scenario has no counter; of several so called, one. */
  | { readonly kind: 'type'; readonly type: CounterTypeId }

/**
 * The thing that a name means in this scenario; undefined when nothing is called so. Rules come first, then hexes, counters, types;
 * capitals, accents and kinds of apostrophes and spaces do not count. Names of counters are listed once, for as long as the answer is kept.
 */
export function linkTargets(scenario: Scenario): (name: string) => LinkTarget | undefined {
  let named: ReadonlyMap<string, LinkTarget> | undefined
  return (name) => {
    const rule = ruleCalled(name)
    if (rule) return { kind: 'rule', rule }
    const hex = hexOfName(scenario, name) ?? hexOfName(scenario, name.toUpperCase())
    if (hex) return { kind: 'hex', hex }
    named ??= namesOf(scenario)
    return named.get(folded(name))
  }
}

/** The rule of an id, capitals or not. */
export function ruleCalled(name: string): RuleId | undefined {
  const id = name.toUpperCase()
  return Object.hasOwn(RULES, id) ? (id as RuleId) : undefined
}

function namesOf({ counters, counterTypes }: Scenario): Map<string, LinkTarget> {
  const ofType = new Map<string, CounterId[]>()
  const ofName = new Map<string, CounterId[]>()
  for (const [id, { name, type }] of Object.entries(counters) as [CounterId, Counter][]) {
    add(ofType, counterTypes[type]?.name ?? '', id)
    add(ofName, name, id)
  }
  const names = new Map<string, LinkTarget>()
  for (const [type, { name }] of Object.entries(counterTypes) as [CounterTypeId, CounterType][])
    names.set(folded(name), { kind: 'type', type })
  for (const [name, all] of [...ofType, ...ofName]) names.set(name, { kind: 'counters', counters: all })
  return names
}

/** Nobody is called by an empty name. */
function add(lists: Map<string, CounterId[]>, name: string, id: CounterId): void {
  const key = folded(name)
  if (key === '') return
  const list = lists.get(key)
  if (list) list.push(id)
  else lists.set(key, [id])
}

const folded = (name: string): string => fold(name.trim())
