import { describe, expect, it } from 'vitest'
import { hexKey } from '#shared/hex/axial'
import { ask, askedInFrench, itemsOf, rulesOf, sumOfItems, told } from './asked'
import { away, CAVE_FOLK, duel, FLYING, HOME, items, side, vertex } from './duel'
import { between, fieldWith } from './support'

const TERRAINS = ['clear', 'rough', 'difficult'] as const
/** The modifiers that CM-TER-1 prints for a shock from or into such a hex. */
const PRINTED = { clear: 0, rough: -1, difficult: -2 }

const against = (scenario: Parameters<typeof ask>[0], choices = {}) =>
  ask(scenario, 'fight', { counter: 'a', enemies: ['b'], choices })

describe('CM-TER-1 CM-ORI-4 fight: the Advantage of a shock, item by item', () => {
  it('adds the printed figures of terrain, level and zone, whatever meets', () => {
    const zones = [
      [vertex(2), 0],
      [vertex(4), 2],
      [vertex(0), 4],
    ] as const
    for (const from of TERRAINS)
      for (const into of TERRAINS)
        for (const level of [-1, 0, 1])
          for (const [facing, zone] of zones) {
            const hexes = { [hexKey(HOME)]: from, [hexKey(away(0))]: { terrain: into, level } }
            const answer = against(duel({ hexes, b: { facing } }))
            const terrain = from === into ? PRINTED[from] : PRINTED[from] + PRINTED[into]
            expect(sumOfItems(answer.items)).toBe(terrain - level + zone)
          }
  })

  it('tells zone, charge and place beside the items of the act', () => {
    const scenario = duel({ b: { facing: side(0) } })
    expect(itemsOf(against(scenario).items)).toEqual([
      'CM-ORI-1 in the rear',
      'CM-TER-1 may be made',
      'CM-FLY-4 may be taken',
      ...items(scenario, 'shock'),
    ])
    expect(against(scenario).open?.en).toContain('on none of our sheets')
  })

  it('CM-FLY-4: from low flight nobody takes the place of one on the ground', () => {
    const swoop = duel({ a: { stats: FLYING, placement: 'low-flight', at: away(0) } })
    expect(itemsOf(against(swoop).items)).toContain('CM-FLY-4 may not be taken')
  })

  it.each([
    ['a flyer on the ground, against low flight', FLYING, 'ground', 'low-flight', 'CM-FLY-4 may be taken'],
    ['a walker, against low flight', {}, 'ground', 'low-flight', 'CM-FLY-4 may not be taken'],
    ['low flight, against the ground', FLYING, 'low-flight', 'ground', 'CM-FLY-4 may not be taken'],
    ['high flight, against low', FLYING, 'high-flight', 'low-flight', 'CM-FLY-4 may be taken'],
    ['low flight, against high', FLYING, 'low-flight', 'high-flight', 'CM-FLY-4 may be taken'],
  ] as const)('CM-FLY-4: the place in one hex: %s', (_, stats, from, to, said) => {
    const there = { stats: FLYING, placement: to, at: HOME }
    const scenario = duel({ a: { stats, placement: from }, b: to === 'ground' ? { at: HOME } : there })
    expect(itemsOf(against(scenario).items)).toContain(said)
  })

  it('CM-FLY-4 forbids the place in one hex to nobody else: positions of infiltration', () => {
    const cave = { environment: 'cave' } as const
    const folk = (placement: 'ground' | 'shallow-infiltration' | 'deep-infiltration') => ({
      ...{ stats: CAVE_FOLK, placement, at: HOME },
    })
    const place = (from: Parameters<typeof folk>[0], to: Parameters<typeof folk>[0]) =>
      itemsOf(against(duel({ hexes: { [hexKey(HOME)]: cave }, a: folk(from), b: folk(to) })).items).filter(
        (item) => item.includes('taken'),
      )
    const may = ['CM-FLY-4 may be taken']
    expect(place('deep-infiltration', 'shallow-infiltration')).toEqual(may)
    expect(place('shallow-infiltration', 'deep-infiltration')).toEqual(may)
    expect(place('shallow-infiltration', 'ground')).toEqual(may)
  })
})

describe('CM-TER-1 CM-SID-3 fight: what a charge would change', () => {
  const rough = duel({ hexes: { [hexKey(away(0))]: 'rough' } })

  it('is judged as if the attacker bore the marker', () => {
    expect(against(rough).headline.en).toBe('Advantage −1')
    expect(itemsOf(against(rough).items)).toContain('CM-TER-1 not possible')
    const charging = against(rough, { marker: 'charge' })
    expect(charging.headline.fr).toBe('charge impossible\u202f; sans charge, Avantage −1')
    expect(rulesOf(charging.refused)).toEqual(['CM-TER-1'])
    const marked = duel({ a: { status: { momentum: 'charge' } } })
    expect(itemsOf(against(marked).items)).toContain('CM-TER-1 charging')
    expect(itemsOf(against(marked, { marker: 'none' }).items)).toContain('CM-TER-1 may be made')
  })

  it('shades where a step keeps the charge and where it is lost', () => {
    const scenario = duel({ a: { facing: vertex(0) }, distance: 4, hexes: { [hexKey(away(1))]: 'rough' } })
    const charging = ask(scenario, 'fight', { counter: 'a', choices: { marker: 'charge' } })
    expect(charging.shades?.map(({ id, hexes }) => [id, hexes.map(hexKey)])).toEqual([
      ['charge', [hexKey(away(0))]],
      ['charge-lost', [hexKey(away(1))]],
    ])
    expect(ask(scenario, 'fight', { counter: 'a' }).shades).toBeUndefined()
  })

  it('CM-SID-4: a climber shocks across the cliff with its contact marker alone', () => {
    const cliff = between(duel({ a: { stats: { climber: true } } }), HOME, away(0), 'impassable')
    expect(against(cliff).refused).toBeDefined()
    expect(against(cliff, { marker: 'contact' }).headline.en).toBe('Advantage −4')
  })
})

describe('CM-ORI-3 CM-ENG-1 fight: whom it can attack, and who could join', () => {
  const melee = fieldWith({
    a: { at: HOME, facing: vertex(0), name: 'Haches' },
    front: { at: away(0), side: 'blue', facing: vertex(3), name: 'Orques' },
    other: { at: away(1), side: 'blue', facing: vertex(0), name: 'Loups' },
    behind: { at: away(3), side: 'blue' },
    friend: { at: away(0, 2), facing: vertex(3) },
    idle: { at: away(4), facing: vertex(0) },
  })

  it('lists those in front, the best attack first, and its neighbours whom it does not reach', () => {
    const answer = ask(melee, 'fight', { counter: 'a' })
    expect(told(answer, 'targets')).toEqual(['other: Advantage +4', 'front: Advantage +0'])
    expect(told(answer, 'safe')).toEqual(['behind: it is not in the front zone'])
    expect(answer.headline.fr).toBe('engage 2 unités, au mieux Avantage +4')
    expect(answer.wanted?.en).toBe('Click an enemy unit.')
  })

  it('lists who else could attack the target, each with its own Advantage', () => {
    const answer = ask(melee, 'fight', { counter: 'a', enemies: ['front'] })
    expect(told(answer, 'available')).toEqual(['friend: Advantage +4'])
  })

  it('lists the attacks of those picked beside it', () => {
    const answer = ask(melee, 'fight', { counter: 'a', friends: ['friend'], enemies: ['front', 'other'] })
    expect(told(answer, 'attacks')).toEqual([
      'Haches → Loups: Advantage +4',
      'friend → Orques: Advantage +4',
      'friend → Loups: they do not touch',
    ])
    expect(told(answer, 'available')).toEqual([])
  })

  it('says in French why there is no attack', () => {
    expect(
      askedInFrench(melee, 'fight', { counter: 'a', enemies: ['behind'] })
        .split('\n')
        .slice(0, 2),
    ).toEqual([
      'Haches → behind – Combat\u202f: choc impossible',
      '  impossible\u202f: elle n’est pas dans la zone avant (CM-ENG-1)',
    ])
  })
})
