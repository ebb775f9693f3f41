import { describe, expect, it } from 'vitest'
import { hexKey } from '#shared/hex/axial'
import { DIRECTIONS, direction, neighbor } from '#shared/hex/direction'
import { addFractions, fraction, ONE, reduced, ZERO } from '#shared/rules/chances/fraction'
import { ask, askedInFrench, entriesOf, itemsOf, offered, rulesOf } from './asked'
import { away, HOME, side } from './duel'
import { field, fieldWith } from './support'

/** The tables of CM-WAN-1, a letter for each face of the die: ahead, left, right, nothing. */
const PRINTED = ['LAAAAR', 'NLAAAR', 'NNLAAR', 'NNNLAR']
const NAMES = { A: 'planned', L: 'left', R: 'right', N: 'cancelled' } as const
const TURN = { A: 0, L: -1, R: 1, N: 0 } as const

const lost = (level: number, parts: Parameters<typeof field>[0] = {}, facing = side(0)) =>
  fieldWith(
    { a: { at: HOME, facing } },
    field({ ...parts, hexes: { [hexKey(HOME)]: { wandering: level }, ...parts.hexes } }),
  )

describe('CM-WAN-1 wandering: the exact chance of each way', () => {
  it('rolls every die of every level through the printed table', () => {
    for (const level of [1, 2, 3, 4])
      for (const way of DIRECTIONS) {
        const answer = ask(lost(level, {}, side(way)), 'wandering', { counter: 'a', to: away(way) })
        const faces = [...(PRINTED[level - 1] as string)] as (keyof typeof NAMES)[]
        const expected = new Map<string, { count: number; hex: string }>()
        for (const face of faces) {
          const hex = face === 'N' ? HOME : neighbor(HOME, direction(way + TURN[face]))
          const known = expected.get(NAMES[face])
          expected.set(NAMES[face], { count: (known?.count ?? 0) + 1, hex: hexKey(hex) })
        }
        const { outcomes = [], shades = [] } = answer
        expect(outcomes.map(({ id }) => id).toSorted()).toEqual([...expected.keys()].toSorted())
        for (const { id, chance } of outcomes)
          expect([id, chance]).toEqual([id, reduced(fraction(expected.get(id)?.count ?? 0, 6))])
        for (const { count, hex } of expected.values()) {
          const shade = shades.find(({ hexes }) => hexes.some((one) => hexKey(one) === hex))
          expect(new Set(shade?.texts)).toEqual(new Set([`${count}/6`]))
        }
        // One line of the legend for each chance.
        expect(new Set(shades.map(({ name }) => name.en)).size).toBe(shades.length)
        const total = outcomes.reduce((sum, { chance }) => addFractions(sum, chance), ZERO)
        expect(reduced(total)).toEqual(ONE)
      }
  })

  it('tells what follows: where it ends, how it faces', () => {
    const answer = ask(lost(1), 'wandering', { counter: 'a', to: away(0) })
    expect(answer.outcomes?.map(({ then }) => then.length)).toEqual([2, 1, 2])
    expect(itemsOf(answer.items)).toEqual(['CM-WAN-1 level 1, 1D6'])
  })

  it('CM-WAN-2: it never leads into lava: the unit turns, stays and is shaken', () => {
    const answer = ask(lost(1, { hexes: { [hexKey(away(1))]: 'lava' } }), 'wandering', {
      counter: 'a',
      to: away(0),
    })
    const right = answer.outcomes?.find(({ id }) => id === 'right')
    expect(right?.then.map(({ fr }) => fr).slice(-1)).toEqual(['ébranlée'])
    expect(right?.then[0]?.en).toBe('stays where it is')
    expect(right?.gravity).toBe(2)
  })
})

describe('CM-WAN-1 CM-ORI-3 wandering: refusals, and all ways at once', () => {
  it('is offered where something imposes it', () => {
    expect(offered(lost(2), 'a')).toContain('wandering')
    expect(offered(lost(0), 'a')).not.toContain('wandering')
    const calm = ask(lost(0), 'wandering', { counter: 'a' })
    expect(rulesOf(calm.refused)).toEqual(['CM-WAN-1'])
  })

  it('plans a step into the front zone only', () => {
    const behind = ask(lost(2), 'wandering', { counter: 'a', to: away(3) })
    expect(rulesOf(behind.refused)).toEqual(['CM-ORI-3'])
    const all = ask(lost(2), 'wandering', { counter: 'a' })
    const hexesOf = (list: string) => entriesOf(all, list).map(({ hexes = [] }) => hexes.map(hexKey).join())
    expect(hexesOf('ways')).toEqual([0, 1, 5].map((way) => hexKey(away(direction(way)))))
    expect(hexesOf('closed')).toEqual([2, 3, 4].map((way) => hexKey(away(direction(way)))))
    expect(all.wanted?.fr).toBe('Cliquez la case voisine où il veut aller.')
  })

  it('CM-WAN-2: says of a closed hex why nothing leads there', () => {
    const rock = lost(2, { hexes: { [hexKey(away(1))]: 'impassable' } })
    const values = entriesOf(ask(rock, 'wandering', { counter: 'a' }), 'ways').map(({ value }) => value?.fr)
    expect(values).toEqual([undefined, 'terrain infranchissable', undefined])
  })

  it('is said in French', () => {
    const lines = askedInFrench(lost(1), 'wandering', { counter: 'a', to: away(0) }).split('\n')
    expect(lines[0]).toMatch(/^a → \w+ – Errement\u202f: comme prévu\u202f: 4 chances sur 6$/)
    expect(lines[1]).toBe('  errement\u202f: niveau 1, 1D6 (CM-WAN-1)')
  })
})
