/** Defensive fire at a counter or a group that means to move: every shot at it, in any hex of the way that it can still take (MC-SEQ-1, MC-FIR-5, SV-GRP-2). */
import { sideOf } from '#shared/document/counters'
import { type CounterId, type SideId } from '#shared/document/ids'
import { type Axial, hexDistance, parseHexKey, sameHex } from '#shared/hex/axial'
import { type FireAct } from '#shared/rules/resolution/fireAct'
import { type PlayState } from '#shared/rules/resolution/state'
import { type AnnouncedAct, type GameState, type MoveAct, moversOf, type Offer } from '../contract'
import { isAllowed, strikesIn } from '../opening'
import { enemiesWithin } from './strikes'

export type MovingStage = Extract<GameState['stage'], { readonly kind: 'moving' }>

/** The shots of one side, as it may turn out some of them refused. */
export function defensiveOffer(play: PlayState, stage: MovingStage, side: SideId): Offer {
  const shots = shotsAtMover(play, stage).filter(({ firer }) => sideOfFirer(play, firer) === side)
  const at = (index: number): FireAct | undefined => {
    const shot = shots[index]
    return shot && isAllowed(play, shot) ? shot : undefined
  }
  return { kind: 'fire', size: () => shots.length, at }
}

/** The first side that has a shot at the mover and has not let it pass. */
export function reactingSide(play: PlayState, stage: MovingStage): SideId | undefined {
  for (const shot of shotsAtMover(play, stage)) {
    const side = sideOfFirer(play, shot.firer)
    if (side !== undefined && !stage.passed.includes(side) && isAllowed(play, shot)) return side
  }
  return undefined
}

/** Is it one of the shots that are offered? */
export function isDefensiveShot(play: PlayState, stage: MovingStage, act: FireAct): boolean {
  const text = JSON.stringify(act)
  return shotsAtMover(play, stage).some((shot) => JSON.stringify(shot) === text) && isAllowed(play, act)
}

function sideOfFirer({ scenario }: PlayState, firer: FireAct['firer']): SideId | undefined {
  const { [firer]: own } = scenario.counters
  return own && sideOf(scenario, own)
}

const shotsKnown = new WeakMap<
  MovingStage,
  { readonly play: PlayState; readonly shots: readonly FireAct[] }
>()

/** By firer, in the order of the way; found once for a state, as several ask. Whether the rules allow each is not asked here. */
function shotsAtMover(play: PlayState, stage: MovingStage): readonly FireAct[] {
  const known = shotsKnown.get(stage)
  if (known?.play === play) return known.shots
  const shots = shotsFound(play, stage)
  shotsKnown.set(stage, { play, shots })
  return shots
}

function shotsFound(play: PlayState, { act, awaiting = [] }: MovingStage): FireAct[] {
  const possible = stillPossible(play, act)
  const [first] = moversOf(act)
  if (first === undefined) return []
  const strikes = strikesIn(play.scenario)
  return enemiesWithin(play, first, Infinity).flatMap((firer) => {
    if (play.acted.includes(firer) || awaiting.some((shot) => shot.firer === firer)) return []
    const range = strikes.range(firer)
    const from = play.scenario.counters[firer]?.hex
    if (range === 0 || from === undefined) return []
    return waysOf(play, act, possible).flatMap(({ target, track, way }) => {
      const near = track.filter((at) => hexDistance(parseHexKey(from), at) <= range)
      return near.map((at): FireAct => ({ kind: 'fire', firer, target, ...way, at }))
    })
  })
}

/** A target on its way: the hexes where it may be shot at, and the way as a shot names it. */
interface TargetOnWay {
  readonly target: CounterId
  readonly track: readonly Axial[]
  readonly way: Pick<FireAct, 'track' | 'unturned' | 'turns' | 'group'>
}

const waysKnown = new WeakMap<AnnouncedAct, { readonly play: PlayState; readonly ways: TargetOnWay[] }>()

/** The ways of those who go; shots at one share its track. */
function waysOf(play: PlayState, act: AnnouncedAct, possible: AnnouncedAct | undefined): TargetOnWay[] {
  const known = waysKnown.get(act)
  if (known?.play === play) return known.ways
  const ways = targetsOnWay(play, act, possible)
  waysKnown.set(act, { play, ways })
  return ways
}

function targetsOnWay(
  { scenario }: PlayState,
  act: AnnouncedAct,
  possible: AnnouncedAct | undefined,
): TargetOnWay[] {
  const startOf = (counter: CounterId): Axial[] => {
    const hex = scenario.counters[counter]?.hex
    return hex === undefined ? [] : [parseHexKey(hex)]
  }
  if (act.kind === 'group-advance')
    return act.members.map(({ counter, path }) => ({
      target: counter,
      // Once for each hex, be it that it waits there.
      track: [...startOf(counter), ...path].filter(
        (hex, index, all) => all.findIndex((other) => sameHex(other, hex)) === index,
      ),
      way: { group: act.members },
    }))
  const start = startOf(act.counter)
  if (start.length === 0) return []
  const { path = [], turns, unturned } = possible?.kind === 'move' ? possible : {}
  const track = [...start, ...path]
  return [
    { target: act.counter, track, way: { track, ...(unturned && { unturned }), ...(turns && { turns }) } },
  ]
}

/** The longest beginning of a way that its mover can still take after the shots at it (ours). */
export function stillPossible(play: PlayState, act: AnnouncedAct): AnnouncedAct | undefined {
  if (isAllowed(play, act)) return act
  // No shot falls at a group before it goes.
  if (act.kind === 'group-advance') return undefined
  for (let length = act.path.length - 1; length > 0; length--) {
    const cut = cutAfter(act, length)
    if (isAllowed(play, cut)) return cut
  }
  return undefined
}

/** The same way, with its turns, given up after so many steps. */
function cutAfter({ turns = [], ...act }: MoveAct, length: number): MoveAct {
  const kept = turns.filter(({ after }) => after < length)
  return { ...act, path: act.path.slice(0, length), ...(kept.length > 0 && { turns: kept }) }
}
