/** Shots and fights of a phase. */
import { footprint, sideOf } from '#shared/document/counters'
import { type CounterId } from '#shared/document/ids'
import { type Axial, hexDistance } from '#shared/hex/axial'
import { areEnemies, countersOnMap } from '#shared/rules/standing/position'
import { type Act } from '#shared/rules/resolution/play'
import { type PlayState } from '#shared/rules/resolution/state'
import { leastOf } from '#shared/lang/extremes'
import { type Offer } from '../contract'
import { isAllowed, strikesIn } from '../opening'

/** An offer of a short list of acts, made when asked. */
export function listOffer(kind: Offer['kind'], by: CounterId | undefined, make: () => readonly Act[]): Offer {
  let known: readonly Act[] | undefined
  const acts = (): readonly Act[] => (known ??= make())
  return { kind, ...(by !== undefined && { by }), size: () => acts().length, at: (index) => acts()[index] }
}

export function fireOffer(play: PlayState, firer: CounterId): Offer {
  return listOffer('fire', firer, () => shotsOf(play, firer))
}

/** As the answers about strikes have them: whoever is asked here has not acted, in a phase of fire. */
function shotsOf(play: PlayState, firer: CounterId): Act[] {
  const strikes = strikesIn(play.scenario)
  const range = strikes.range(firer)
  if (range === 0) return []
  const shots = enemiesWithin(play, firer, range)
    .filter((target) => strikes.fires(firer, target).value)
    .map((target): Act => ({ kind: 'fire', firer, target }))
  // Some weapons fire no more in a turn in which they have fired in defence.
  const mayHaveFired = play.turn.memory.firedDefensively.includes(firer)
  return mayHaveFired ? shots.filter((shot) => isAllowed(play, shot)) : shots
}

/**
 * A fighter with each enemy that it reaches, alone and with all friends who reach him too: of a band the first in the document is
 * asked for it.
 */
export function fightOffer(play: PlayState, attacker: CounterId): Offer {
  return listOffer('fight', attacker, () =>
    enemiesWithin(play, attacker, 1).flatMap((defender) => fightsWith(play, attacker, defender)),
  )
}

function fightsWith(play: PlayState, attacker: CounterId, defender: CounterId): Act[] {
  const { scenario, acted } = play
  const strikes = strikesIn(scenario)
  if (!strikes.fights(attacker, defender).value) return []
  const { [attacker]: own } = scenario.counters
  const side = own && sideOf(scenario, own)
  const band = enemiesWithin(play, defender, 1).filter((id) => {
    const { [id]: friend } = scenario.counters
    return (
      friend && sideOf(scenario, friend) === side && !acted.includes(id) && strikes.fights(id, defender).value
    )
  })
  const gangs = band.length > 1 && band[0] === attacker ? [band] : []
  return [[attacker], ...gangs]
    .map((attackers): Act => ({ kind: 'fight', attackers, defenders: [defender] }))
    .filter((act) => isAllowed(play, act))
}

export function enemiesWithin({ scenario }: PlayState, id: CounterId, range: number): CounterId[] {
  const { [id]: own } = scenario.counters
  if (!own) return []
  return countersOnMap(scenario, id).flatMap(([other, counter]) =>
    areEnemies(scenario, own, counter) && farApart({ scenario }, id, other) <= range ? other : [],
  )
}

/** Hexes between the nearest halves of two counters. */
function farApart({ scenario }: Pick<PlayState, 'scenario'>, one: CounterId, other: CounterId): number {
  const [from, to] = [one, other].map((id) => footprint(scenario, scenario.counters[id])) as [
    Axial[],
    Axial[],
  ]
  return leastOf(from.flatMap((hex) => to.map((end) => hexDistance(hex, end))))
}
