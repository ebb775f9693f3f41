import { describe, expect, it } from 'vitest'
import { hexKey } from '#shared/hex/axial'
import { DIRECTIONS } from '#shared/hex/direction'
import { ask, askedInFrench, entriesOf, itemsOf } from './asked'
import { away, HOME, side, vertex } from './duel'
import { field, fieldWith } from './support'

const keysOf = (answer: ReturnType<typeof ask>, list: string): string[] =>
  entriesOf(answer, list)
    .map(({ hexes = [] }) => hexes.map(hexKey).join(' '))
    .toSorted()
const hexesToward = (ways: readonly number[]): string[] =>
  ways.map((way) => hexKey(away(((way + 6) % 6) as 0))).toSorted()

describe('CM-ORI-3 retreats: to the rear it falls back, to the front it flees', () => {
  it('by every facing, counted from the facing', () => {
    for (const index of DIRECTIONS)
      for (const [facing, front, rear] of [
        [side(index), [-1, 0, 1], [2, 3, 4]],
        [vertex(index), [0, 1], [3, 4]],
      ] as const) {
        const scenario = fieldWith({ a: { at: HOME, facing } })
        const back = ask(scenario, 'retreats', { counter: 'a' })
        expect(keysOf(back, 'retreats')).toEqual(hexesToward(rear.map((way) => way + index)))
        const flight = ask(scenario, 'retreats', { counter: 'a', choices: { how: 'flee' } })
        expect(keysOf(flight, 'retreats')).toEqual(hexesToward(front.map((way) => way + index)))
        // CM-ORI-6: it keeps its facing.
        for (const { stands } of entriesOf(back, 'retreats')) expect(stands?.[0]?.facing).toEqual(facing)
      }
  })

  it('CM-ORI-2: a small unit may go anywhere', () => {
    const small = fieldWith({ a: { at: HOME, stats: { size: 'small' } } })
    expect(ask(small, 'retreats', { counter: 'a' }).headline.fr).toBe('peut se replier vers 6 cases')
  })
})

describe('CM-STK-5 CM-ENG-1 retreats: on top of whom, engaged by whom', () => {
  const scenario = fieldWith(
    {
      a: { at: HOME, facing: side(0), name: 'Haches' },
      friend: { at: away(3), facing: side(0) },
      foe: { at: away(4, 2), side: 'blue', facing: side(1), name: 'Orques' },
    },
    field({ hexes: { [hexKey(away(2))]: 'lava' } }),
  )
  const answer = ask(scenario, 'retreats', { counter: 'a' })

  it('the safe hex first, each with what awaits it there', () => {
    const [joins, meets] = entriesOf(answer, 'retreats')
    expect(joins?.hexes?.map(hexKey)).toEqual([hexKey(away(3))])
    expect(itemsOf(joins?.items)).toEqual(['CM-STK-5 on top'])
    expect(meets?.hexes?.map(hexKey)).toEqual([hexKey(away(4))])
    expect(itemsOf(meets?.items)).toEqual(['CM-ENG-1 would engage it in the rear'])
    expect(answer.shades?.map(({ id, hexes }) => [id, hexes.length])).toEqual([
      ['clear', 1],
      ['engaged', 1],
      ['closed', 4],
    ])
  })

  it('CM-TER-1: lava and the wrong zone are refused, each with its reason', () => {
    const lava = entriesOf(answer, 'closed').find(({ hexes = [] }) =>
      hexes.some((hex) => hexKey(hex) === hexKey(away(2))),
    )
    expect(lava?.value?.fr).toBe('la lave détruit cette unité')
    const ahead = entriesOf(answer, 'closed').find(({ hexes = [] }) =>
      hexes.some((hex) => hexKey(hex) === hexKey(away(0))),
    )
    expect(ahead?.value?.fr).toBe('on ne se replie que vers l’arrière')
  })

  it('says in French what no sheet tells', () => {
    const [head, open] = askedInFrench(scenario, 'retreats', { counter: 'a' }).split('\n')
    expect(head).toBe('Haches – Retraite\u202f: peut se replier vers 2 cases')
    expect(open).toContain('ne sont sur aucune de nos fiches')
  })
})
