/** Hidden troops: who may be hidden, and who is revealed (CM-HID). */
import { type CounterId, type SideId } from '#shared/document/ids'
import { countersOnMap, sideOf } from '#shared/rules/standing/position'
import { type Localized, localized } from '#shared/i18n/localized'
import { type Revealed } from '#shared/rules/answers/concealment'
import { because, type Ruling, ruling } from '#shared/rules/sentences/ruling'
import { type FantasyPosition } from '../position/fantasyRules'
import { enemiesThatSee } from './observers'
import { hiddenSetUpOf, hidingInPlayOf } from '../position/options'
import { unitOf } from '../units/unit'

/** May this troop be hidden as the game begins? @rule CM-HID-1 */
export function mayStartHidden(position: FantasyPosition, id: CounterId): Ruling<boolean> {
  const allowed = hiddenSetUpOf(position.rules.chosen) === 'allowed'
  return ruling(allowed && isTroop(position, id), because('CM-HID-1', { counter: id }))
}

/**
 * May this troop, just activated, hide? Not when routed, nor when an enemy unit or decoy sees it.
 * @rule CM-HID-1
 * @interpretation A decoy counts, as its owner need not tell it from a unit. Whether the scenario must allow it too is an
 * option, by default it must.
 */
export function mayHide(position: FantasyPosition, id: CounterId): Ruling<boolean> {
  const unit = unitOf(position, id)
  const no = (says: Localized, counter: CounterId = id): Ruling<boolean> =>
    ruling(false, because('CM-HID-1', { counter }, says))
  if (!letsHide(position)) return no(NOT.leave)
  if (!unit || unit.hexes.length === 0 || !isTroop(position, id)) return no(NOT.troop)
  if (unit.cohesion === 'routed') return no(NOT.routed)
  const [observer] = enemiesThatSee(position, id, 'unit-or-decoy')
  return observer === undefined
    ? ruling(true, because('CM-HID-1', { counter: id }))
    : no(NOT.unseen, observer)
}

/** Does the scenario let troops hide in play? @rule CM-HID-1 */
export function letsHide({ rules: { chosen } }: FantasyPosition): boolean {
  return hidingInPlayOf(chosen) === 'always' || hiddenSetUpOf(chosen) === 'allowed'
}

/** The words of the rule by which one may not hide. */
const NOT = {
  leave: localized('le scénario ne le permet pas', 'the scenario does not allow it'),
  troop: localized('ce n’est pas une troupe', 'it is no troop'),
  routed: localized('elle est en déroute', 'it is routed'),
  unseen: localized('un adversaire la voit', 'an enemy sees it'),
}

/** May its owner show this hidden unit or decoy, just activated? @rule CM-HID-1 @rule CM-HID-3 */
export function mayReveal({ scenario }: FantasyPosition, id: CounterId): Ruling<boolean> {
  const { hidden = false, decoy = false } = scenario.counters[id] ?? {}
  return ruling(hidden || decoy, because(decoy ? 'CM-HID-3' : 'CM-HID-1', { counter: id }))
}

/**
 * The counters revealed where everybody now stands: every hidden unit and decoy that an enemy unit sees, hidden itself or
 * not. First those of the passive players, then those of the active one, in the order of the document.
 * @rule CM-HID-1 @rule CM-HID-3
 */
export function revealed(position: FantasyPosition, active: SideId): Revealed[] {
  const { scenario } = position
  const found = countersOnMap(scenario)
    .filter(([, { hidden, decoy }]) => hidden || decoy)
    .map(([counter, { decoy }]) => ({ counter, decoy, by: enemiesThatSee(position, counter, 'unit') }))
    .filter(({ by }) => by.length > 0)
    .map(({ counter, decoy, by }): Revealed => reveal(counter, decoy, by))
  const isActive = ({ counter: id }: Revealed): boolean => {
    const counter = scenario.counters[id]
    return counter !== undefined && sideOf(scenario, counter) === active
  }
  return [...found.filter((one) => !isActive(one)), ...found.filter(isActive)]
}

/**
 * A decoy that has gone of its own will where an enemy unit or decoy sees it: it alone is revealed and removed, and nobody
 * answers. Undefined when none sees it, and for what is no decoy.
 * @rule CM-HID-3
 */
export function revealedOnEntering(position: FantasyPosition, decoy: CounterId): Revealed | undefined {
  if (!position.scenario.counters[decoy]?.decoy) return undefined
  const by = enemiesThatSee(position, decoy, 'unit-or-decoy')
  return by.length > 0 ? reveal(decoy, true, by) : undefined
}

function reveal(counter: CounterId, decoy: boolean, by: readonly CounterId[]): Revealed {
  const reasons = [because(decoy ? 'CM-HID-3' : 'CM-HID-1', { counter })]
  return { counter, outcome: decoy ? 'removed' : 'shown', by, because: reasons }
}

/** A troop is any unit that is not a character. */
function isTroop(position: FantasyPosition, id: CounterId): boolean {
  const unit = unitOf(position, id)
  return unit !== undefined && unit.category !== 'character'
}
