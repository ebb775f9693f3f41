/** The events of this turn (`--turn`) in each question whose rules remember it: the answer changes, and names the rule. */
import { writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { writeScenario } from '#shared/format/write'
import { type BoardParts, testBoard } from '../support/board'
import { fantasyBoard } from '../support/fantasyBoard'
import { withStats } from '../rules/magna-carta/support'
import { json, refusal, useFolder } from './castellan'

const path = useFolder()

const GUY = { type: 'crusaders-soldier', at: 'E5', facing: 'v0' } as const
const ARCHER = { type: 'saracens-archer', at: 'E3', facing: 'v3' } as const
const ALI = { type: 'saracens-soldier', at: 'E4', facing: 'v3' } as const

function file(parts: BoardParts, ruleset = 'magna-carta'): string {
  const to = path('board.castellan')
  writeFileSync(to, writeScenario({ ...testBoard({ columns: 12, rows: 10, ...parts }), ruleset }))
  return to
}

interface Told {
  readonly answer: string
  readonly rules: readonly string[]
  readonly refused?: readonly { readonly rule: string }[]
  readonly [list: string]: unknown
}

/** The answer without anything happened, and after these events. */
async function bothOf(args: readonly string[], turn: unknown): Promise<readonly [Told, Told]> {
  writeFileSync(path('turn.json'), JSON.stringify(turn))
  const before = (await json([...args])) as Told
  return [before, (await json([...args, '--turn', path('turn.json')])) as Told]
}

describe('what has happened this turn', () => {
  it('MC-INF-6: who attacked a passer-by this phase makes no defensive fire', async () => {
    const board = file({ counters: { guy: GUY, archer: ARCHER } })
    const shot = ['fire', board, '--from', 'archer', '--to', 'guy', '--phase', 'defensive']
    const attacked = { attacksThisPhase: [{ opponent: 'archer', mover: 'guy', hex: 'E4' }] }
    const [before, after] = await bothOf(shot, attacked)
    expect(before.refused).toBeUndefined()
    expect(after.refused).toEqual([{ rule: 'MC-INF-6' }])
    const [, offensive] = await bothOf([...shot.slice(0, -1), 'offensive'], attacked)
    expect(offensive.refused).toBeUndefined()
  })

  it('MC-FIR-1: who moved too far fires no more in defence; a crossbow that has fired goes nowhere', async () => {
    const board = file({ counters: { guy: GUY, archer: ARCHER } })
    const shot = ['fire', board, '--from', 'archer', '--to', 'guy', '--phase', 'defensive']
    const [before, after] = await bothOf(shot, { movedTooFar: ['archer'] })
    expect([before.refused, after.refused]).toEqual([undefined, [{ rule: 'MC-FIR-1' }]])
    const crossbow = withStats(
      testBoard({ columns: 12, rows: 10, counters: { archer: ARCHER } }),
      ARCHER.type,
      {
        missile: 'crossbow',
      },
    )
    writeFileSync(path('crossbow.castellan'), writeScenario(crossbow))
    const way = ['route', path('crossbow.castellan'), '--counter', 'archer', '--kind', 'move', '--path', 'E2']
    const [free, still] = await bothOf(way, { firedOffensively: ['archer'] })
    expect(free.refused).toBeUndefined()
    expect(still.refused).toMatchObject([{ rule: 'MC-FIR-1' }])
  })

  it('MC-INF-5, MC-RET-2: who is out by fire frees the ways of a retreat under fire', async () => {
    const around = { ali: { ...ALI, at: 'F6' }, omar: { ...ALI, at: 'D6' } } as const
    const board = file({ counters: { guy: GUY, ...around, archer: { ...ARCHER, at: 'E1' } } })
    const turn = { hitByOffensiveFire: ['ali', 'omar'] }
    const shot = await bothOf(['fire', board, '--from', 'archer', '--to', 'guy'], turn)
    expect(shot.map(({ then }) => (then as Record<string, string[]>)['A']?.[0])).toEqual([
      'Soldier retreats 2 hexes: 3 ways, each under an opportunity attack',
      'Soldier retreats 2 hexes: 3 ways free of opportunity attacks',
    ])
    const retreat = await bothOf(['retreats', board, '--counter', 'guy', '--firer', 'E1'], turn)
    expect(retreat.map(({ answer }) => answer)).toEqual([
      '3 possible retreats, the safest by E6, F7: unhurt 1 in 4',
      '3 possible retreats, the safest by E6, F7: unhurt for certain',
    ])
    expect(retreat[0].rules).toContain('MC-RET-2')
  })

  it('MC-INF-5: who fired in defence is not available against a passer-by, and still fights', async () => {
    const board = file({ counters: { guy: GUY, ali: ALI } })
    const [before, after] = await bothOf(['contacts', board, '--counter', 'guy'], {
      firedDefensively: ['ali'],
    })
    expect(before).toMatchObject({ strikes: [{}], available: [{ counter: 'ali' }] })
    expect(after).toMatchObject({ strikes: [{}], unavailable: [{ counter: 'ali', rules: ['MC-INF-5'] }] })
    expect(after).not.toHaveProperty('available')
  })

  it('MC-INF-5, MC-INF-6: the safest way passes those who can strike no more', async () => {
    const board = file({ counters: { guy: GUY, ali: { ...ALI, at: 'F4' }, omar: { ...ALI, at: 'D3' } } })
    const way = ['safest', board, '--counter', 'guy', '--to', 'E3']
    const turn = {
      hitByOffensiveFire: ['ali'],
      attacksThisPhase: [{ opponent: 'omar', mover: 'guy', hex: 'D4' }],
    }
    const told = await bothOf(way, turn)
    expect(told.map(({ answer }) => answer)).toEqual([
      'unhurt 5 in 10 by E4, E3, 2 points',
      'unhurt for certain by E4, E3, 2 points',
    ])
    expect(told[0].rules).toContain('MC-INF-6')
    const each = await bothOf(way.slice(0, 4), turn)
    expect(
      each.map(({ hexes }) => hexes).map((hexes) => JSON.stringify(hexes).includes('unhurt-5/10')),
    ).toEqual([true, false])
  })

  it('MC-ADV-1, MC-INF-5: the winner of a fight advances past who can strike no more', async () => {
    const board = file({ counters: { guy: GUY, ali: ALI, omar: { ...ALI, at: 'F4' } } })
    const told = await bothOf(['fight', board, '--attackers', 'guy', '--defenders', 'ali'], {
      hitByOffensiveFire: ['omar'],
    })
    expect(told.map(({ advances }) => valueOf(advances, 'Soldier, E4, E3'))).toEqual([
      'unhurt 5 in 10',
      'unhurt for certain',
    ])
  })

  it('SV-OPP-7, SV-CBT-1: who turned to strike is attacked from where it looks now', async () => {
    const board = file({ counters: { guy: GUY, ali: ALI } }, 'savoy')
    const told = await bothOf(['fight', board, '--attackers', 'guy', '--defenders', 'ali'], {
      turned: { ali: 'v0' },
    })
    expect(told.map(({ items }) => (items as { rule: string; name: string }[])[0])).toMatchObject([
      { rule: 'MC-CBT-1', name: 'Soldier, attack 6' },
      { rule: 'SV-CBT-1', name: 'Soldier, attack 6, from the rear ×2' },
    ])
  })

  it('SV-OPP-7: a rider who turned moves on from there, this turn and in all later ones', async () => {
    const rider = { type: 'crusaders-knight', at: 'E5', facing: 's0', face: 'mounted-healthy' } as const
    const board = file({ rows: 30, counters: { rider } }, 'savoy')
    const turn = { turned: { rider: 's1' } }
    const reached = await bothOf(['reach', board, '--counter', 'rider', '--points', '1'], turn)
    expect(reached.map(({ hexes }) => leftOf(hexes))).toEqual([['E4 s0'], ['F5 s1']])
    const march = await bothOf(['turns', board, '--counter', 'rider'], turn)
    expect(march[1]['hexes']).not.toEqual(march[0]['hexes'])
  })

  it('is refused where no rule remembers it', async () => {
    writeFileSync(path('turn.json'), '{}')
    const to = path('fantasy.castellan')
    writeFileSync(to, writeScenario(fantasyBoard({ counters: { orc: { at: 'C3' } } })))
    for (const call of [
      ['reach', to, '--counter', 'orc'],
      ['fire', to, '--from', 'orc'],
    ])
      expect(await refusal([...call, '--turn', path('turn.json')])).toBe(
        '--turn: has no effect in this game, expected with opportunity attacks',
      )
  })
})

function valueOf(list: unknown, name: string): string | undefined {
  return (list as { name: string; value: string }[]).find((one) => one.name === name)?.value
}

/** The stances outside E5. */
function leftOf(hexes: unknown): string[] {
  const stances = hexes as { hex: string; facing: string }[]
  return stances.flatMap(({ hex, facing }) => (hex === 'E5' ? [] : [`${hex} ${facing}`]))
}
