import { describe, expect, it } from 'vitest'
import { hexKey } from '#shared/hex/axial'
import { ask, askedInFrench, entriesOf, itemsOf, rulesOf, told } from './asked'
import { away, FLYING, HOME, side, vertex } from './duel'
import { field, fieldWith } from './support'

const SMALL = { size: 'small' } as const
const about = (scenario: Parameters<typeof ask>[0], hex = HOME) => ask(scenario, 'stacking', { hex })

describe('CM-STK-1 stacking: points used and left', () => {
  it('room by large and small units, whatever stands there', () => {
    for (let large = 0; large <= 2; large++)
      for (let small = 0; small <= 10 - 4 * large; small++) {
        const units = Object.fromEntries(
          Array.from({ length: large + small }, (_, index) => [
            `u${index}`,
            { at: HOME, facing: vertex(0), ...(index >= large && { stats: SMALL }) },
          ]),
        )
        const left = 10 - 4 * large - small
        const [greats, smalls] = left >= 8 ? [2, left - 8] : left >= 4 ? [1, left - 4] : [0, left]
        const room = [...(greats ? [`${greats} large`] : []), ...(smalls ? [`${smalls} small`] : [])]
        const answer = about(fieldWith(units))
        const ending = greats + smalls === 1 ? ' unit' : ' units'
        expect(answer.headline.en).toBe(
          room.length > 0 ? `room on the ground for ${room.join(' and ')}${ending}` : 'no room on the ground',
        )
        const [ground] = entriesOf(answer, 'points')
        expect(ground?.value?.en).toBe(`${10 - left} of 10, ${left === 0 ? 'none left' : `${left} left`}`)
        expect(ground?.items?.map(({ value }) => value)).toEqual([
          ...Array.from({ length: large }, () => 4),
          ...Array.from({ length: small }, () => 1),
        ])
      }
  })

  it('counts each position by itself, and a herd on the ground', () => {
    const scenario = fieldWith(
      {
        a: { at: HOME },
        b: { at: HOME, stats: FLYING, placement: 'low-flight' },
        c: { at: HOME, stats: FLYING, placement: 'high-flight' },
      },
      field({ markers: { [hexKey(HOME)]: 'herd' } }),
    )
    const answer = about(scenario)
    expect(entriesOf(answer, 'points').map(({ name, value }) => `${name?.en} ${value?.en}`)).toEqual([
      'on the ground 8 of 10, 2 left',
      'in flight 8 of 10, 2 left',
    ])
    expect(entriesOf(answer, 'obstacles').map(({ value }) => value?.en)).toEqual([
      '+1 point to enter, a charge is lost, takes 4 stacking points',
    ])
  })

  it('CM-STK-2 CM-ORI-5: says what is wrong with a stack', () => {
    const foes = fieldWith({ a: { at: HOME }, b: { at: HOME, side: 'blue' } })
    expect(about(foes).headline.fr).toBe('des ennemis au même placement')
    expect(rulesOf(about(foes).because)).toContain('CM-STK-2')
    const odd = fieldWith({ a: { at: HOME, facing: vertex(0) }, b: { at: HOME, facing: vertex(1) } })
    expect(about(odd).headline.en).toBe('large units that face different ways')
  })
})

describe('CM-STK-5 stacking: the order of a stack', () => {
  it('the top attacks and is attacked from front and flank, the bottom from behind, the middle never', () => {
    const stack = fieldWith({
      low: { at: HOME, rank: 0, stats: SMALL },
      bottom: { at: HOME, rank: 1 },
      top: { at: HOME, rank: 2 },
      aloft: { at: HOME, stats: FLYING, placement: 'low-flight' },
    })
    expect(told(about(stack), 'order')).toEqual([
      'top: ground; attacks, attacked from front and flank',
      'bottom: ground; does not attack, attacked in the rear',
      'low: ground; does not attack, sheltered',
      'aloft: low flight; attacks, attacked from all sides',
    ])
  })
})

describe('CM-STK-1 CM-STK-2 CM-ORI-3 stacking: who beside the hex may come in', () => {
  it('each with the reason', () => {
    const scenario = fieldWith(
      {
        inside: { at: HOME, facing: side(0) },
        joins: { at: away(3), facing: side(0) },
        odd: { at: away(4), facing: side(1) },
        turns: { at: away(2), facing: side(2) },
        foe: { at: away(0), side: 'blue', facing: side(3) },
        climber: { at: away(1), facing: side(4), stats: { movementClass: 'wheeled' } },
      },
      field(),
    )
    const answer = about(scenario)
    expect(told(answer, 'available').toSorted()).toEqual(['joins: freely', 'turns: turning first'])
    expect(told(answer, 'kept-out').toSorted()).toEqual([
      'climber: large units that face different ways',
      'foe: enemies in one placement',
      'odd: large units that face different ways',
    ])
    expect(itemsOf(answer.items)).toEqual(['CM-TER-1 clear'])
  })

  it('CM-ORI-5: who joins takes the facing of the stack, or turns the small ones', () => {
    const small = fieldWith({
      stack: { at: HOME, facing: vertex(2) },
      joins: { at: away(3), facing: vertex(0), stats: SMALL },
    })
    const [joins] = entriesOf(about(small), 'available')
    expect(itemsOf(joins?.items)).toEqual(['CM-ORI-5 takes v2'])
    const large = fieldWith({
      stack: { at: HOME, facing: vertex(2), stats: SMALL },
      joins: { at: away(3), facing: vertex(0) },
    })
    const [turns] = entriesOf(about(large), 'available')
    expect(itemsOf(turns?.items)).toEqual(['CM-ORI-5 1 small unit'])
  })

  it('is said in French', () => {
    const scenario = fieldWith({
      a: { at: HOME, name: 'Haches' },
      b: { at: away(3), stats: SMALL, name: 'Brun' },
    })
    const [, ...lines] = askedInFrench(scenario, 'stacking', { hex: HOME }).split('\n')
    expect(lines.slice(0, 7)).toEqual([
      '  terrain\u202f: clair (CM-TER-1)',
      'Points d’empilement\u202f:',
      '  au sol\u202f: 4 sur 10, il en reste 6 (CM-STK-1)',
      '    grande unité\u202f: +4 (CM-STK-1)',
      'Ordre, du haut vers le bas\u202f:',
      '  Haches\u202f: sol\u202f; attaque, attaquée de tous côtés (CM-STK-5)',
      'Peuvent entrer, d’une case voisine\u202f:',
    ])
  })
})
