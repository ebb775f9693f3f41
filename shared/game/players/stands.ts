/** The ends that a counter may choose from, each with exact figures: the loss on the way, the shots that would then be fired, the contacts. */
import { type CounterId, type SideId } from '#shared/document/ids'
import { sideOf } from '#shared/document/counters'
import { type HexKey, hexDistance, hexKey, parseHexKey } from '#shared/hex/axial'
import { toNumber } from '#shared/rules/chances/fraction'
import { applyEffects } from '#shared/rules/resolution/effects'
import { type PlayState } from '#shared/rules/resolution/state'
import { type Offer } from '../contract'
import { analysisFor, playOf, strikesIn } from '../opening'
import { expectationOf } from './expectation'
import { type Fighter, type Ground } from './scriptGround'
import { type View } from './view'

export interface Stand {
  readonly hex: HexKey
  /** The hexes of its way, the end among them; none = it stays. */
  readonly passes: readonly HexKey[]
  /** The worth that it is expected to lose on its way. */
  readonly wayLoss: number
  /** By foe, the worth that its next shot would cost here. */
  readonly fire: ReadonlyMap<CounterId, number>
  /** By foe, the worth that the counter's own next shot would bring. */
  readonly shots: ReadonlyMap<CounterId, number>
  /** The foes whom it may fight from here. */
  readonly contacts: ReadonlySet<CounterId>
}

/** A counter of the side with the stand that it would take. */
export interface Placed {
  readonly fighter: Fighter
  readonly stand: Stand
  /** The stand that it has now. */
  readonly from: Stand
}

/** The stand where a counter is. */
export function standHere(view: View, ground: Ground, fighter: Fighter): Stand {
  return standIn(view, ground, fighter, view.play, { hex: hexKey(fighter.at), passes: [], wayLoss: 0 })
}

/** The stand at an end of its move; undefined when the move is refused. */
export function standAt(
  view: View,
  ground: Ground,
  fighter: Fighter,
  offer: Offer,
  index: number,
): Stand | undefined {
  const { begun, play, side, worth } = view
  const act = offer.at(index)
  const hex = offer.ends?.()[index]
  if (hex === undefined || (act?.kind !== 'move' && act?.kind !== 'go')) return undefined
  const outcomes = playOf(play.scenario).judge(play, act).outcomes ?? []
  const [first] = outcomes
  if (!first) return undefined
  const likeliest = outcomes.reduce(
    (best, one) => (toNumber(one.chance) > toNumber(best.chance) ? one : best),
    first,
  )
  const passes = act.kind === 'move' ? act.path.map(hexKey) : [hex]
  const wayLoss = outcomes.length === 1 ? 0 : -(expectationOf(begun, play, side, act, worth) ?? 0)
  return standIn(view, ground, fighter, applyEffects(play, likeliest.effects), { hex, passes, wayLoss })
}

function standIn(
  { begun, side, worth }: View,
  { foes }: Ground,
  { id, range }: Fighter,
  after: PlayState,
  place: Pick<Stand, 'hex' | 'passes' | 'wayLoss'>,
): Stand {
  const { scenario } = after
  const strikes = strikesIn(scenario)
  const at = parseHexKey(place.hex)
  const expected = (firer: CounterId, target: CounterId): number => {
    if (!strikes.fires(firer, target).value) return 0
    return expectationOf(begun, inFireOf(after, firer), side, { kind: 'fire', firer, target }, worth) ?? 0
  }
  const fire = new Map<CounterId, number>()
  const shots = new Map<CounterId, number>()
  const contacts = new Set<CounterId>()
  for (const foe of foes) {
    const far = hexDistance(foe.at, at)
    if (far <= foe.range) fire.set(foe.id, Math.max(0, -expected(foe.id, id)))
    if (far <= range) shots.set(foe.id, Math.max(0, expected(id, foe.id)))
    if (far <= 2 && strikes.fights(id, foe.id).value) contacts.add(foe.id)
  }
  return { ...place, fire, shots, contacts }
}

/** The state in the phase of fire of a counter's side. */
function inFireOf(play: PlayState, firer: CounterId): PlayState {
  const { scenario, turn } = play
  const counter = scenario.counters[firer]
  const player = turn.players.indexOf((counter && sideOf(scenario, counter)) as SideId)
  const phase = analysisFor(scenario).strikes.phases.find(({ fires }) => fires)?.id ?? turn.phase
  return { ...play, owed: [], acted: [], turn: { ...turn, player, phase } }
}
