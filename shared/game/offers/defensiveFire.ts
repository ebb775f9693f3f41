/** Defensive fire at a counter that means to move: every shot at it, in any hex of the way that it can still take (MC-SEQ-1, MC-FIR-5). */
import { sideOf } from '#shared/document/counters'
import { type SideId } from '#shared/document/ids'
import { type Axial, hexDistance, parseHexKey } from '#shared/hex/axial'
import { type FireAct } from '#shared/rules/resolution/fireAct'
import { type PlayState } from '#shared/rules/resolution/state'
import { type GameState, type MoveAct, type Offer } from '../contract'
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
  const { scenario, acted } = play
  const { counter: target } = act
  const hex = scenario.counters[target]?.hex
  if (hex === undefined) return []
  const start = parseHexKey(hex)
  const { path = [], turns, unturned } = stillPossible(play, act) ?? {}
  const track: readonly Axial[] = [start, ...path]
  const strikes = strikesIn(scenario)
  return enemiesWithin(play, target, Infinity).flatMap((firer) => {
    if (acted.includes(firer) || awaiting.some((shot) => shot.firer === firer)) return []
    const range = strikes.range(firer)
    const from = scenario.counters[firer]?.hex
    if (range === 0 || from === undefined) return []
    const near = track.filter((at) => hexDistance(parseHexKey(from), at) <= range)
    const way = { track, ...(unturned && { unturned }), ...(turns && { turns }) }
    return near.map((at): FireAct => ({ kind: 'fire', firer, target, ...way, at }))
  })
}

/** The longest beginning of a way that its mover can still take after the shots at it (ours). */
export function stillPossible(play: PlayState, act: MoveAct): MoveAct | undefined {
  if (isAllowed(play, act)) return act
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
