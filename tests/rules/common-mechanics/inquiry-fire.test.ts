import { describe, expect, it } from 'vitest'
import { hexDistance, hexKey } from '#shared/hex/axial'
import { hexesWithin } from '#shared/hex/region'
import { DIRECTIONS } from '#shared/hex/direction'
import { inSector } from '#shared/hex/facing'
import { ask, askedInFrench, entriesOf, itemsOf, offered, rulesOf, sumOfItems, told } from './asked'
import { away, BOW, HOME, items, shot, side, sum, under, vertex } from './duel'
import { at, fieldWith } from './support'

const TERRAINS = ['clear', 'rough', 'difficult'] as const
/** The modifiers that CM-TER-1 prints for fire from or into such a hex. */
const PRINTED = { clear: 0, rough: -2, difficult: -4 }
/** The modifiers that CM-ORI-4 prints. */
const ZONES = { front: 0, flank: 2, rear: 4 }

describe('CM-TER-1 fire: the Advantage, item by item', () => {
  it('adds the printed figures of terrain, height and zone, whatever meets', () => {
    const facings = [
      [vertex(2), 'front'],
      [vertex(4), 'flank'],
      [vertex(0), 'rear'],
    ] as const
    let asked = 0
    for (const from of TERRAINS)
      for (const into of TERRAINS)
        for (const level of [-1, 0, 1])
          for (const [facing, zone] of facings) {
            const scenario = shot({
              distance: 1,
              hexes: { [hexKey(HOME)]: from, [hexKey(away(0))]: { terrain: into, level } },
              b: { facing },
            })
            const terrain = from === into ? PRINTED[from] : PRINTED[from] + PRINTED[into]
            const answer = ask(scenario, 'fire', { counter: 'a', enemies: ['b'] })
            expect(answer.refused).toBeUndefined()
            expect([from, into, level, zone, sumOfItems(answer.items)]).toEqual([
              ...[from, into, level, zone],
              terrain - level + ZONES[zone],
            ])
            asked++
          }
    expect(asked).toBe(81)
  })

  it('has the items of the act, its range and the side taken', () => {
    const scenario = under(shot({ b: { facing: side(0) } }), { weather: 'rain' })
    const answer = ask(scenario, 'fire', { counter: 'a', enemies: ['b'] })
    expect(itemsOf(answer.items)).toEqual([
      ...['CM-STAT-3 2 hexes of 3', 'CM-ORI-7 in the rear'],
      ...items(scenario, 'fire'),
    ])
    expect(answer.headline).toEqual({ fr: 'Avantage +1', en: 'Advantage +1' })
    expect(answer.links).toEqual([{ kind: 'fire', from: HOME, to: away(0, 2) }])
  })

  it('says that the roll is on no sheet, and gives no chances', () => {
    const answer = ask(shot(), 'fire', { counter: 'a', enemies: ['b'] })
    expect(answer.outcomes).toBeUndefined()
    expect(answer.open?.fr).toContain('sur aucune de nos fiches')
  })
})

describe('CM-STAT-3 CM-ORI-3 CM-LOS-5 fire: refusals, each with its rule', () => {
  it.each([
    ['out of range', shot({ distance: 4 }), 'CM-STAT-3'],
    ['outside the cone', shot({ a: { facing: side(3) } }), 'CM-ORI-3'],
    ['behind a hill', shot({ hexes: { [hexKey(away(0))]: 2 } }), 'CM-LOS-5'],
    ['out of ammunition', shot({ a: { status: { ammunition: 'out' } } }), 'CM-STAT-5'],
  ] as const)('%s', (_, scenario, rule) => {
    const answer = ask(scenario, 'fire', { counter: 'a', enemies: ['b'] })
    expect(rulesOf(answer.refused)).toContain(rule)
    expect(answer.items).toBeUndefined()
    expect(answer.links?.map(({ kind }) => kind)).toEqual(['blocked'])
  })
})

describe('CM-ORI-3 CM-STAT-3 fire without a target: the field of fire', () => {
  const scenario = fieldWith({
    a: { at: HOME, facing: vertex(0), stats: BOW },
    near: { at: away(0), side: 'blue', facing: vertex(0) },
    far: { at: away(1, 3), side: 'blue', facing: vertex(3) },
    behind: { at: away(3), side: 'blue' },
    beyond: { at: away(0, 5), side: 'blue' },
  })

  it('lists the best shot first, then those within range that it cannot shoot', () => {
    const answer = ask(scenario, 'fire', { counter: 'a' })
    expect(told(answer, 'targets')).toEqual(['near: Advantage +4', 'far: Advantage +0'])
    expect(told(answer, 'safe')).toEqual(['behind: outside the fire cone'])
    expect(answer.headline.fr).toBe('2 cibles, au mieux Avantage +4')
    expect(answer.wanted?.fr).toBe('Cliquez une cible ou une case.')
    for (const { counter = '', items: counted } of entriesOf(answer, 'targets'))
      expect(sumOfItems(counted)).toBe(sum(scenario, 'fire', 'a', counter))
  })

  it('shades the hexes of the cone within range, and no other', () => {
    const [e1, e2] = [away(0, 1, { q: 0, r: 0 }), away(1, 1, { q: 0, r: 0 })]
    const cone = hexesWithin({ q: 0, r: 0 }, 3).filter(
      (hex) => hexDistance(hex, { q: 0, r: 0 }) > 0 && inSector(hex, e1, e2),
    )
    const { shades = [] } = ask(scenario, 'fire', { counter: 'a' })
    const shaded = shades.flatMap(({ hexes }) => hexes.map(hexKey))
    expect(shaded.toSorted()).toEqual(cone.map(({ q, r }) => hexKey(at(q, r))).toSorted())
    expect(cone).toHaveLength(9)
    expect(shades.map(({ name }) => name.en)).toEqual(['Advantage +0, target on the ground and facing'])
  })

  it('shades apart what it does not see', () => {
    const hill = shot({ hexes: { [hexKey(away(0))]: 2 } })
    const { shades = [] } = ask(hill, 'fire', { counter: 'a' })
    const unseen = shades.find((shade) => shade.id === 'unseen')?.hexes.map(hexKey)
    expect(unseen).toContain(hexKey(away(0, 2)))
    expect(unseen).not.toContain(hexKey(away(0)))
    const higher = shades.find((shade) => shade.id === 'advantage--1')
    expect(higher?.hexes.map(hexKey)).toEqual([hexKey(away(0))])
    expect(higher?.texts).toEqual(['−1'])
  })

  it('gives the Advantage over whoever would stand in a hex', () => {
    for (const way of DIRECTIONS) {
      const rough = shot({ a: { facing: side(way) }, hexes: { [hexKey(away(way, 2))]: 'rough' } })
      const answer = ask(rough, 'fire', { counter: 'a', to: away(way, 2) })
      expect(itemsOf(answer.items)).toEqual(['CM-STAT-3 2 hexes of 3', 'CM-TER-1 -2'])
    }
    const behind = ask(shot(), 'fire', { counter: 'a', to: away(3) })
    expect(rulesOf(behind.refused)).toEqual(['CM-ORI-3'])
  })
})

describe('CM-SCN-2 CM-STK-5 fire: fog, and who of a hex can be shot', () => {
  it('tells what the fog leaves of the range', () => {
    const limits = (fog: 'none' | 'mist' | 'fog' | 'dense-fog' | 'pea-soup') =>
      itemsOf(ask(under(shot(), { fog }), 'fire', { counter: 'a' }).items)
    const range = ['CM-STAT-3 3 hexes', 'CM-STAT-5 full']
    expect(limits('none')).toEqual(range)
    expect(limits('mist')).toEqual([...range, 'CM-SCN-2 2 hexes at most'])
    expect(limits('fog')).toEqual([...range, 'CM-SCN-2 1 hex at most'])
    expect(limits('dense-fog')).toEqual([...range, 'CM-SCN-2 no fire'])
    expect(limits('pea-soup')).toEqual([...range, 'CM-SCN-2 no fire'])
  })

  it('names whom of a hex aimed at it can shoot: the top of a stack, from the front', () => {
    const stack = fieldWith({
      a: { at: HOME, facing: side(0), stats: BOW },
      top: { at: away(0, 2), side: 'blue', facing: side(3), rank: 1 },
      bottom: { at: away(0, 2), side: 'blue', facing: side(3) },
    })
    const answer = ask(stack, 'fire', { counter: 'a', to: away(0, 2) })
    expect(told(answer, 'targets')).toEqual(['top: Advantage +0'])
    expect(told(answer, 'safe')).toEqual(['bottom: sheltered by its stack'])
  })
})

describe('CM-HID-2 fire: who may be asked', () => {
  it('is offered of those that fire, and of no decoy', () => {
    expect(offered(shot(), 'a')).toContain('fire')
    expect(offered(shot(), 'b')).not.toContain('fire')
    expect(offered(shot({ a: { decoy: true } }), 'a')).not.toContain('fire')
    expect(rulesOf(ask(shot({ a: { decoy: true } }), 'fire', { counter: 'a' }).refused)).toEqual(['CM-HID-2'])
  })

  it('is said in French as a player would', () => {
    const text = askedInFrench(
      shot({ b: { facing: side(0), name: 'Orques' }, a: { name: 'Archers' } }),
      'fire',
      {
        counter: 'a',
        enemies: ['b'],
      },
    )
    expect(text.split('\n').slice(0, 5)).toEqual([
      'Archers → Orques – Tir\u202f: Avantage +4',
      '  distance\u202f: 2 cases, portée 3 (CM-STAT-3)',
      '  pris\u202f: de dos (CM-ORI-7)',
      '  attaque de dos\u202f: +4 (CM-ORI-4)',
      '  le jet qui décide du tir n’est sur aucune de nos fiches\u202f: l’Avantage seul est compté',
    ])
  })
})
