/** The question whom a character can shoot at: items, exact chances against dice rolled by hand, field of fire (MC-FIR, SV-FIR). */
import { describe, expect, test } from 'vitest'
import { type Scenario } from '#shared/document/types'
import { type BoardParts, testBoard } from '../../../support/board'
import { hexNamed } from '../../../support/names'
import { ask, chances, entries, follows, items, refusals, shadeOf } from './asking'

const ARCHER = { type: 'crusaders-archer', at: 'C8', name: 'Perrin' }
const FOE = { type: 'saracens-soldier', at: 'J8', name: 'Ali' }

const scene = (parts: BoardParts = {}): Scenario =>
  testBoard({ columns: 30, rows: 16, ...parts, counters: { f: ARCHER, t: FOE, ...parts.counters } })

const shot = (scenario: Scenario, phase = 'offensive') =>
  ask(scenario, { question: 'fire', counter: 'f', enemies: ['t'], choices: { phase } })

/** The columns of the printed tables, row 1 first (MC-FIR-4). */
const FOOT: Readonly<Record<string, string>> = {
  none: 'CCCBBBAA-',
  light: 'CCBBBAAA-',
  medium: 'CBBBAAA--',
  heavy: 'BBBAAA---',
}
const HORSE: Readonly<Record<string, string>> = { none: 'EEDCCBAA-', light: 'EDCCBAA--', medium: 'DCCBAA---' }

/** Every face of the die through the table, by hand, as chances: shift of the weapon and modifier of the die are given. */
function rolled(column: string, shift: number, modifier: number): Record<string, number> {
  const counts = new Map<string, number>()
  for (let die = 1; die <= 10; die++) {
    const counted = Math.min(10, Math.max(1, die + modifier))
    const letter = column[Math.min(9, counted + shift) - 1] as string
    counts.set(letter, (counts.get(letter) ?? 0) + 1)
  }
  return Object.fromEntries([...counts].map(([letter, count]) => [letter, count / 10]))
}

/** The answer's fractions as numbers. */
function inTenths(written: Readonly<Record<string, string>>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(written).map(([id, text]) => {
      const [numerator, denominator] = text.split('/').map(Number) as [number, number]
      return [id, numerator / denominator]
    }),
  )
}

describe('a shot at a target', () => {
  test('MC-FIR-1 to -4: range, cover, shift and modifiers, each with its rule', () => {
    const answer = shot(scene({ hexes: { J8: 'brush' } }))
    expect(items(answer)).toEqual([
      'short bow: 7 hexes, short range (1–10) (MC-FIR-1)',
      'cover: light (HS-LOS-11)',
      'shift of the weapon: +2 rows (MC-FIR-3)',
      'movement, firing offensively only: 6 points (MC-FIR-1)',
      'movement, firing in both phases: 3 points (MC-FIR-1)',
    ])
    expect(answer.headline).toEqual({
      fr: 'tire à 7 cases, courte portée\u202f: blessé 3 sur 10, repoussé 3 sur 10',
      en: 'fires at 7 hexes, short range: wounded 3 in 10, driven back 3 in 10',
    })
  })

  test.each([
    ['none', 'J8', 0, undefined],
    ['none', 'E8', -2, undefined],
    ['light', 'J8', 0, 'brush'],
    ['none', 'V8', 1, undefined],
    ['light', 'V8', 1, 'brush'],
  ])('MC-FIR-4: cover %s at %s, every die through the table', (cover, at, modifier, terrain) => {
    const board = scene({ hexes: terrain ? { [at]: terrain } : {}, counters: { t: { ...FOE, at } } })
    expect(inTenths(chances(shot(board)))).toEqual(rolled(FOOT[cover] as string, 2, modifier))
  })

  test('MC-FIR-6: a rider in armour is read in the other table, a die higher', () => {
    const rider = { type: 'saracens-knight', at: 'J8', facing: 's4', face: 'mounted-healthy', name: 'Usama' }
    const answer = shot(scene({ counters: { t: rider } }))
    expect(inTenths(chances(answer))).toEqual(rolled(HORSE['none'] as string, 2, 1))
    expect(items(answer)).toContain('target in armour: 1 (MC-FIR-2)')
  })

  test('MC-FIR-5, MC-RET-1: what follows a retreat and a wound', () => {
    expect(follows(shot(scene()))).toEqual({
      A: [
        'Ali retreats 2 hexes: 6 ways free of opportunity attacks',
        'Ali: no opportunity attack for the rest of the turn',
      ],
      B: ['Ali: wounded', 'Ali: no opportunity attack for the rest of the turn'],
      C: ['Ali: killed'],
    })
  })

  test('MC-RET-2: the ways of a retreat that opportunity attacks spare', () => {
    const guarded = scene({ counters: { guard: { type: 'crusaders-soldier', at: 'L10' } } })
    const [first] = follows(shot(guarded))['A'] ?? []
    expect(first).toBe('Ali retreats 2 hexes: 6 ways, 4 free of opportunity attacks')
  })

  test('MC-RET-3: with nowhere to go the retreat is a wound, and counts as one', () => {
    const ring = { 'J8/K7': 'wall', 'J8/K8': 'wall', 'J8/J9': 'wall', 'J8/J7': 'wall' }
    const answer = shot(scene({ hexsides: ring }))
    expect(follows(answer)['A']?.[0]).toBe('Ali cannot retreat 2 hexes: wounded')
    expect(answer.outcomes?.find(({ id }) => id === 'A')?.gravity).toBe(3)
  })

  test('MC-INF-11: the second wound kills', () => {
    const answer = shot(scene({ counters: { t: { ...FOE, face: 'wounded' } } }))
    expect(follows(answer)['B']).toEqual(['Ali: killed, being hit a second time'])
    expect(answer.outcomes?.find(({ id }) => id === 'B')?.gravity).toBe(4)
  })

  test('MC-FIR-5: a defensive shot takes points instead, and costs the opportunity attacks', () => {
    const answer = shot(scene(), 'defensive')
    expect(follows(answer)).toEqual({
      A: ['Ali: 4 points of movement at most this turn'],
      B: ['Ali: wounded', 'Ali: 1 point of movement at most this turn'],
      C: ['Ali: killed'],
    })
    expect(items(answer)).toContain(
      'after this fire: no opportunity attack for the rest of the turn (MC-INF-5)',
    )
    expect(items(answer)).not.toContain('movement, firing offensively only: 6 points (MC-FIR-1)')
  })

  test('MC-FIR-5, MC-FIR-6: half of what is left to the wounded, 4 less of what is left to the wounded rider', () => {
    const moving = (movements: Record<string, number>, type: string, scenario: Scenario): Scenario => {
      const sheet = scenario.counterTypes[type as never] as Scenario['counterTypes'][never]
      const faces = Object.fromEntries(
        Object.entries(movements).map(([face, movement]) => [face, { stats: { movement } }]),
      )
      return {
        ...scenario,
        counterTypes: { ...scenario.counterTypes, [type]: { ...(sheet as object), faces } as never },
      }
    }
    const onFoot = moving({ healthy: 11, wounded: 5 }, 'saracens-soldier', scene())
    expect(follows(shot(onFoot, 'defensive'))['B']).toEqual([
      'Ali: wounded',
      'Ali: 2 points of movement at most this turn',
    ])
    const rider = { ...FOE, type: 'saracens-knight', facing: 's0', face: 'mounted-healthy' }
    const mounted = moving(
      { healthy: 5, wounded: 2, 'mounted-healthy': 9, 'mounted-wounded': 7, riderless: 9, 'dead-mount': 0 },
      'saracens-knight',
      scene({ counters: { t: rider } }),
    )
    const { A, C } = follows(shot(mounted, 'defensive'))
    expect(A).toEqual(['Ali: 5 points of movement at most this turn'])
    expect(C).toEqual(['Ali: wounded', 'Ali: 3 points of movement at most this turn'])
  })

  test('MC-FIR-6: a mount alone is brought down, neither wounded nor killed', () => {
    const alone = { ...FOE, type: 'saracens-knight', facing: 's0', face: 'riderless' }
    const answer = shot(scene({ counters: { t: alone } }))
    expect(answer.headline.en).toMatch(/brought down \d+ in 10/)
    expect(answer.headline.fr).toMatch(/à terre \d+ sur 10/)
    expect(answer.headline.en).not.toMatch(/wounded|killed/)
  })

  test('HS-LOS-15: a friend on the line stops a shot at short range, and is named', () => {
    const answer = shot(scene({ counters: { guy: { type: 'crusaders-soldier', at: 'F8', name: 'Guy' } } }))
    expect(refusals(answer)).toEqual(['HS-LOS-15'])
    expect(items(answer)).toContain('on the line: Guy stands in the way (HS-LOS-15)')
    expect(answer.outcomes).toBeUndefined()
    expect(answer.links?.map(({ kind }) => kind)).toEqual(['blocked'])
  })

  test('HS-LOS-7: through a slit, with the wall of the slit', () => {
    const answer = shot(
      scene({ hexsides: { 'C8/D8': { barrier: { feature: 'wall' }, opening: { feature: 'window' } } } }),
    )
    expect(items(answer)).toContain('fires through: window C8/D8 (HS-LOS-7)')
  })

  test('MC-FIR-1, MC-ATT-5: no weapon, out of range, stunned; a weapon of one phase leaves no choice', () => {
    expect(refusals(shot(scene({ counters: { f: { ...ARCHER, type: 'crusaders-soldier' } } })))).toEqual([
      'MC-FIR-1',
    ])
    expect(refusals(shot(scene({ counters: { f: { ...ARCHER, status: { stunned: true } } } })))).toEqual([
      'MC-ATT-5',
    ])
    const dagger = { f: { at: 'C8', stats: { missile: 'dagger' }, side: 'crusaders' } }
    expect(refusals(shot(scene({ counters: { ...dagger, t: { ...FOE, at: 'K8' } } })))).toEqual(['MC-FIR-1'])
    const javelin = { f: { at: 'C8', stats: { missile: 'javelin' }, side: 'crusaders' } }
    // Its weapon leaves no choice of the phase: what was chosen for another is not asked of it.
    expect(refusals(shot(scene({ counters: javelin }), 'defensive'))).toEqual([])
  })
})

describe('a shot into a hex', () => {
  test('whoever stands there is the target', () => {
    const into = ask(scene(), { question: 'fire', counter: 'f', to: 'J8' })
    expect(chances(into)).toEqual(chances(shot(scene())))
  })

  test('MC-FIR-4: with nobody there, the effect on whoever would', () => {
    const answer = ask(scene({ hexes: { H8: 'brush' } }), { question: 'fire', counter: 'f', to: 'H8' })
    expect(inTenths(chances(answer))).toEqual(rolled(FOOT['light'] as string, 2, 0))
    expect(items(answer)).toContain('target: a character on foot without armour (MC-FIR-4)')
    expect(answer.outcomes?.map(({ id, gravity }) => [id, gravity])).toEqual([
      ['A', 1],
      ['B', 3],
      ['-', 0],
    ])
  })
})

describe('the field of fire', () => {
  const field = (scenario: Scenario, phase = 'offensive') =>
    ask(scenario, { question: 'fire', counter: 'f', choices: { phase } })

  test('MC-FIR-1: bands and covers as shades; what a wood hides is in none', () => {
    const board = scene({ hexes: { 'G8 G9': 'wood', H11: 'brush' } })
    const answer = field(board)
    const shade = (name: string) => shadeOf(answer, hexNamed(board, name))
    expect([shade('E8'), shade('I12'), shade('H11'), shade('C16'), shade('V8'), shade('C8')]).toEqual([
      'short-none-8',
      'short-none-6',
      'short-light-6',
      'short-none-6',
      undefined,
      undefined,
    ])
    expect(shade('T2')).toBe('medium-none-5')
  })

  test('each hex says what a shot into it says', () => {
    const board = scene({
      hexes: { 'H8 H9': 'brush' },
      counters: { guy: { type: 'crusaders-soldier', at: 'E8' } },
    })
    const answer = field(board)
    for (const { hexes, texts } of answer.shades ?? [])
      for (const [index, hex] of hexes.entries()) {
        const into = ask(board, { question: 'fire', counter: 'f', to: hex })
        const miss = into.outcomes?.find(({ id }) => id === '-')?.chance
        const [hit, cases] = (texts?.[index] ?? '0/1').split('/').map(Number) as [number, number]
        if (texts)
          expect(1 - hit / cases).toBeCloseTo(miss ? Number(miss.numerator) / Number(miss.denominator) : 0, 9)
        else expect(into.refused?.length).toBeGreaterThan(0)
      }
  })

  test('HS-LOS-7: the openings of its own hex, from behind them alone', () => {
    const slits = (inside: 'owner' | 'across') =>
      items(
        field(
          scene({
            hexsides: {
              'C7/C8': { barrier: { feature: 'wall' }, opening: { feature: 'arrow-slit', inside } },
              'C8/C9': ['wall', 'window'],
            },
          }),
        ),
      ).filter((item) => item.startsWith('fires through'))
    const both = [slits('owner'), slits('across')].sort((a, b) => a.length - b.length)
    expect(both).toEqual([
      ['fires through: window C8/C9 (HS-LOS-7)'],
      expect.arrayContaining(['fires through: arrow slit C7/C8 (HS-LOS-7)']),
    ])
  })

  test('targets, the likeliest to be hurt first, and those spared with their reason', () => {
    const board = scene({
      hexes: { C10: 'wood' },
      counters: {
        far: { type: 'saracens-soldier', at: 'V8', name: 'Zeid' },
        near: { type: 'saracens-soldier', at: 'E9', name: 'Nur' },
        hidden: { type: 'saracens-soldier', at: 'C12', name: 'Isa' },
      },
    })
    const answer = field(board)
    expect(Object.keys(entries(answer, 'targets'))).toEqual(['near', 't', 'far'])
    expect(Object.keys(entries(answer, 'spared'))).toEqual(['hidden'])
    expect(answer.headline.en).toMatch(/^3 targets, the best Nur: killed 3 in 10/)
  })
})

describe('Savoy', () => {
  const savoy = (parts: BoardParts = {}): Scenario => ({ ...scene(parts), ruleset: 'savoy' })

  test('SV-ARM-1, SV-ARM-3: two dice rolled by hand after the die of fire', () => {
    const answer = shot(
      savoy({ counters: { t: { type: 'saracens-knight', at: 'J8', facing: 'v0', face: 'healthy' } } }),
    )
    const counts = new Map<string, number>()
    for (let die = 1; die <= 10; die++) {
      const letter = 'CCCBBBAA-'[Math.min(9, die + 2) - 1] as string
      for (let a = 1; a <= 6; a++)
        for (let b = 1; b <= 6; b++) {
          const saved = a + b <= 7 && (letter === 'B' || letter === 'C')
          const id = saved ? `${letter}-1` : letter
          counts.set(id, (counts.get(id) ?? 0) + 1)
        }
    }
    expect(inTenths(chances(answer))).toEqual(
      Object.fromEntries([...counts].map(([id, count]) => [id, count / 360])),
    )
    expect(items(answer)).toContain('armour: saves 7 in 12 (SV-ARM-1)')
  })

  test('SV-ARM-2: a large shield serves against fire from the front alone', () => {
    const shielded = (facing: string) =>
      savoy({
        counters: {
          t: { at: 'J8', facing, side: 'saracens', stats: { largeShield: true } },
        },
      })
    expect(items(shot(shielded('v4')))).toContain('large shield: saves 5 in 12 (SV-ARM-2)')
    expect(items(shot(shielded('v1')))).toContain(
      'large shield: of no use, the fire is not from the front (SV-ARM-2)',
    )
  })

  test('SV-ARM-3: in defensive fire a saved result costs the movement of the lesser one', () => {
    const saved = savoy({
      counters: {
        t: {
          at: 'E8',
          facing: 'v4',
          side: 'saracens',
          name: 'Ali',
          stats: { armour: 'light', largeShield: true },
        },
      },
    })
    const lost = follows(shot(saved, 'defensive'))
    const points = (id: string) => lost[id]?.map((told) => told.replace('Ali: ', ''))
    expect([points('B'), points('B-1'), points('B-2')]).toEqual([
      ['wounded', '3 points of movement at most this turn'],
      ['stunned'],
      ['4 points of movement at most this turn'],
    ])
    expect([points('C-1'), points('C-2')]).toEqual([points('B'), ['stunned']])
  })

  test('SV-FIR-2: over a friend the cover is a step better', () => {
    const over = savoy({
      counters: { t: { ...FOE, at: 'R8' }, guy: { type: 'crusaders-soldier', at: 'G8', name: 'Guy' } },
    })
    expect(items(shot(over))).toContain('on the line: Guy, cover raised by one step (SV-FIR-2)')
    expect(items(shot(over))).toContain('cover: light (HS-LOS-11)')
  })

  test('SV-FIR-3: no defensive fire at what its back is turned on', () => {
    const behind = savoy({ counters: { f: { ...ARCHER, facing: 'v4' } } })
    expect(refusals(shot(behind, 'defensive'))).toEqual(['SV-FIR-3'])
    const answer = ask(behind, { question: 'fire', counter: 'f', choices: { phase: 'defensive' } })
    expect(shadeOf(answer, hexNamed(behind, 'J8'))).toBe('behind')
  })
})
