/** Medieval rules as a scenario plays them: its options chosen, its house tables laid over rows and figures. */
import { type Scenario } from '#shared/document/types'
import { type HouseEffect, type HouseFault, type HouseRules, oncePerHouse } from '../../house'
import { type ChosenOptions } from '../../ruleset'
import { medievalPosition, type MedievalPosition, type MedievalRules } from '../medievalRules'
import { HouseMisfit, oneOf } from './decode'
import { HOUSE_TABLES } from './houseTables'

export interface PlayedRules extends HouseEffect {
  readonly rules: MedievalRules
}

/**
 * These rules as a scenario plays them; the same object when nothing differs, and the same answer for the same
 * `options` and `houseTables` objects. Asked of rules that are played already, it starts anew from the ruleset's own. A
 * faulty house table is left out as a whole and told. @rule SCN-1
 */
export function playedMedievalRules(rules: MedievalRules, house: HouseRules): PlayedRules {
  return playedOf(rules)(house)
}

/** A position of the scenario under these rules as it plays them. */
export function playedPosition(rules: MedievalRules, scenario: Scenario): MedievalPosition {
  return medievalPosition(playedMedievalRules(rules, scenario).rules, scenario)
}

type Playing = (house: HouseRules) => PlayedRules

const playing = new WeakMap<MedievalRules, Playing>()

function playedOf(rules: MedievalRules): Playing {
  const known = playing.get(rules)
  if (known) return known
  const fresh: Playing = oncePerHouse((house) => {
    const played = play(rules, house)
    playing.set(played.rules, fresh)
    return played
  })
  playing.set(rules, fresh)
  return fresh
}

function play(base: MedievalRules, { options, houseTables }: HouseRules): PlayedRules {
  const faults: HouseFault[] = []
  const attempt = <T>(otherwise: T, make: () => T): T => {
    try {
      return make()
    } catch (error) {
      if (!(error instanceof HouseMisfit)) throw error
      faults.push({ path: error.path, problem: error.problem })
      return otherwise
    }
  }
  let rules = base
  for (const [id, value] of Object.entries(options))
    rules = attempt(rules, () => ({ ...rules, chosen: { ...rules.chosen, ...choose(base, id, value) } }))
  const overridden: string[] = []
  // In the order of the tables, not of the file: a row may name a row of an earlier table.
  for (const [id, lay] of Object.entries(HOUSE_TABLES)) {
    const data = houseTables[id]
    if (data === undefined) continue
    const before = rules
    rules = attempt(before, () => lay(before, data, ['houseTables', id]))
    if (rules !== before) overridden.push(id)
  }
  const known = Object.keys(HOUSE_TABLES)
  for (const id of Object.keys(houseTables))
    if (!known.includes(id)) attempt(undefined, () => oneOf(...known)(id, ['houseTables']))
  return { rules, overridden, faults }
}

function choose({ options }: MedievalRules, id: string, value: unknown): ChosenOptions {
  const known = oneOf(...options.map((option) => option.id))(id, ['options'])
  const choices = options.find((option) => option.id === known)?.choices ?? []
  return { [id]: oneOf(...choices.map((choice) => choice.id))(value, ['options', id]) }
}
