/** Waves of friends who make room for one another after a retreat (MC-RET-1, HS-MOV-8): each comes to its end. */
import { describe, expect, test } from 'vitest'
import { counterId } from '#shared/document/ids'
import { type HexKey, hexKey } from '#shared/hex/axial'
import { neighbors } from '#shared/hex/direction'
import { applyEffects } from '#shared/rules/resolution/effects'
import { type Act } from '#shared/rules/resolution/play'
import { type PlayState } from '#shared/rules/resolution/state'
import { resolutionOf } from '#shared/rules/registry/parts'
import { testBoard } from '../../support/board'
import { hexNamed } from '../../support/names'

const play = resolutionOf('magna-carta')!.play
const SOLDIER = { type: 'crusaders-soldier' }

/** Guy has retreated onto the hex of Odo, who owes him room; friends stand where the places say. */
function owing(...friends: readonly string[]): PlayState {
  const around = friends.map((at, index) => [`friend-${index}`, { ...SOLDIER, at }] as const)
  const counters = {
    guy: { ...SOLDIER, at: 'D4' },
    odo: { ...SOLDIER, at: 'D4' },
    ...Object.fromEntries(around),
  }
  const begun = play.begin(testBoard({ columns: 10, rows: 8, counters }))
  return {
    ...begun,
    owed: [{ kind: 'retreat', counter: counterId('odo'), distance: 1, makesRoom: true }],
  }
}

const retreat = (counter: string, state: PlayState, to: string): Act => ({
  kind: 'retreat',
  counter: counterId(counter),
  path: [hexNamed(state.scenario, to)],
})

/** The hexes to which the one whose duty it is may go. */
function ends(state: PlayState): HexKey[] {
  return [...play.acts(state)].flatMap((act) => {
    if (act.kind !== 'retreat' || play.judge(state, act).refused.length > 0) return []
    return act.path.map(hexKey)
  })
}

const refusals = (state: PlayState, act: Act): string[] =>
  play.judge(state, act).refused.map(({ rule }) => rule)

describe('HS-MOV-8: who makes room', () => {
  test('goes to a free hex, and displaces nobody while there is one', () => {
    const state = owing('D5')
    const friend = hexKey(hexNamed(state.scenario, 'D5'))
    expect(ends(state)).toHaveLength(5)
    expect(ends(state)).not.toContain(friend)
    expect(refusals(state, retreat('odo', state, 'D5'))).toEqual(['HS-MOV-8'])
    expect(refusals(state, retreat('odo', state, 'D3'))).toEqual([])
  })

  test('displaces a friend where all hexes are held, who then goes to a free one, not back', () => {
    const { scenario } = owing()
    const center = hexNamed(scenario, 'D4')
    const start = hexKey(center)
    const ring = neighbors(center).map(hexKey)
    const names = ['D3', 'D5', 'C3', 'C4', 'C5', 'E3', 'E4', 'E5'].filter((name) =>
      ring.includes(hexKey(hexNamed(scenario, name))),
    )
    expect(names).toHaveLength(6)
    const state = owing(...names)
    expect(ends(state).toSorted()).toEqual(ring.toSorted())
    const act = retreat('odo', state, names[0]!)
    const [outcome] = play.judge(state, act).outcomes ?? []
    const next = applyEffects(state, outcome?.effects ?? [])
    expect(next.owed).toMatchObject([{ kind: 'retreat', counter: 'friend-0', makesRoom: true }])
    // Three hexes lie outside the ring; in the others friends stand, Guy among them where the wave began.
    expect(ends(next)).toHaveLength(3)
    expect(ends(next).filter((hex) => hex === start || ring.includes(hex))).toEqual([])
  })
})
