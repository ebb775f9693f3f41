import { describe, expect, it } from 'vitest'
import { hexKey } from '#shared/hex/axial'
import { type Placing } from '../../support/board'
import { ask, askedInFrench, itemsOf, told } from './asked'
import { away, HOME } from './duel'
import { field, fieldWith } from './support'

const HIDDEN = { hidden: true } as const
const DECOY = { decoy: true, hidden: true } as const

/** Red's "a" at home, blue's "b" four hexes away, a hill between them when asked for. */
function duel(a: Partial<Placing>, b: Partial<Placing>, hill = false) {
  return fieldWith(
    { a: { at: HOME, ...a }, b: { at: away(0, 4), side: 'blue', ...b } },
    field({
      options: { hiddenSetUp: 'allowed' },
      ...(hill && { hexes: { [hexKey(away(0, 2))]: 3, [hexKey(away(0, 1))]: 3, [hexKey(away(0, 3))]: 3 } }),
    }),
  )
}

const seen = (scenario: Parameters<typeof ask>[0], counter = 'a') => ask(scenario, 'seen', { counter })

describe('CM-HID-1 CM-HID-3 seen: what it reveals, what reveals it', () => {
  it('a hidden unit in sight of an enemy unit is revealed, whoever is asked', () => {
    const scenario = duel({}, HIDDEN)
    expect(told(seen(scenario), 'reveals')).toEqual(['b: unit shown'])
    expect(itemsOf(seen(scenario, 'b').items)).toEqual(['CM-HID-1 yes', 'CM-HID-2 yes', 'CM-HID-1 yes'])
    expect(told(seen(duel({}, HIDDEN, true)), 'reveals')).toEqual([])
    expect(itemsOf(seen(duel({}, HIDDEN, true), 'b').items).at(-1)).toBe('CM-HID-1 no')
  })

  it('a decoy in sight goes; a decoy itself reveals nobody', () => {
    expect(told(seen(duel({}, DECOY)), 'reveals')).toEqual(['b: decoy removed'])
    expect(told(seen(duel(DECOY, HIDDEN)), 'reveals')).toEqual([])
    expect(itemsOf(seen(duel({}, DECOY), 'b').items)).toEqual([
      'CM-HID-3 yes',
      'CM-HID-2 no',
      'CM-HID-3 yes',
      'CM-HID-3 removed, without reply',
    ])
    // Another decoy sees it come, though it reveals nobody.
    expect(itemsOf(seen(duel(DECOY, DECOY), 'b').items).slice(2)).toEqual([
      'CM-HID-3 no',
      'CM-HID-3 removed, without reply',
    ])
  })
})

describe('CM-HID-1 seen: may it hide', () => {
  it('out of sight of every enemy only, and where the scenario lets it', () => {
    expect(itemsOf(seen(duel({}, {}, true)).items)).toEqual(['CM-HID-1 yes'])
    expect(itemsOf(seen(duel({}, {})).items)).toEqual(['CM-HID-1 no, an enemy sees it'])
    expect(itemsOf(seen(duel({ status: { cohesion: 'routed' } }, {}, true)).items)).toEqual([
      'CM-HID-1 no, it is routed',
    ])
    const strict = { ...duel({}, {}, true), options: {} }
    expect(seen(strict).items).toBeUndefined()
  })

  it('is said in French', () => {
    expect(askedInFrench(duel({}, {}), 'seen', { counter: 'a' }).split('\n').slice(0, 4)).toEqual([
      'a – Vu de\u202f: 1 adversaire sur 1 le voit',
      '  peut se cacher\u202f: non, un adversaire la voit (CM-HID-1)',
      'Le voient\u202f:',
      '  b (CM-LOS-4)',
    ])
  })
})
