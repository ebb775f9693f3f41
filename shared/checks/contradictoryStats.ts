/** Sheets and counters whose values contradict the rules, or can never have an effect. */
import { type CounterId, type CounterTypeId } from '#shared/document/ids'
import { quotable } from '#shared/i18n/quotable'
import { type Json } from '#shared/json/extra'
import { type StatsFault } from '#shared/rules/contract/statsFault'
import { check, type CheckContext, type Found } from './check'
import { counterEntries, countersOf, nameWithHex } from './entries'
import { type QuickFix } from './finding'

/** @rule CHK-9 */
export const contradictoryStats = check({
  code: 'CHK9-contradiction',
  title: { fr: 'Valeurs contradictoires', en: 'Contradictory values' },
  reads: ['counters', 'counterTypes'],
  find(context) {
    return [...ofSheets(context), ...ofCounters(context)]
  },
})

function ofSheets(context: CheckContext): Found[] {
  const { scenario, ruleset } = context
  return (Object.keys(scenario.counterTypes) as CounterTypeId[]).flatMap((counterType) => {
    const sheet = scenario.counterTypes[counterType]
    const faults = (sheet && ruleset.sheetFaults?.(sheet)) ?? []
    return faults.map((fault) => {
      const { name, ...change } = fault.mend ?? {}
      const call = { command: 'edit-counter-type', params: { counterType, change: change as Json } }
      return finding(
        { what: 'type', name: quotable(sheet?.name ?? counterType) },
        fault,
        countersOf(context, counterType),
        name && { name, call },
      )
    })
  })
}

function ofCounters(context: CheckContext): Found[] {
  const { scenario, ruleset } = context
  return counterEntries(context).flatMap(([id, counter]) => {
    const faults = ruleset.stateFaults?.(scenario, counter) ?? []
    return faults.map((fault) => {
      const { name, stats } = fault.mend ?? {}
      const call = stats && { command: 'set-counter-state', params: { counter: id, status: stats } }
      return finding(
        { what: 'pion', name: nameWithHex(context, id) },
        fault,
        [id],
        name && call && { name, call },
      )
    })
  })
}

function finding(
  { what, name }: { readonly what: 'type' | 'pion'; readonly name: string },
  { rule, weight, says }: StatsFault,
  counters: readonly CounterId[],
  fix: QuickFix | undefined,
): Found {
  return {
    severity: weight === 'contradiction' ? 'warning' : 'hint',
    rule,
    message: { fr: `Le ${what} ${name} ${says.fr}`, en: `${name} ${says.en}` },
    counters,
    fix,
  }
}
