/** The house tables by which a scenario replaces those of its ruleset, with their titles. */
import { type Scenario } from '#shared/document/types'
import { type Localized, sameInBoth } from '#shared/i18n/localized'
import { houseFormsOf } from './parts'
import { playedRuleset } from './registry'

interface OverriddenTable {
  readonly id: string
  readonly title: Localized
}

/** In the order of the ruleset; a table that has no title is called by its id. */
export function overriddenTables(
  scenario: Pick<Scenario, 'ruleset' | 'options' | 'houseTables'>,
): readonly OverriddenTable[] {
  const played = playedRuleset(scenario)
  if (!played) return []
  const forms = houseFormsOf(scenario.ruleset)
  const titles = [
    ...played.ruleset.tables.map(({ id, title }) => ({ table: id, title })),
    ...(forms?.rows ?? []),
    ...(forms?.figures ?? []),
  ]
  return played.overridden.map((id) => ({
    id,
    title: titles.find(({ table, title }) => table === id && title)?.title ?? sameInBoth(id),
  }))
}
