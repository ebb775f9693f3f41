/** The acts of a decision as a table offers them: by the counter that acts, and by the hex that is pointed at (PLY-1). */
import { footprint } from '#shared/document/counters'
import { type CounterId } from '#shared/document/ids'
import { type Axial, type HexKey, hexKey } from '#shared/hex/axial'
import { type Decision, type GameAct, type GameState, type Offer } from '../contract'

/** Most acts of one offer that are looked at by their targets: whole moves say where they end without being made. */
const MOST_ACTS = 2000

/** The counter that an act of the rules is done by; undefined for what a side does. */
export function actorOf(act: GameAct): CounterId | undefined {
  switch (act.kind) {
    case 'fire':
      return act.firer
    case 'fight':
      return act.attackers[0]
    case 'throw-naphtha':
      return act.thrower
    case 'attack':
      return act.from
    case 'command':
      return act.leader
    case 'capture':
      return act.captor
    case 'group-advance':
      return act.members[0]?.counter
    default:
      return 'counter' in act ? act.counter : undefined
  }
}

/** The hexes of what an act is directed at: the end of a way, those of a target; none where it has no place. */
export function targetsOf({ play }: GameState, act: GameAct): readonly HexKey[] {
  const { counters } = play.scenario
  const under = (ids: readonly CounterId[]): HexKey[] =>
    ids.flatMap((id) => footprint(play.scenario, counters[id]).map(hexKey))
  const at = (hex: Axial | undefined): HexKey[] => (hex ? [hexKey(hex)] : [])
  switch (act.kind) {
    case 'fire':
      return act.at ? at(act.at) : under([act.target])
    case 'fight':
      return under(act.defenders)
    case 'attack':
      return under([act.to])
    case 'capture':
      return under([act.counter])
    // A press on one's own counter takes it into the hand: what is done to it is chosen from the list.
    case 'command':
      return []
    case 'throw-naphtha':
      return at(act.target)
    case 'go':
      return at(act.to)
    case 'exit':
      return at(act.by)
    case 'place':
      return [act.hex]
    case 'group-advance':
      return act.members.flatMap(({ path }) => at(path.at(-1)))
    default:
      return 'path' in act ? at(act.path.at(-1)) : []
  }
}

/** Acts that a list of buttons can show: all of an offer but its places and ways, which are pointed at on the map. */
const POINTED_AT: readonly Offer['kind'][] = ['move', 'go', 'place']

export interface Choices {
  /** The counters that may act, in the order of the offers. */
  readonly actors: readonly CounterId[]
  /** Acts of no counter: the end of a phase, a roll, a yes or no. */
  readonly general: readonly GameAct[]
  /** Acts of a counter that a list shows. */
  listed(counter: CounterId): readonly GameAct[]
  /** Hexes that lead to acts of a counter. */
  hexes(counter: CounterId): ReadonlySet<HexKey>
  /** Acts of a counter that lead to a hex; those that turn out to be refused are left out. */
  at(counter: CounterId, hex: HexKey): readonly GameAct[]
}

/** All that may be chosen, each list made when it is asked for. */
export function choicesOf(state: GameState, { offers }: Decision): Choices {
  const listed = new Map<CounterId, GameAct[]>()
  const general: GameAct[] = []
  for (const offer of offers) {
    if (isPointedAt(offer)) continue
    for (const act of actsIn(offer)) {
      const actor = offer.by ?? actorOf(act)
      if (actor === undefined || act.kind === 'choose') general.push(act)
      else listed.set(actor, [...(listed.get(actor) ?? []), act])
    }
  }
  const ofCounter = (counter: CounterId): readonly Offer[] =>
    offers.filter((offer) => isPointedAt(offer) && (offer.by === undefined || offer.by === counter))
  const pointed = new Map<CounterId, ReadonlyMap<HexKey, readonly GameAct[]>>()
  const placesOf = (counter: CounterId): ReadonlyMap<HexKey, readonly GameAct[]> => {
    const known = pointed.get(counter) ?? placedActs(state, counter, ofCounter(counter))
    pointed.set(counter, known)
    return known
  }
  const ways = (counter: CounterId): Offer[] => ofCounter(counter).filter((offer) => offer.ends)
  const actors = new Set<CounterId>(listed.keys())
  for (const offer of offers) {
    if (!isPointedAt(offer)) continue
    // Its ways are not looked for before it is in the hand.
    if (offer.by !== undefined) actors.add(offer.by)
    else for (const act of actsIn(offer)) if ('counter' in act) actors.add(act.counter)
  }
  return {
    actors: [...actors],
    general,
    listed: (counter) => listed.get(counter) ?? [],
    hexes: (counter) =>
      new Set([
        ...placesOf(counter).keys(),
        ...ways(counter).flatMap((offer) => offer.ends?.() ?? []),
        ...(listed.get(counter) ?? []).flatMap((act) => targetsOf(state, act)),
      ]),
    at: (counter, hex) => [
      ...(listed.get(counter) ?? []).filter((act) => targetsOf(state, act).includes(hex)),
      ...(placesOf(counter).get(hex) ?? []),
      ...ways(counter).flatMap((offer) => offer.at((offer.ends?.() ?? []).indexOf(hex)) ?? []),
    ],
  }
}

function isPointedAt({ kind }: Offer): boolean {
  return POINTED_AT.includes(kind)
}

function actsIn(offer: Offer): GameAct[] {
  const count = Math.min(offer.size(), MOST_ACTS)
  return Array.from({ length: count }, (_, index) => offer.at(index)).flatMap((act) => act ?? [])
}

/** The acts of offers without known ends, by the hexes that they lead to. */
function placedActs(
  state: GameState,
  counter: CounterId,
  offers: readonly Offer[],
): ReadonlyMap<HexKey, readonly GameAct[]> {
  const acts = new Map<HexKey, GameAct[]>()
  for (const offer of offers) {
    if (offer.ends) continue
    for (const act of actsIn(offer)) {
      if (actorOf(act) !== counter) continue
      for (const hex of targetsOf(state, act)) acts.set(hex, [...(acts.get(hex) ?? []), act])
    }
  }
  return acts
}
