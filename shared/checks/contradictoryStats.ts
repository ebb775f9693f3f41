/** Sheets and counters whose values contradict the rules, or can never have an effect. */
import { type CounterId, type CounterTypeId, type Json } from '#shared/document/types'
import { type StatsFault } from '#shared/rules/statsFault'
import { type Check, type CheckContext } from './check'
import { type Finding, type QuickFix } from './finding'
import { report } from './report'
import { counterEntries, nameWithHex } from './entries'

/** @rule CHK-9 */
export const contradictoryStats: Check = {
  code: 'CHK9-contradiction',
  title: { fr: 'Valeurs contradictoires', en: 'Contradictory values' },
  reads: ['counters', 'counterTypes'],
  run(context) {
    return [...ofSheets(this.code, context), ...ofCounters(this.code, context)]
  },
}

function ofSheets(code: string, context: CheckContext): Finding[] {
  const { scenario, ruleset } = context
  return (Object.keys(scenario.counterTypes) as CounterTypeId[]).flatMap((counterType) => {
    const sheet = scenario.counterTypes[counterType]
    const faults = (sheet && ruleset.sheetFaults?.(sheet)) ?? []
    return faults.map((fault) => {
      const { mend } = fault
      const change = {
        ...(mend?.stats && { stats: mend.stats }),
        ...(mend?.footprint && { footprint: mend.footprint }),
        ...(mend?.faces && { faces: mend.faces }),
      }
      const counters = counterEntries(context).filter(([, { type }]) => type === counterType)
      return finding(
        code,
        sheet?.name ?? counterType,
        fault,
        counters.map(([id]) => id),
        mend && {
          name: mend.name,
          call: { command: 'edit-counter-type', params: { counterType, change: change as Json } },
        },
      )
    })
  })
}

function ofCounters(code: string, context: CheckContext): Finding[] {
  const { scenario, ruleset } = context
  return counterEntries(context).flatMap(([id, counter]) => {
    const faults = ruleset.stateFaults?.(scenario, counter) ?? []
    return faults.map((fault) => {
      const { mend } = fault
      return finding(
        code,
        nameWithHex(context, id),
        fault,
        [id],
        mend?.stats && {
          name: mend.name,
          call: { command: 'set-counter-state', params: { counter: id, status: mend.stats } },
        },
      )
    })
  })
}

function finding(
  code: string,
  name: string,
  { rule, weight, says }: StatsFault,
  counters: readonly CounterId[],
  fix: QuickFix | undefined,
): Finding {
  return report({
    code,
    severity: weight === 'contradiction' ? 'warning' : 'hint',
    rule,
    message: { fr: `${name} ${says.fr}`, en: `${name} ${says.en}` },
    counters,
    ...(fix && { fix }),
  })
}
