/** Counters that start hidden without the scenario's leave, or that never may. */
import { type CounterId, type Scenario } from '#shared/document/types'
import { type ConcealmentQuestions } from '#shared/rules/concealment'
import { type Check, type CheckContext } from './check'
import { type Finding, type QuickFix } from './finding'
import { listNames, report } from './report'
import { counterEntries, nameWithHex } from './entries'

/** @rule CHK-7 CM-HID-1 */
export const hiddenAtSetUp: Check = {
  code: 'CHK7-hidden',
  title: { fr: 'Pion caché à tort', en: 'Counter hidden against the rules' },
  reads: ['counters', 'counterTypes', 'scenario'],
  run(context) {
    const concealment = context.analysis?.concealment
    if (!concealment) return []
    const { scenario } = context
    const allowed: Scenario = {
      ...scenario,
      options: { ...scenario.options, [concealment.leave.option]: concealment.leave.choice },
    }
    const astray = counterEntries(context)
      .filter(([, { hidden, decoy, hex }]) => hidden && !decoy && hex !== undefined)
      .map(([id]) => id)
      .filter((id) => !concealment.mayStartHidden(scenario, id).value)
    const waiting = astray.filter((id) => concealment.mayStartHidden(allowed, id).value)
    const never = astray.filter((id) => !waiting.includes(id))
    return [
      ...(waiting.length > 0 ? [withoutLeave(this.code, context, concealment, waiting)] : []),
      ...never.map((id) => unfit(this.code, context, concealment, id)),
    ]
  },
}

/** Those whom the scenario's leave would allow it, together: one choice mends it. */
function withoutLeave(
  code: string,
  context: CheckContext,
  { leave, mayStartHidden }: ConcealmentQuestions,
  ids: readonly CounterId[],
): Finding {
  const { scenario, ruleset } = context
  const names = listNames(ids.map((id) => nameWithHex(context, id)))
  const option = ruleset.options.find(({ id }) => id === leave.option)
  const fix: QuickFix | undefined = option && {
    name: { fr: 'Autoriser les pions cachés au départ', en: 'Allow hidden counters at set-up' },
    call: { command: 'set-option', params: { ...leave, label: { ...option.name } } },
  }
  return report({
    code,
    severity: 'error',
    rule: mayStartHidden(scenario, ids[0] as CounterId).because[0]?.rule ?? 'CHK-7',
    message: {
      fr: `Pions cachés au départ sans l’accord du scénario\u202f: ${names.fr}`,
      en: `Counters hidden at set-up without the scenario’s leave: ${names.en}`,
    },
    counters: ids,
    ...(fix && { fix }),
  })
}

function unfit(
  code: string,
  context: CheckContext,
  { mayStartHidden }: ConcealmentQuestions,
  id: CounterId,
): Finding {
  const name = nameWithHex(context, id)
  return report({
    code,
    severity: 'error',
    rule: mayStartHidden(context.scenario, id).because[0]?.rule ?? 'CHK-7',
    message: {
      fr: `${name} ne peut pas être caché\u202f: seules les troupes se cachent`,
      en: `${name} may not be hidden: only troops hide`,
    },
    counters: [id],
    fix: {
      name: { fr: 'Le montrer', en: 'Show it' },
      call: { command: 'edit-counter', params: { counter: id, change: { hidden: false } } },
    },
  })
}
