/** The question what comes of a fight: sum, column, exact chances against dice rolled by hand, what follows (MC-CBT, SV-CBT, SV-ARM). */
import { describe, expect, test } from 'vitest'
import { type Scenario } from '#shared/document/types'
import { counterId } from '#shared/document/ids'
import { hexKey } from '#shared/hex/axial'
import { offeredInquiries } from '#shared/questions/inquire'
import { analysisOf } from '#shared/rules/registry/parts'
import { type BoardParts, type Placing, testBoard } from '../../../support/board'
import { withStats } from '../support'
import { ask, chances, entries, follows, items, refusals } from './asking'

const GUY = { type: 'crusaders-soldier', at: 'E5', facing: 'v0', name: 'Guy' }
const ALI = { type: 'saracens-soldier', at: 'E4', facing: 'v3', name: 'Ali' }
const KNIGHT = { type: 'crusaders-knight', at: 'E5', facing: 's0', face: 'mounted-healthy', name: 'Roger' }

const scene = (parts: BoardParts = {}): Scenario =>
  testBoard({ columns: 12, rows: 10, ...parts, counters: { guy: GUY, ali: ALI, ...parts.counters } })
const savoy = (parts: BoardParts = {}): Scenario => ({ ...scene(parts), ruleset: 'savoy' })

const fight = (scenario: Scenario, friends: string[] = [], enemies = ['ali'], choices = {}) =>
  ask(scenario, { question: 'fight', counter: 'guy', friends, enemies, choices })

/** Three columns of the printed tables, die 1 first (MC-CBT-4). */
const FOOT: Readonly<Record<string, string>> = {
  '-5/-1': 'DCC....BBA',
  '0/4': 'EDCC...BBA',
  '5/8': 'EDDCC..BBA',
  '9/12': 'EEDDCCC.BB',
  '13/20': 'FEEEDDCCBB',
}

/** Every face of the die down a column, by hand; a defender in armour makes it one worse. */
function rolled(column: string, armour = 0): Record<string, string> {
  const count: Record<string, number> = {}
  for (let die = 1; die <= 10; die++) {
    const letter = column[Math.min(10, die + armour) - 1]?.replace('.', '-') as string
    count[letter] = (count[letter] ?? 0) + 1
  }
  return Object.fromEntries(Object.entries(count).map(([letter, many]) => [letter, `${many}/10`]))
}

describe('the sum', () => {
  test('MC-CBT-1, MC-CBT-4: attack minus defence, and the column', () => {
    const answer = fight(scene())
    expect(items(answer)).toEqual([
      'Guy, attack 6: 6 (MC-CBT-1)',
      'Ali, defence: -5 (MC-CBT-1)',
      'table against characters on foot: column 0/4 (MC-CBT-1)',
    ])
    expect(chances(answer)).toEqual(rolled(FOOT['0/4'] as string))
    expect(answer.headline).toEqual({
      fr: 'différentiel +1, colonne 0/4\u202f: défenseur blessé 1 sur 10, assommé 1 sur 10, repoussé 2 sur 10\u202f; attaquant blessé 1 sur 10, repoussé 2 sur 10',
      en: 'differential +1, column 0/4: defender wounded 1 in 10, stunned 1 in 10, driven back 2 in 10; attacker wounded 1 in 10, driven back 2 in 10',
    })
  })

  test('MC-CBT-2: a second attacker adds his strength and moves the column', () => {
    const answer = fight(
      scene({ counters: { hugo: { type: 'crusaders-soldier', at: 'D4', name: 'Hugo' } } }),
      ['hugo'],
    )
    expect(items(answer)).toEqual([
      'Guy, attack 6: 6 (MC-CBT-1)',
      'Hugo, attack 6: 6 (MC-CBT-1)',
      'Ali, defence: -5 (MC-CBT-1)',
      'table against characters on foot: column 5/8 (MC-CBT-1)',
      'several attackers: one column to the right, 9/12 (MC-CBT-2)',
    ])
    expect(chances(answer)).toEqual(rolled(FOOT['9/12'] as string))
  })

  test('MC-CBT-3: armour makes the die one worse', () => {
    const answer = fight(withStats(scene(), 'saracens-soldier', { armour: 'heavy' }))
    expect(items(answer)).toContain('defender in armour: +1 to the die, 10 at most (MC-CBT-3)')
    expect(chances(answer)).toEqual(rolled(FOOT['0/4'] as string, 1))
  })

  test('MC-CBT-5: a charge is a choice of riders alone, friends picked beside included', () => {
    const choices = (guy: Placing, friends: string[] = []) => {
      const board = scene({ counters: { guy, roger: { ...KNIGHT, at: 'D4' } } })
      const analysis = analysisOf(board.ruleset)!
      const offered = offeredInquiries(analysis, board, {
        counter: counterId('guy'),
        friends: friends.map(counterId),
      })
      return offered.find(({ question }) => question === 'fight')?.choices.map(({ id }) => id)
    }
    expect(choices(GUY)).toEqual([])
    expect(choices(KNIGHT)).toEqual(['charging'])
    expect(choices(GUY, ['roger'])).toEqual(['charging'])
  })

  test('MC-CBT-5: two hands double; the charge has no figure in our sources', () => {
    const twoHanded = fight(withStats(scene(), 'crusaders-soldier', { twoHanded: true }))
    expect(items(twoHanded)[0]).toBe('Guy, attack 6, two-handed weapon ×2: 12 (MC-CBT-5)')
    expect(chances(twoHanded)).toEqual(rolled(FOOT['5/8'] as string))
    const charge = fight(scene({ counters: { guy: KNIGHT } }), [], ['ali'], { charging: 'yes' })
    expect(items(charge)[0]).toBe('Roger, attack 14, charge (its bonus is not in our sources): 14 (MC-CBT-5)')
  })

  test('MC-CBT-5: a charge counts what the house table says', () => {
    const house = { ...scene({ counters: { guy: KNIGHT } }), houseTables: { strength: { chargeBonus: 4 } } }
    expect(items(fight(house, [], ['ali'], { charging: 'yes' }))[0]).toBe(
      'Roger, attack 14, charge +4: 18 (MC-CBT-5)',
    )
    expect(items(fight(house))[0]).toBe('Roger, attack 14: 14 (MC-CBT-1)')
  })
})

describe('what follows', () => {
  test('MC-RET-4, MC-INF-4, MC-ADV-1: retreats away from the opponents, and who may advance', () => {
    expect(follows(fight(scene()))).toEqual({
      A: ['Guy: wounded'],
      B: ['Guy retreats 1 hex: 3 ways free of opportunity attacks', 'Ali may advance into E5'],
      C: ['Ali retreats 1 hex: 3 ways free of opportunity attacks', 'Guy may advance into E4'],
      D: ['Ali: stunned'],
      E: ['Ali: wounded'],
    })
  })

  test('MC-ADV-1, MC-INF-2: each advance with its risks, the safest first, to be played', () => {
    const guarded = scene({ counters: { nur: { type: 'saracens-soldier', at: 'E2', name: 'Nur' } } })
    const advances = fight(guarded).lists?.find(({ id }) => id === 'advances')?.entries ?? []
    expect(advances[0]?.way?.path).toHaveLength(2)
    expect(advances.every(({ stands }) => stands?.length === 1)).toBe(true)
    const risky = advances.filter(({ outcomes = [] }) => outcomes.length > 1)
    expect([advances.length, risky.length]).toEqual([6, 1])
    // Back where it stood is no advance.
    const stood = guarded.counters[counterId('guy')]?.hex
    expect(advances.filter(({ stands }) => stands?.some(({ hex }) => hexKey(hex) === stood))).toEqual([])
  })

  test('MC-CBT-4: of several defenders one is hit, and the item says who chooses', () => {
    const both = scene({ counters: { nur: { type: 'saracens-soldier', at: 'F5', name: 'Nur' } } })
    const answer = fight(both, [], ['nur', 'ali'])
    expect(items(answer)).toContain('one defender hit, as its side chooses: here Nur (MC-CBT-4)')
    expect(follows(answer)['D']).toEqual(['Nur: stunned'])
    expect(follows(answer)['C']).toHaveLength(3)
  })

  test('MC-MAP-3: a rider falls, and the mount stays', () => {
    const rider = scene({
      counters: { ali: { ...KNIGHT, type: 'saracens-knight', at: 'E4', facing: 's3', name: 'Usama' } },
    })
    const answer = fight(withStats(rider, 'saracens-knight', { armour: 'none' }))
    expect(items(answer)).toContain('table against riders: column −5/−1 (MC-CBT-1)')
    expect(follows(answer)['D']?.[0]).toBe('Usama: stunned, unhorsed')
  })
})

describe('who else', () => {
  test('each ally who can strike too, with the fight as it would be', () => {
    const answer = fight(
      scene({
        counters: {
          hugo: { type: 'crusaders-soldier', at: 'D4', name: 'Hugo' },
          far: { type: 'crusaders-soldier', at: 'A1' },
        },
      }),
    )
    const joined = entries(answer, 'joining')
    expect(Object.keys(joined)).toEqual(['hugo'])
    expect(joined['hugo']).toMatch(/^differential \+7, column 9\/12: defender wounded 2 in 10/)
  })

  test('nobody picked: each enemy in reach, and those behind a wall with the reason', () => {
    const answer = fight(
      scene({
        hexsides: { 'E5/F5': 'wall' },
        counters: {
          nur: { type: 'saracens-soldier', at: 'F5' },
          weak: { ...ALI, at: 'D5', face: 'wounded' },
        },
      }),
      [],
      [],
    )
    expect(Object.keys(entries(answer, 'targets'))).toEqual(['weak', 'ali'])
    const [spared] = answer.lists?.find(({ id }) => id === 'spared')?.entries ?? []
    expect(spared?.because.map(({ rule }) => rule)).toEqual(['MC-ATT-2'])
    expect(answer.wanted?.en).toBe('Click a defender, or another attacker.')
  })

  test('MC-ATT: refused with the reason, for friend, distance and state', () => {
    expect(refusals(fight(scene(), [], ['guy']))).toEqual(['MC-ATT'])
    expect(refusals(fight(scene({ counters: { ali: { ...ALI, at: 'H8' } } })))).toEqual(['MC-ATT'])
    expect(refusals(fight(scene({ counters: { guy: { ...GUY, status: { stunned: true } } } })))).toEqual([
      'MC-ATT-5',
    ])
  })
})

describe('Savoy', () => {
  test('SV-CBT-1: from behind doubled; halves are kept until the sum', () => {
    expect(items(fight(savoy({ counters: { ali: { ...ALI, facing: 'v0' } } })))[0]).toBe(
      'Guy, attack 6, from the rear ×2: 12 (SV-CBT-1)',
    )
    const odd = withStats(
      savoy({ counters: { guy: { ...GUY, face: 'wounded' }, ali: { ...ALI, facing: 'v1' } } }),
      'crusaders-soldier',
      {},
    )
    expect(items(fight(odd)).slice(0, 2)).toEqual([
      'Guy, attack 3, from the side ×1½: 4½ (SV-CBT-1)',
      'sum of the attacks, rounded down: 4 (SV-CBT-1)',
    ])
  })

  test('SV-CBT-2: the defender may turn, and what it gains; unseen from behind it may not', () => {
    const side = fight(savoy({ counters: { ali: { ...ALI, facing: 'v1' } } }))
    expect(entries(side, 'turning')['ali']).toMatch(/^differential \+1, column 0\/4/)
    expect(side.lists?.find(({ id }) => id === 'turning')?.entries[0]?.stands).toHaveLength(1)
    const behind = savoy({ counters: { ali: { ...ALI, facing: 'v0' } } })
    expect(entries(fight(behind, [], ['ali'], { approach: 'no' }), 'turning')).toEqual({})
    expect(entries(fight(savoy()), 'turning')).toEqual({})
  })

  test('SV-CBT-2: attacked only from behind, it may turn if an attacker was visible at any point of its move', () => {
    const behind = savoy({ counters: { ali: { ...ALI, facing: 'v0' } } })
    const asked = (approach?: string) => {
      const answer = fight(behind, [], ['ali'], approach === undefined ? {} : { approach })
      const said = items(answer).find((item) => item.startsWith('Ali, turning'))
      const lists = ['turning', 'turning-if-seen'].filter((list) => 'ali' in entries(answer, list))
      return [said, ...lists]
    }
    const unknown = ['Ali, turning: if an attacker was visible during its move (SV-CBT-2)', 'turning-if-seen']
    expect(asked()).toEqual(unknown)
    expect(asked('unknown')).toEqual(unknown)
    expect(asked('yes')).toEqual(['Ali, turning: allowed, once the attack is declared (SV-CBT-2)', 'turning'])
    expect(asked('no')).toEqual(['Ali, turning: forbidden, attacked from behind unseen (SV-CBT-2)'])
    // With one beside it whom it sees, the other's way does not matter.
    const two = {
      ...behind.counters,
      ...savoy({ counters: { hugo: { ...GUY, at: 'F5', name: 'Hugo' } } }).counters,
    }
    const both = fight({ ...behind, counters: { ...two, ...behind.counters } }, ['hugo'], ['ali'], {
      approach: 'no',
    })
    expect(items(both)).toContain('Ali, turning: allowed, once the attack is declared (SV-CBT-2)')
  })

  test('SV-CBT-2: Magna Carta asks nothing of the approach', () => {
    const offered = (scenario: Scenario) => {
      const analysis = analysisOf(scenario.ruleset)
      const all = analysis ? offeredInquiries(analysis, scenario, { counter: counterId('guy') }) : []
      return all.find(({ question }) => question === 'fight')?.choices.map(({ id }) => id)
    }
    expect(offered(savoy())).toEqual(['approach'])
    expect(offered(scene())).toEqual([])
    expect(items(fight(scene())).filter((item) => item.includes('turning'))).toEqual([])
  })

  test('SV-CBT-2, HS-MOV-5: a rider swings about its front hex where its rear has room, and out of nobody’s reach', () => {
    const rider = { ...KNIGHT, type: 'saracens-knight', at: 'E4', name: 'Usama' }
    const turning = (facing: string, parts: BoardParts = {}) =>
      fight(savoy({ ...parts, counters: { ali: { ...rider, facing }, ...parts.counters } }))
        .lists?.find(({ id }) => id === 'turning')
        ?.entries.map(({ stands: [stand] = [], because }) => [
          stand?.facing.index,
          because.map(({ rule }) => rule),
        ])
    // Guy, south of its front hex, beside both halves: turned to face him it is attacked from the front.
    expect(turning('s1')).toEqual([[2, ['SV-CBT-2', 'HS-MOV-5']]])
    const hugo = { type: 'saracens-soldier', at: 'D4', name: 'Hugo' }
    const nur = { type: 'saracens-soldier', at: 'E3', name: 'Nur' }
    const isa = { type: 'saracens-soldier', at: 'F4', name: 'Isa' }
    expect(turning('s1', { counters: { hugo, nur, isa } })).toBeUndefined()
  })

  test('SV-ARM-1, SV-ARM-4: two dice of the defender after the die of the fight, by hand', () => {
    const armoured = withStats(savoy(), 'saracens-soldier', { armour: 'light', largeShield: true })
    const count: Record<string, number> = {}
    for (let die = 1; die <= 10; die++) {
      const letter = FOOT['0/4']?.[die - 1]?.replace('.', '-') as string
      for (let a = 1; a <= 6; a++)
        for (let b = 1; b <= 6; b++) {
          const id = a + b <= 5 && (letter === 'D' || letter === 'E') ? `${letter}-1` : letter
          count[id] = (count[id] ?? 0) + 1
        }
    }
    const answer = fight(armoured)
    const told = Object.entries(chances(answer)).map(([id, text]) => {
      const [numerator, denominator] = text.split('/').map(Number) as [number, number]
      return [id, (numerator / denominator) * 360]
    })
    expect(Object.fromEntries(told.map(([id, cases]) => [id, Math.round(Number(cases))]))).toEqual(count)
    expect(items(answer)).toContain('Ali, armour: saves 5 in 18 (SV-ARM-1)')
    expect(items(answer)).toContain('Ali, large shield: in the defence already, no roll (SV-ARM-4)')
    expect(answer.headline.en).toBe(
      'differential +1, column 0/4: defender wounded 13 in 180, stunned 18 in 180, driven back 41 in 180; attacker wounded 1 in 10, driven back 2 in 10',
    )
    expect(follows(answer)['E-1']).toEqual(['Ali: stunned'])
  })
})
