/** Turns, start, wings and special rules under new rules: phases and parts that these do not have, rules that are not theirs. */
import { NAMELESS } from '#shared/document/called'
import { textIn } from '#shared/document/authorText'
import { specialRulesOf } from '#shared/document/specialRules'
import { type Group } from '#shared/document/armies'
import { both, quoted } from '#shared/document/inWords/lists'
import { type Localized, localized, sameInBoth } from '#shared/i18n/localized'
import { quotable } from '#shared/i18n/quotable'
import { holdsIn } from '../reference/reference'
import { houseFormsOf, resolutionOf } from '../registry/parts'
import { type Ruleset } from '#shared/rules/contract/ruleset'
import { RULES, type RuleId } from '../sentences/ruleIds'
import { nameOr, names, type RulesChange, type Taken } from './change'

export function gameChanges(taken: Taken): RulesChange[] {
  return [...lostPhases(taken), ...unreadParts(taken), ...strangeRules(taken)].map((says) => ({
    about: 'game',
    says,
  }))
}

function lostPhases({ scenario, from, to }: Taken): Localized[] {
  const phases = (ruleset: Ruleset) => resolutionOf(ruleset.id)?.play.phases ?? []
  const gone = phases(from).filter(({ id }) => !phases(to).some((phase) => phase.id === id))
  return gone.flatMap(({ id, name }) => {
    const turns = Object.entries(scenario.turns?.rows ?? {}).filter(([, row]) => row.without?.includes(id))
    if (turns.length === 0) return []
    const list = turns.map(([turn]) => turn).join(', ')
    return localized(
      `Tours qui omettent une phase que les nouvelles règles n’ont pas, «\u202f${name.fr}\u202f»\u202f: ${list}.`,
      `Turns without a phase that the new rules do not have, “${name.en}”: ${list}.`,
    )
  })
}

function unreadParts({ scenario, from, to }: Taken): Localized[] {
  const lost = (part: Ruleset['scenarioParts'][number]): boolean =>
    from.scenarioParts.includes(part) && !to.scenarioParts.includes(part)
  const wings = Object.values<Group>(scenario.groups).filter(({ wing }) => wing)
  return [
    ...(lost('start') && scenario.start
      ? [
          localized(
            'Les valeurs de départ (jour, temps, vent) restent dans le fichier et ne se lisent plus.',
            'The starting values (light, weather, wind) stay in the file and are read no more.',
          ),
        ]
      : []),
    ...(lost('wings') && wings.length > 0
      ? [
          both((say, language) => {
            const list = say(names(wings.map(({ name }) => quoted(name))))
            return language === 'fr'
              ? `Les ordres et le moral des ailes restent dans le fichier et ne se lisent plus\u202f: ${list}.`
              : `Orders and morale of wings stay in the file and are read no more: ${list}.`
          }),
        ]
      : []),
  ]
}

/** Special rules that say they change a rule, an option or a table that the new rules do not have. */
function strangeRules({ scenario, from, to }: Taken): Localized[] {
  return specialRulesOf(scenario).flatMap(([, { title, changes }]) => {
    const gone = changes.filter((change) => has(from, change) && !has(to, change))
    if (gone.length === 0) return []
    const what = names(
      gone.map((change) =>
        change in RULES
          ? sameInBoth(change)
          : nameOr(
              from.options.find((option) => option.id === change),
              change,
            ),
      ),
    )
    return localized(
      `La règle spéciale «\u202f${quotable(textIn(title, 'fr') || NAMELESS)}\u202f» change ce que les nouvelles règles n’ont pas\u202f: ${what.fr}.`,
      `The special rule “${quotable(textIn(title, 'en') || NAMELESS)}” changes what the new rules do not have: ${what.en}.`,
    )
  })
}

function has(ruleset: Ruleset, id: string): boolean {
  const forms = houseFormsOf(ruleset.id)
  const tables = [...(forms?.rows ?? []), ...(forms?.figures ?? [])].map(({ table }) => table)
  return (
    (id in RULES && holdsIn(id as RuleId, ruleset.id)) ||
    ruleset.options.some((option) => option.id === id) ||
    tables.includes(id)
  )
}
