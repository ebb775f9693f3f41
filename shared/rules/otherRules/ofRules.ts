/** The rules themselves: families of rules and tables that come, go or differ, and the scenario's own that lie over them. */
import { pathText } from '#shared/i18n/jsonInWords'
import { type Localized, localized, sameInBoth } from '#shared/i18n/localized'
import { quotable } from '#shared/i18n/quotable'
import { type Json } from '#shared/json/extra'
import { type HouseFault } from '#shared/rules/contract/house'
import { type RuleOption, type Ruleset } from '#shared/rules/contract/ruleset'
import { CHANGED_RULES, familiesOf, type RuleFamily } from '../reference/families'
import { holdsIn } from '../reference/reference'
import { houseFormsOf } from '../registry/parts'
import { overriddenTables } from '../registry/overriddenTables'
import { rulesetById } from '../registry/registry'
import { type RuleId } from '../sentences/ruleIds'
import { nameOr, names, type RulesChange, type Taken } from './change'

export function ruleChanges({ from, to }: Taken): RulesChange[] {
  const [old, fresh] = [familiesOf(from.id), familiesOf(to.id)]
  const families = (all: readonly RuleFamily[], others: readonly RuleFamily[]) =>
    all.filter((family) => !others.includes(family)).map(({ title }) => title)
  const [replaced, restored] = [replacedBy(to, from), replacedBy(from, to)]
  const tables = tableChanges(from, to)
  return [
    line('S’ajoutent les règles', 'Rules that come', families(fresh, old)),
    line('Ne s’appliquent plus les règles', 'Rules that no longer hold', families(old, fresh)),
    line('Sont remplacées en tout ou partie', 'Replaced wholly or in part', replaced),
    line('Reprennent leur texte', 'Back to their own text', restored),
    line('Tables qui s’ajoutent', 'Tables that come', tables.come),
    line('Tables qui ne servent plus', 'Tables that go', tables.go),
    line('Tables qui changent', 'Tables that differ', tables.differ),
  ].flatMap((says) => (says ? { about: 'rules', says } : []))
}

/** Options and tables of the scenario's own, by what becomes of them; and the options that now can or can no longer be chosen. */
export function houseChanges({ scenario, from, to }: Taken): RulesChange[] {
  const faults = (ruleset: Ruleset): readonly HouseFault[] => ruleset.under(scenario).faults
  // Names an option or a table as a whole, wherever in it the fault lies.
  const whole = ({ path }: HouseFault): string => pathText(path.slice(0, 2))
  const unlike = (some: readonly HouseFault[], others: readonly HouseFault[]) =>
    some.filter((fault) => !others.some((other) => whole(other) === whole(fault)))
  const [before, after] = [faults(from), faults(to)]
  const unread = unlike(after, before).map((fault) => namedFault(fault, from))
  const read = unlike(before, after).map((fault) => namedFault(fault, to))
  const differing = differingTables(from, to)
  const laid = overriddenTables({ ...scenario, ruleset: to.id }).filter(({ id }) => differing.includes(id))
  const options = optionChanges(from, to)
  return [
    line('Restent dans le fichier, sans effet', 'Kept in the file, without effect', unread),
    line('Se lisent et comptent à présent', 'Read, and counting now', read),
    line(
      'Tables de l’auteur posées sur d’autres valeurs',
      'The author’s tables that lie over other figures',
      laid.map(({ title }) => title),
    ),
    line('Options qui s’ajoutent', 'Options that come', options.come),
    line('Options qui ne se choisissent plus', 'Options that go', options.go),
  ].flatMap((says) => (says ? { about: 'house', says } : []))
}

/** The option or the table of a fault, as the rules that know it call it. */
function namedFault({ path }: HouseFault, ruleset: Ruleset): Localized {
  const [part, id = ''] = path.map(String)
  if (part !== 'options') {
    const title = titleOf(ruleset, id)
    return localized(`table de l’auteur «\u202f${title.fr}\u202f»`, `the author’s table “${title.en}”`)
  }
  const name = nameOr(
    ruleset.options.find((option) => option.id === id),
    id,
  )
  return localized(`option «\u202f${name.fr}\u202f»`, `the option “${name.en}”`)
}

function optionChanges(from: Ruleset, to: Ruleset) {
  const unlike = (some: readonly RuleOption[], others: readonly RuleOption[]): readonly RuleOption[] =>
    some.filter(({ id }) => !others.some((other) => other.id === id))
  return {
    come: unlike(to.options, from.options).map((option) => {
      const first = nameOr(
        option.choices.find(({ id }) => id === option.default),
        option.default,
      )
      return localized(
        `${option.name.fr} (d’abord «\u202f${first.fr}\u202f»)`,
        `${option.name.en} (at first “${first.en}”)`,
      )
    }),
    go: unlike(from.options, to.options).map(({ name }) => name),
  }
}

function tableChanges(from: Ruleset, to: Ruleset) {
  const [old, fresh] = [tablesOf(from), tablesOf(to)]
  const title = (id: string): Localized => titleOf(fresh.has(id) ? to : from, id)
  return {
    come: [...fresh.keys()].filter((id) => !old.has(id)).map(title),
    go: [...old.keys()].filter((id) => !fresh.has(id)).map(title),
    differ: differingTables(from, to).map(title),
  }
}

/** Ids of the tables that both have, with other figures. */
function differingTables(from: Ruleset, to: Ruleset): readonly string[] {
  const [old, fresh] = [tablesOf(from), tablesOf(to)]
  return [...fresh.keys()].filter((id) => old.has(id) && old.get(id) !== fresh.get(id))
}

/** A ruleset's own tables as texts to compare: as printed, and as the file would give their figures. */
function tablesOf({ id }: Ruleset): ReadonlyMap<string, string> {
  const own = rulesetById(id)
  const printed = (own?.tables ?? []).map((table) => [table.id, [table.columns, table.rows]] as const)
  const figures = (houseFormsOf(id)?.figures ?? []).map(
    (form) => [form.table, form.under(PLAIN).written] as const,
  )
  const all = new Map<string, string>()
  for (const [table, content] of [...printed, ...figures])
    all.set(table, (all.get(table) ?? '') + JSON.stringify(content))
  return all
}

const PLAIN: { readonly options: Record<string, Json>; readonly houseTables: Record<string, Json> } = {
  options: {},
  houseTables: {},
}

function titleOf(ruleset: Ruleset, id: string): Localized {
  const forms = houseFormsOf(ruleset.id)
  const printed = ruleset.tables.find((table) => table.id === id)?.title
  const own = [...(forms?.rows ?? []), ...(forms?.figures ?? [])].find(({ table }) => table === id)?.title
  return printed ?? own ?? sameInBoth(quotable(id))
}

/** Ids of the rules of the one that those of the other replace. */
function replacedBy(by: Ruleset, of: Ruleset): Localized[] {
  return (Object.keys(CHANGED_RULES[by.id] ?? {}) as RuleId[])
    .filter((rule) => holdsIn(rule, of.id))
    .map(sameInBoth)
}

function line(fr: string, en: string, all: readonly Localized[]): Localized | undefined {
  if (all.length === 0) return undefined
  const list = names(all)
  return localized(`${fr}\u202f: ${list.fr}.`, `${en}: ${list.en}.`)
}
