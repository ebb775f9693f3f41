/** Counters that start hidden without the scenario's leave, or that never may. */
import { type CounterId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { type ConcealmentQuestions } from '#shared/rules/answers/concealment'
import { check, type CheckContext, type Found } from './check'
import { listNames, mend } from './report'
import { counterEntries, nameWithHex } from './entries'

/** @rule CHK-7 CM-HID-1 */
export const hiddenAtSetUp = check({
  code: 'CHK7-hidden',
  title: { fr: 'Pion caché à tort', en: 'Counter hidden against the rules' },
  reads: ['counters', 'counterTypes', 'scenario'],
  find(context) {
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
      ...(waiting.length > 0 ? [withoutLeave(context, concealment, waiting)] : []),
      ...never.map((id) => unfit(context, concealment, id)),
    ]
  },
})

/** Those whom the scenario's leave would allow it, together: one choice mends it. */
function withoutLeave(
  context: CheckContext,
  { leave, mayStartHidden }: ConcealmentQuestions,
  ids: readonly CounterId[],
): Found {
  const { scenario, ruleset } = context
  const names = listNames(ids.map((id) => nameWithHex(context, id)))
  const option = ruleset.options.find(({ id }) => id === leave.option)
  const fix =
    option &&
    mend('Autoriser les pions cachés au départ', 'Allow hidden counters at set-up', 'set-option', {
      ...leave,
      label: { ...option.name },
    })
  return {
    rule: mayStartHidden(scenario, ids[0] as CounterId).because[0]?.rule,
    message: {
      fr: `Pions cachés au départ sans l’accord du scénario\u202f: ${names.fr}`,
      en: `Counters hidden at set-up without the scenario’s leave: ${names.en}`,
    },
    counters: ids,
    fix,
  }
}

function unfit(context: CheckContext, { mayStartHidden }: ConcealmentQuestions, id: CounterId): Found {
  const name = nameWithHex(context, id)
  return {
    rule: mayStartHidden(context.scenario, id).because[0]?.rule,
    message: {
      fr: `Le pion ${name} ne peut pas être caché\u202f: seules les troupes se cachent`,
      en: `${name} may not be hidden: only troops hide`,
    },
    counters: [id],
    fix: mend('Le montrer', 'Show it', 'edit-counter', { counter: id, change: { hidden: false } }),
  }
}
