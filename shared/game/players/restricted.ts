/** A player that is kept from something: no fire, no move, a group that stays where it is. For questions such as "and without archers?". */
import { isWithin } from '#shared/document/groups'
import { type GroupId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { joined, type Localized, localized } from '#shared/i18n/localized'
import { type Offer } from '../contract'
import { type Player } from './player'

export interface Restriction {
  /** As it is asked for: `no-fire`, `hold`, `hold:archers`. */
  readonly id: string
  readonly name: Localized
  /** May this offer be taken? */
  allows(offer: Offer, scenario: Scenario): boolean
}

const NO_FIRE: Restriction = {
  id: 'no-fire',
  name: localized('sans tirer', 'without fire'),
  allows: ({ kind }) => kind !== 'fire',
}

const HOLD: Restriction = {
  id: 'hold',
  name: localized('sur place', 'holding'),
  allows: ({ kind }) => kind !== 'move' && kind !== 'go',
}

/** Undefined when there is none of this name. */
export function restrictionNamed(id: string): Restriction | undefined {
  if (id === NO_FIRE.id) return NO_FIRE
  if (id === HOLD.id) return HOLD
  return id.startsWith('hold:') ? holding(id, id.slice(5) as GroupId) : undefined
}

function holding(id: string, group: GroupId): Restriction {
  return {
    id,
    name: localized(`groupe ${group} sur place`, `group ${group} holding`),
    allows(offer, scenario) {
      const own = offer.by === undefined ? undefined : scenario.counters[offer.by]?.group
      return HOLD.allows(offer, scenario) || own === undefined || !isWithin(scenario.groups, own, group)
    },
  }
}

/** The same player, who never sees what it may not take. */
export function restricted(player: Player, restrictions: readonly Restriction[]): Player {
  if (restrictions.length === 0) return player
  return {
    id: [player.id, ...restrictions.map(({ id }) => id)].join('+'),
    name: joined([player.name, ...restrictions.map(({ name }) => name)]),
    ...(player.forGame && {
      forGame: () => restricted(player.forGame?.() ?? player, restrictions),
    }),
    choose(state, decision, rng) {
      const { scenario } = state.play
      const offers = decision.offers.filter((offer) =>
        restrictions.every(({ allows }) => allows(offer, scenario)),
      )
      return player.choose(state, { ...decision, offers }, rng)
    },
  }
}
