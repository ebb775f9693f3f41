/** The tables of a ruleset that concern a scenario, with the rows that can come up in it (PRT-8). */
import { entryOf } from '#shared/document/entry'
import { rowUses } from '#shared/document/rowUses'
import { FOGS, startValuesOf, WEATHERS, WINDS } from '#shared/document/startValues'
import { turnTrack } from '#shared/document/turnTrack'
import { type Counter, type CounterType } from '#shared/document/armies'
import { type Scenario } from '#shared/document/types'
import { type Localized } from '#shared/i18n/localized'
import { type Ruleset, type RuleTable } from '#shared/rules/contract/ruleset'
import { SOURCE_NAMES } from '#shared/rules/map/mapRows'

/** The things that can come up in a scenario, as far as whole tables depend on them. */
interface Facts {
  readonly mounted: boolean
  readonly shoots: boolean
  readonly throwsNaphtha: boolean
  readonly leads: boolean
  /** The choice of the option between two sheets of figures; undefined where there is none. */
  readonly sheet: string | undefined
}

/** Tables that not every scenario needs; those of other ids always stand. */
const CONCERNS: Readonly<Record<string, (facts: Facts) => boolean>> = {
  'combat-mounted': ({ mounted }) => mounted,
  'fire-foot': ({ shoots }) => shoots,
  'fire-mounted': ({ shoots, mounted }) => shoots && mounted,
  'naphtha-foot': ({ throwsNaphtha }) => throwsNaphtha,
  'naphtha-mounted': ({ throwsNaphtha, mounted }) => throwsNaphtha && mounted,
  'naphtha-stunned': ({ throwsNaphtha }) => throwsNaphtha,
  command: ({ leads }) => leads,
  'advantage-mechanics': ({ sheet }) => sheet !== 'combat',
  'advantage-combat': ({ sheet }) => sheet === 'combat',
}

/** In the order of the ruleset: each with its rows that can come up, without columns that say nothing there. */
export function tablesConcerned(scenario: Scenario, ruleset: Ruleset): RuleTable[] {
  const facts = factsOf(scenario, ruleset)
  const absent = absentNames(scenario, ruleset)
  return ruleset.tables
    .filter(({ id }) => CONCERNS[id]?.(facts) ?? true)
    .map((table) => withoutEmptyColumns(withoutAbsentRows(table, absent)))
    .filter(({ rows }) => rows.length > 0)
}

function withoutAbsentRows(table: RuleTable, absent: ReadonlySet<string>): RuleTable {
  return { ...table, rows: table.rows.filter(({ label }) => !absent.has(plain(label))) }
}

/** A label without what it adds in brackets: "arc court (2ᵉ mode)". */
function plain({ fr }: Localized): string {
  return fr.replace(/\s*\([^)]*\)$/u, '')
}

/** Players do not ask where a figure comes from; and a column without an entry is none. */
function withoutEmptyColumns(table: RuleTable): RuleTable {
  const sources = new Set(Object.values(SOURCE_NAMES).map(({ fr }) => fr))
  const kept = table.columns.flatMap((_, at) => {
    const cells = table.rows.map(({ cells: row }) => row[at]?.fr ?? '')
    return cells.every((cell) => cell === '') || cells.every((cell) => sources.has(cell)) ? [] : [at]
  })
  if (kept.length === table.columns.length) return table
  return {
    ...table,
    columns: kept.flatMap((at) => table.columns[at] ?? []),
    rows: table.rows.map((row) => ({ ...row, cells: kept.flatMap((at) => row.cells[at] ?? []) })),
  }
}

// ---------------------------------------------------------------------------------- what there is

function typesInPlay({ counters, counterTypes }: Scenario): CounterType[] {
  const ids = new Set(
    Object.values<Counter>(counters)
      .filter((counter) => entryOf(counter).kind !== 'spare')
      .map(({ type }) => type),
  )
  return [...ids].flatMap((id) => counterTypes[id] ?? [])
}

function factsOf(scenario: Scenario, { options }: Ruleset): Facts {
  const types = typesInPlay(scenario)
  const some = (stat: string, ...not: unknown[]): boolean =>
    types.some(({ stats }) => stats[stat] !== undefined && !not.includes(stats[stat]))
  const sheet = options.find(({ id }) => id === 'sheet')
  const chosen = scenario.options['sheet'] ?? sheet?.default
  return {
    mounted: some('mounted', false),
    shoots: some('missile', 'none', ''),
    throwsNaphtha: some('naphthaThrower', false),
    leads:
      Object.values(scenario.groups).some(({ wing, leader }) => wing !== undefined || leader !== undefined) ||
      Object.values(scenario.sides).some(({ commander }) => commander !== undefined),
    sheet: typeof chosen === 'string' ? chosen : undefined,
  }
}

/** Markers that may come in play though none lies there at the start, by their look: fire spreads, walls fall. */
const COME_IN_PLAY: readonly string[] = [
  'fire',
  'fire-start',
  'blaze',
  'smoke-sparse',
  'smoke-dense',
  'rubble',
]

/** French names of what the scenario has none of: a row of that name says nothing in it. */
function absentNames(scenario: Scenario, ruleset: Ruleset): ReadonlySet<string> {
  const present = new Set<string>()
  const absent = new Set<string>()
  const note = (name: Localized, isThere: boolean): void => void (isThere ? present : absent).add(name.fr)
  const used = (of: 'terrains' | 'features' | 'structures' | 'markers', id: string): boolean => {
    const { hexes, sides, markers } = rowUses(scenario, of, id)
    return hexes.length + sides.length + markers.length > 0
  }
  for (const { id, name } of ruleset.terrains) note(name, used('terrains', id))
  for (const { id, name } of ruleset.features) note(name, used('features', id))
  for (const { id, name } of ruleset.structures) note(name, used('structures', id))
  for (const { id, name, look } of ruleset.markers)
    note(name, used('markers', id) || used('structures', id) || COME_IN_PLAY.includes(look))
  noteChoices(scenario, ruleset, note)
  noteWeather(scenario, note)
  for (const name of present) absent.delete(name)
  return absent
}

type Note = (name: Localized, isThere: boolean) => void

/** Weapons, ways of moving: the choices that sheets have. */
function noteChoices(scenario: Scenario, { counterSchema }: Ruleset, note: Note): void {
  const types = typesInPlay(scenario)
  const stats = types.flatMap((type) => [type.stats, ...Object.values(type.faces).map((face) => face.stats)])
  for (const { id, choices = [], of } of counterSchema.fields)
    if (of === 'type')
      for (const choice of choices)
        note(
          choice.name,
          stats.some((some) => some[id] === choice.id),
        )
}

function noteWeather(scenario: Scenario, note: Note): void {
  const start = startValuesOf(scenario)
  const track = turnTrack(scenario)
  for (const [id, name] of Object.entries(WEATHERS))
    note(name, start.weather === id || track.some(({ weather }) => weather === id))
  for (const [id, name] of Object.entries(FOGS))
    note(name, start.fog === id || track.some(({ fog }) => fog === id))
  for (const [id, { fr, en }] of Object.entries(WINDS))
    note({ fr: `vent\u202f: ${fr}`, en: `wind: ${en}` }, start.wind === id)
}
