import { describe, expect, it } from 'vitest'
import { hexKey } from '#shared/hex/axial'
import { type Placing } from '../../support/board'
import { ask, askedInFrench, entriesOf, itemsOf, rulesOf, told } from './asked'
import { away, CAVE_FOLK, FLYING, HOME } from './duel'
import { field, fieldWith } from './support'

const deep = { stats: CAVE_FOLK, placement: 'deep-infiltration' } as const
const high = { stats: FLYING, placement: 'high-flight' } as const

/** A leader and one unit of his, three hexes away, rough ground and a wood between them. */
function army(
  leader: Partial<Placing> = {},
  target: Partial<Placing> = {},
  parts: Parameters<typeof field>[0] = {},
) {
  return fieldWith(
    { leader: { at: HOME, kind: 'character', ...leader }, target: { at: away(0, 3), ...target } },
    field({ ...parts, hexes: { [hexKey(away(0))]: 'rough', [hexKey(away(0, 2))]: 'wood' } }),
  )
}

const pair = (scenario: Parameters<typeof ask>[0]) =>
  ask(scenario, 'command', { counter: 'leader', friends: ['target'] })
const shaded = (scenario: Parameters<typeof ask>[0]) =>
  pair(scenario).shades?.map(({ id, hexes }) => `${id} ${hexes.map(hexKey).join(' ')}`)

describe('CM-CMD-1 CM-CMD-2 command: what positions change in the test and the order', () => {
  it('as the sheet prints it, for every pair of positions', () => {
    for (const [leader, leaderIn] of [
      [{}, 0],
      [deep, 1],
    ] as const)
      for (const [target, targetIn] of [
        [{}, 0],
        [deep, 1],
      ] as const) {
        const [test, order] = entriesOf(pair(army(leader, target)), 'command')
        const sum = 2 * leaderIn + 2 * targetIn
        expect(test?.value?.en).toBe(sum === 0 ? 'no change' : `+${sum}`)
        expect(order?.value?.en).toBe(targetIn === 0 ? 'no change' : '+2')
        // One grade less for who gives it out of the rock: CM-CMD-2.
        expect(itemsOf(order?.items)[0]).toBe(leaderIn ? 'CM-CMD-2 disadvantaged' : 'CM-STAT-1 ordinary')
      }
  })

  it('CM-CMD-4: no order to high flight from who cannot fly; a leader able to fly counts all as clear', () => {
    const answer = pair(army({}, high))
    expect(told(answer, 'command')).toEqual(['Command test: no change', 'Special order: not possible'])
    expect(answer.headline.fr).toBe('test\u202f: sans changement, ordre\u202f: impossible')
    expect(shaded(army({}, high))).toEqual([`as-difficult ${hexKey(away(0))} ${hexKey(away(0, 2))}`])
    expect(shaded(army({ stats: FLYING }))).toEqual([`as-clear ${hexKey(away(0))} ${hexKey(away(0, 2))}`])
    expect(shaded(army())).toEqual([`as-rough ${hexKey(away(0))}`, `as-difficult ${hexKey(away(0, 2))}`])
  })

  it('CM-HID-3: a decoy takes an order of one point at least, and no test', () => {
    const [order, ...others] = entriesOf(pair(army({}, { decoy: true })), 'command')
    expect(others).toEqual([])
    expect(itemsOf(order?.items)).toContain('CM-HID-3 1 command point at least')
  })

  it('says that roll, cost and reach are on no sheet', () => {
    expect(pair(army()).open?.fr).toContain('ne sont sur aucune de nos fiches')
    expect(pair(army()).outcomes).toBeUndefined()
  })
})

describe('CM-CMD-1 command: all of a side', () => {
  const scenario = fieldWith({
    leader: { at: HOME, kind: 'character', name: 'Ysolde' },
    axes: { at: away(0, 3), name: 'Haches' },
    moles: { at: away(1, 3), ...deep, name: 'Taupes' },
    foe: { at: away(2, 3), side: 'blue' },
  })

  it('of a leader its units, of a unit its leaders', () => {
    expect(told(ask(scenario, 'command', { counter: 'leader' }), 'commands')).toEqual([
      'axes: test: no change, order: no change',
      'moles: test: +2, order: +2',
    ])
    expect(told(ask(scenario, 'command', { counter: 'axes' }), 'leaders')).toEqual([
      'leader: test: no change, order: no change',
    ])
    const alone = ask(scenario, 'command', { counter: 'foe' })
    expect(alone.headline.fr).toBe('aucun personnage de son camp')
    expect(rulesOf(alone.because)).toEqual(['CM-CMD-1'])
  })

  it('is said in French', () => {
    expect(askedInFrench(scenario, 'command', { counter: 'leader' }).split('\n').slice(0, 5)).toEqual([
      'Ysolde – Commandement\u202f: 2 unités à commander',
      '  le jet, le coût et la portée du commandement ne sont sur aucune de nos fiches\u202f: seul compte ce que les positions y changent',
      'Les siens\u202f:',
      '  Haches\u202f: test\u202f: sans changement, ordre\u202f: sans changement (CM-CMD-1)',
      '  Taupes\u202f: test\u202f: +2, ordre\u202f: +2 (CM-CMD-1)',
    ])
  })
})
