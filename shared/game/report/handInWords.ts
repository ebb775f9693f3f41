/** A result by hand in words, counter by counter: the report says what the players decided (PLY-6). */
import { counterName } from '#shared/document/counters'
import { nameOfHex } from '#shared/document/placeNames'
import { type Scenario } from '#shared/document/types'
import { parseHexKey } from '#shared/hex/axial'
import { joined, type Localized, localized, sameInBoth } from '#shared/i18n/localized'
import { rulesetOf } from '#shared/rules/registry/rulesetOf'
import { type GameAct, type HandEffect } from '../contract'

const NO_EFFECT = localized('aucun effet', 'no effect')
const OUT = localized('hors de combat', 'out of action')
const GONE = localized('hors de la carte', 'off the map')

/** One for each counter that it touches; none for another act. */
export function handInWords(scenario: Scenario, act: GameAct): readonly Localized[] {
  if (act.kind !== 'by-hand') return []
  if (act.effects.length === 0) return [NO_EFFECT]
  return act.effects.map((effect) =>
    joined([sameInBoth(counterName(scenario, effect.counter)), ...becameOf(scenario, effect)]),
  )
}

function becameOf(scenario: Scenario, effect: HandEffect): readonly Localized[] {
  switch (effect.kind) {
    case 'removed':
      return [effect.how === 'eliminated' ? OUT : GONE]
    case 'moved': {
      const hex = nameOfHex(scenario, parseHexKey(effect.hex))
      return [localized(`en ${hex}`, `in ${hex}`)]
    }
    case 'state':
      return rulesetOf(scenario).counterSchema.faces.flatMap(({ id, name }) =>
        id === effect.face ? name : [],
      )
  }
}
