/** Counters that may not share a hex; a two-hex counter counts in both. */
import { countersByHex, footprintSize } from '#shared/document/counters'
import { type Counter } from '#shared/document/armies'
import { type CounterId } from '#shared/document/ids'
import { type HexKey, parseHexKey } from '#shared/hex/axial'
import { type Localized } from '#shared/i18n/localized'
import { type Reason } from '#shared/rules/sentences/ruling'
import { RULES } from '#shared/rules/sentences/ruleIds'
import { check, type CheckContext } from './check'
import { type QuickFix } from './finding'
import { listNames, opening, mend } from './report'
import { nameWithHex } from './entries'

interface Group {
  readonly reason: Reason
  readonly ids: readonly CounterId[]
  /** Their hexes, with all who are there. */
  readonly places: (readonly [HexKey, readonly CounterId[]])[]
}

/** @rule CHK-2 */
export const overlap = check({
  code: 'CHK2-overlap',
  title: { fr: 'Pions superposés', en: 'Overlapping counters' },
  reads: ['structures', 'counters', 'counterTypes'],
  find(context) {
    return groupsAtOdds(context).map((group) => {
      const { reason, ids } = group
      const hexes = group.places.map(([hex]) => hex)
      const names = listNames(ids.map((id) => nameWithHex(context, id)))
      const where = listNames(hexes.map(context.hexName))
      const why = clauseOf(reason)
      const fix = turnToAgree(context, group)
      return {
        rule: reason.rule,
        message: {
          fr: `${why.fr}\u202f: ${names.fr} se superposent en ${where.fr}`,
          en: `${why.en}: ${names.en} overlap in ${where.en}`,
        },
        hexes,
        counters: ids,
        fix,
      }
    })
  },
})

/** Those who share both hexes, like two riders side by side, are one group with both. */
function groupsAtOdds({ scenario, ruleset }: CheckContext): Group[] {
  const groups = new Map<string, Group>()
  for (const [hex, all] of countersByHex(scenario)) {
    if (all.length < 2) continue
    const { value, because } = ruleset.mayStack(scenario, parseHexKey(hex), all)
    const [reason] = because
    if (value || !reason) continue
    const named = new Set(because.slice(1).flatMap(({ at }) => (at && 'counter' in at ? [at.counter] : [])))
    const ids = named.size > 0 ? all.filter((id) => named.has(id)) : all
    const key = JSON.stringify([reason.rule, ids])
    const group = groups.get(key) ?? { reason, ids, places: [] }
    group.places.push([hex, all])
    groups.set(key, group)
  }
  return [...groups.values()]
}

/** The part of the rule that is broken, else the rule's sentence. */
function clauseOf({ rule, says }: Reason): Localized {
  if (says) return opening(says)
  const { fr, en } = RULES[rule]
  return { fr: fr.replace(/\.$/, ''), en: en.replace(/\.$/, '') }
}

/**
 * The turn of one of them, who covers one hex, to the facing of another after which all may stay; undefined when there is
 * none.
 */
function turnToAgree({ scenario, ruleset }: CheckContext, { ids, places }: Group): QuickFix | undefined {
  const counterOf = (id: CounterId): Counter => scenario.counters[id] as Counter
  for (const id of ids.filter((one) => footprintSize(scenario, counterOf(one)) === 1))
    for (const { facing } of ids.filter((other) => other !== id).map(counterOf)) {
      const kinds = ruleset.facingKind(scenario, counterOf(id))
      if (kinds !== 'twelve' && kinds !== facing.kind) continue
      const turned = {
        ...scenario,
        counters: { ...scenario.counters, [id]: { ...counterOf(id), facing } },
      }
      if (!places.every(([hex, all]) => ruleset.mayStack(turned, parseHexKey(hex), all).value)) continue
      return mend('Tourner comme l’autre', 'Turn like the other', 'turn-counter', {
        counter: id,
        facing: { kind: facing.kind, index: facing.index },
      })
    }
  return undefined
}
