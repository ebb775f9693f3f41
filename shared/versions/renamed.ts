/** Ids that two people have given to different new things: theirs are called otherwise, so that both stay. */
import { sameValue } from '#shared/commands/sameValue'
import { type RecordKind, recordOf, RECORDS } from '#shared/document/changeSet'
import { type Part } from '#shared/document/fields/part'
import { freshIds } from '#shared/document/ids'
import { withReferences } from '#shared/document/references/references'
import { map, scenario as scenarioField } from '#shared/document/scenario'
import { type Scenario } from '#shared/document/types'
import { thingOf } from './sections'

export interface Renaming {
  readonly section: RecordKind
  readonly from: string
  readonly to: string
}

/** The sections whose ids are given anew by each author, and the members that tell one new thing from another. */
const SECTIONS: readonly { readonly section: RecordKind; readonly knownBy: readonly string[] }[] =
  Object.entries<Part>({ ...scenarioField.members, ...map.members }).flatMap(([section, part]) => {
    const knownBy = thingOf(part)?.knownBy
    return knownBy ? [{ section: section as RecordKind, knownBy }] : []
  })

/** An id with its maker's code: nobody else gives it, so it is one thing in both. */
const CODED = /-\d[\da-z]{2}[a-z](-\d{1,9})?$/

/**
 * Theirs, with new ids for its new things whose ids mine has given to other new things. Things that are known by the same values, and
 * those whose id carries the code of its maker, are one thing in both.
 */
export function withOwnIds(
  base: Scenario,
  mine: Scenario,
  theirs: Scenario,
): { readonly theirs: Scenario; readonly renamings: readonly Renaming[] } {
  const renamings = SECTIONS.flatMap(({ section, knownBy }) => {
    const [old, own, other] = [base, mine, theirs].map((one) => recordOf(one, section)) as [
      Named,
      Named,
      Named,
    ]
    const fresh = freshIds({ ...own, ...other }, '')
    return Object.keys(other).flatMap((id) =>
      Object.hasOwn(old, id) || !Object.hasOwn(own, id) || isOneThing(knownBy, id, own[id], other[id])
        ? []
        : [{ section, from: id, to: fresh(id) }],
    )
  })
  return { theirs: renamings.length === 0 ? theirs : renamed(theirs, renamings), renamings }
}

type Named = Readonly<Record<string, Readonly<Record<string, unknown>>>>

function isOneThing(
  knownBy: readonly string[],
  id: string,
  one: Named[string] = {},
  other: Named[string] = {},
): boolean {
  return CODED.test(id) || knownBy.every((field) => sameValue(one[field], other[field]))
}

function renamed(scenario: Scenario, renamings: readonly Renaming[]): Scenario {
  const names = new Map(renamings.map(({ section, from, to }) => [`${section}/${from}`, to]))
  const called = (section: string, id: string): string => names.get(`${section}/${id}`) ?? id
  const parts: Record<'scenario' | 'map', Record<string, unknown>> = { scenario: {}, map: {} }
  const referring = withReferences(scenario, called)
  for (const section of new Set(renamings.map((one) => one.section)))
    parts[RECORDS[section]][section] = Object.fromEntries(
      Object.entries(recordOf(referring, section)).map(([id, one]) => [called(section, id), one]),
    )
  return { ...referring, ...parts.scenario, map: { ...referring.map, ...parts.map } }
}
