/** The ways in which counters enter the game, in words. */
import { type Entry } from '#shared/document/entry'
import { type Reinforcement } from '#shared/document/game'
import { type Scenario } from '#shared/document/types'
import { type Localized, localized } from '#shared/i18n/localized'
import { type Words } from '../../i18n/language'

/** "Relief, turn 4". */
function reinforcementName({ name, turn }: Reinforcement): Localized {
  return turn === undefined
    ? localized(name, name)
    : localized(`${name}, tour ${turn}`, `${name}, turn ${turn}`)
}

const SET_UP = localized('Mise en place', 'Set-up')
const SPARE = localized('De rechange', 'Spare')

/** The name of an entry: its id where the scenario does not have the reinforcement. */
export function entryName({ reinforcements }: Scenario, entry: Entry): Words {
  if (entry.kind !== 'reinforcement') return entry.kind === 'spare' ? SPARE : SET_UP
  const known = reinforcements[entry.reinforcement]
  return known ? reinforcementName(known) : entry.reinforcement
}
