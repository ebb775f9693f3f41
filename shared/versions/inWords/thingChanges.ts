/** The changes of one thing in words, or of like ones that came or went: "ajouté : 3 pions Archer". */
import { joined, formatNumber, localized, type Localized } from '#shared/i18n/localized'
import { called } from '#shared/document/called'
import { inBothLanguages } from '#shared/document/inBothLanguages'
import { some } from '#shared/document/inWords/lists'
import { type Part } from '#shared/document/fields/part'
import { type Thing } from '#shared/document/fields/thing'
import { type Counter } from '#shared/document/armies'
import { quotable } from '#shared/i18n/quotable'
import { type LeafChange } from '../difference'
import { fieldAt } from '../fieldsAlong'
import { ORDER, segmentsOf } from '../leafPath'
import { type Subject, thingAt } from '../sections'
import { fieldNamed, pathNamed } from './fieldNamed'
import { fieldChange, MOST_NAMED } from './mapInWords'
import { thingNamed } from './things'
import { hexNamed, type Version, type Versions } from './version'

type Changes = readonly [LeafChange, ...LeafChange[]]

/** Changes of things: all of one thing, or each of a whole thing that came or went. */
export function thingChanges(versions: Versions, subject: Subject, changes: Changes): Localized {
  if (subject.rest.length > 0) return edited(versions, subject, changes)
  const counted = subject.thing?.counted
  return (counted && countedThings(counted, changes)) ?? cameOrWent(versions, subject, changes)
}

/** The numbers of those that came and of those that went; undefined when none did. */
function countedThings(
  { came, went }: NonNullable<Thing['counted']>,
  changes: readonly LeafChange[],
): Localized | undefined {
  const parts = [
    { name: came, count: changes.filter(({ before }) => before === undefined).length },
    { name: went, count: changes.filter(({ after }) => after === undefined).length },
  ].filter(({ count }) => count > 0)
  if (parts.length === 0) return undefined
  return joined(
    parts.map(({ name, count }) => localized(`${name.fr}\u202f: ${count}`, `${name.en}: ${count}`)),
  )
}

/** Counters without a name of their own that came or went are counted by their types; undefined of other things. */
export function namelessKind({ thing, rest }: Subject, { before, after }: LeafChange): string | undefined {
  if (thing?.by !== 'counter' || rest.length > 0) return undefined
  const { type, name } = (after ?? before) as Counter
  return name === '' ? type : undefined
}

function cameOrWent({ before, after }: Versions, subject: Subject, changes: Changes): Localized {
  const [first] = changes
  const { section, thing, path } = subject
  const id = path.at(-1) ?? ''
  if (first.before !== undefined && first.after !== undefined)
    return fieldChange(before, after, fieldAt(path), id, first, thingNamed(after, section, id, first.after))
  const version = first.after === undefined ? before : after
  const value = first.after ?? first.before
  const name = changes.length === 1 ? thingNamed(version, section, id, value) : countersOf(version, changes)
  const at = thing?.by === 'counter' ? hexesOf(version, changes) : ''
  return first.after === undefined
    ? localized(`retiré\u202f: ${name.fr}${at}`, `${name.en}${at} removed`)
    : localized(`ajouté\u202f: ${name.fr}${at}`, `${name.en}${at} added`)
}

/** "3 pions Archer". */
function countersOf({ scenario }: Version, changes: readonly LeafChange[]): Localized {
  const { type } = (changes[0]?.after ?? changes[0]?.before) as Counter
  return inBothLanguages(scenario, ({ counterTypes }) => {
    const name = quotable(called(counterTypes[type], type))
    return localized(
      `${formatNumber(changes.length, 'fr')} pions ${name}`,
      `${formatNumber(changes.length, 'en')} counters ${name}`,
    )
  })
}

/** ", A1" of one counter, " (A1, A2, …)" of several. */
function hexesOf(version: Version, changes: readonly LeafChange[]): string {
  const hexes = changes.flatMap(({ before, after }) => ((after ?? before) as Counter).hex ?? [])
  if (hexes.length === 0) return ''
  const names = hexes.slice(0, MOST_NAMED).map((hex) => hexNamed(version, hex).en)
  if (changes.length === 1) return `, ${names.join('')}`
  return ` (${names.join(', ')}${hexes.length > MOST_NAMED ? ', …' : ''})`
}

function edited(versions: Versions, subject: Subject, changes: Changes): Localized {
  const { before, after } = versions
  const value = thingAt(after.scenario, subject) ?? thingAt(before.scenario, subject)
  const name = thingNamed(after, subject.section, subject.head.at(-1) ?? '', value)
  const said = new Set<string>()
  const parts = partsInWords(versions, subject, changes).filter(({ en }) => !said.has(en) && said.add(en))
  return localized(
    `${name.fr}\u202f: ${parts.map(({ fr }) => fr).join(', ')}`,
    `${name.en}: ${parts.map(({ en }) => en).join(', ')}`,
  )
}

/** The changes of one thing, field by field; first the items that are only counted. */
function partsInWords(versions: Versions, { head }: Subject, changes: Changes): Localized[] {
  const depth = head.length
  const paths = changes.map(({ leaf }) => segmentsOf(leaf))
  const fields = new Set(paths.map((path) => path[depth]))
  const form = fieldAt(head)?.form
  const follows = form?.kind === 'object' ? form.follows : undefined
  const counts = new Map<Part, { more: number; fewer: number }>()
  const parts = changes.flatMap((change, index) => {
    const path = paths[index] ?? []
    const [key = '', ...inner] = path.slice(depth)
    const field = fieldAt(path.slice(0, depth + 1))
    // The place in a new stack goes without saying.
    if (follows?.[key] !== undefined && fields.has(follows[key])) return []
    if (inner.at(-1) === ORDER) return [orderOf(fieldNamed(field, key))]
    if (!field?.counted || inner.length === 0) return [changeOfField(versions, change, depth)]
    const count = counts.get(field) ?? { more: 0, fewer: 0 }
    counts.set(field, count)
    count[change.after === undefined ? 'fewer' : 'more']++
    return []
  })
  return [
    ...[...counts].flatMap(([{ counted }, count]) => (counted ? countInWords(counted, count) : [])),
    ...parts,
  ]
}

/** "+3 cases", "−1 case". */
function countInWords(
  { one, many }: NonNullable<Part['counted']>,
  { more, fewer }: { readonly more: number; readonly fewer: number },
): Localized[] {
  const said = (count: number, sign: string): Localized[] => {
    if (count === 0) return []
    const { fr, en } = some(count, one, many)
    return [localized(`${sign}${fr}`, `${sign}${en}`)]
  }
  return [...said(more, '+'), ...said(fewer, '−')]
}

function changeOfField({ before, after }: Versions, change: LeafChange, from: number): Localized {
  const path = segmentsOf(change.leaf)
  return fieldChange(before, after, fieldAt(path), path.at(-1) ?? '', change, pathNamed(after, path, from))
}

function orderOf(name: Localized): Localized {
  return localized(`${name.fr}\u202f: ordre`, `order of ${name.en}`)
}
