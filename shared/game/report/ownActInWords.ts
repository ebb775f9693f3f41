/** Acts that a counter does by itself or to another, without its own name: for buttons below the name and lines of a report after it. */
import { counterName } from '#shared/document/counters'
import { type CounterId } from '#shared/document/ids'
import { nameOfHex, nameOfHexside } from '#shared/document/placeNames'
import { type Scenario } from '#shared/document/types'
import { facingName } from '#shared/hex/facing'
import { type Localized, localized } from '#shared/i18n/localized'
import { type Recovering } from '#shared/rules/resolution/play'
import { type WorkedTo } from '#shared/rules/resolution/worked'
import { type GameAct } from '../contract'

/** Undefined for acts that are announced, or that their outcomes name best. */
export function ownActInWords(scenario: Scenario, act: GameAct): Localized | undefined {
  switch (act.kind) {
    case 'about-turn':
      return localized('faire demi-tour', 'turn about')
    case 'burn':
      return localized('jet des flammes', 'roll in the flames')
    case 'stay':
      return localized('rester sur place', 'stay in place')
    case 'hide':
      return localized('se cacher', 'hide')
    case 'show':
      return localized('se montrer', 'show itself')
    case 'recover':
      return RECOVERING[act.by]
    case 'wander':
      return localized('avancer d’un pas, en errant', 'go one step, wandering')
    case 'turn': {
      const facing = act.facing && facingName(act.facing, scenario.map.grid)
      return localized(`se tourner vers ${facing}`, `turn to ${facing}`)
    }
    case 'exit': {
      const hex = nameOfHex(scenario, act.by)
      return localized(`quitter la carte par ${hex}`, `leave the map by ${hex}`)
    }
    case 'work-opening': {
      const [side, { fr, en }] = [nameOfHexside(scenario, act.hexside), WORKING[act.to]]
      return localized(`${fr} (${side})`, `${en} (${side})`)
    }
    case 'capture':
      return about(scenario, act.counter, 'capturer', 'capture')
    case 'command':
      return about(
        scenario,
        act.target,
        act.order ? 'ordre particulier à' : 'test de chef pour',
        act.order ? 'special order to' : 'leader’s test for',
      )
    case 'take-place':
      return about(scenario, act.of, 'prendre la place de', 'take the place of')
    case 'group-advance':
      return act.wall
        ? localized('avancer en mur de boucliers', 'advance as a shield wall')
        : localized('avancer en groupe', 'advance as a group')
    default:
      return undefined
  }
}

const WORKING: Readonly<Record<WorkedTo, Localized>> = {
  open: localized('ouvrir', 'open'),
  closed: localized('fermer', 'close'),
  raised: localized('lever la herse', 'raise the portcullis'),
  lowered: localized('baisser la herse', 'lower the portcullis'),
}

const RECOVERING: Readonly<Record<Recovering, Localized>> = {
  rest: localized('se reposer', 'rest'),
  reload: localized('recharger', 'reload'),
  reorganise: localized('se réorganiser', 'reorganise'),
  rally: localized('se rallier', 'rally'),
}

function about(scenario: Scenario, counter: CounterId, fr: string, en: string): Localized {
  const name = counterName(scenario, counter)
  return localized(`${fr} ${name}`, `${en} ${name}`)
}
