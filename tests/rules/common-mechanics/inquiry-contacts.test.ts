import { describe, expect, it } from 'vitest'
import { hexKey } from '#shared/hex/axial'
import { DIRECTIONS, neighbor } from '#shared/hex/direction'
import { ask, askedInFrench, entriesOf, itemsOf, rulesOf, told } from './asked'
import { away, BOW, duel, HOME, side, vertex } from './duel'
import { fieldWith, turned } from './support'

/** The zone of a neighbour by its bearing alone, in degrees from the facing: CM-ORI-1 worked out another way. */
function zoneByBearing(kind: 'side' | 'vertex', index: number, toward: number): string {
  const facing = kind === 'side' ? index * 60 : index * 60 + 30
  const off = Math.abs(((toward * 60 - facing + 540) % 360) - 180)
  if (kind === 'side') return off <= 60 ? 'from the front' : 'in the rear'
  if (off <= 30) return 'from the front'
  return off <= 90 ? 'on the flank' : 'in the rear'
}

describe('CM-ENG-1 CM-ORI-1 contacts: who engages whom, and from which zone', () => {
  it('by bearing, for every facing of both and every neighbour', () => {
    let judged = 0
    for (const toward of DIRECTIONS)
      for (const kind of ['side', 'vertex'] as const)
        for (const index of DIRECTIONS)
          for (const turn of DIRECTIONS) {
            const [mine, theirs] = [
              { kind, index },
              { kind, index: turned(index, turn) },
            ]
            const scenario = fieldWith({
              a: { at: HOME, facing: mine },
              b: { at: neighbor(HOME, toward), side: 'blue', facing: theirs },
            })
            const answer = ask(scenario, 'contacts', { counter: 'a' })
            const back = turned(toward, 3)
            const sees = zoneByBearing(kind, index, toward)
            const seen = zoneByBearing(kind, theirs.index, back)
            expect(told(answer, 'engages')).toEqual(sees === 'from the front' ? [`b: ${seen}`] : [])
            expect(told(answer, 'engagedBy')).toEqual(seen === 'from the front' ? [`b: ${sees}`] : [])
            judged++
          }
    expect(judged).toBe(432)
  })

  it('shades the zones, and draws an arrow for each engagement', () => {
    const answer = ask(duel({ a: { facing: vertex(0) }, b: { facing: vertex(0) } }), 'contacts', {
      counter: 'a',
    })
    const { shades = [] } = answer
    expect(shades.map(({ id, hexes }) => [id, hexes.map(hexKey)])).toEqual([
      ['front', [0, 1].map((way) => hexKey(away(way as 0)))],
      ['flank', [2, 5].map((way) => hexKey(away(way as 0)))],
      ['rear', [3, 4].map((way) => hexKey(away(way as 0)))],
    ])
    expect(answer.links).toEqual([{ kind: 'fight', from: HOME, to: away(0) }])
    expect(answer.headline).toEqual({
      fr: 'engage 1 unité, sans être engagé',
      en: 'engages 1 unit, engaged by nobody',
    })
  })

  it('CM-ORI-3: shades the fire cone of those that fire, beyond the zones', () => {
    const bow = duel({ a: { facing: vertex(0), stats: BOW }, distance: 4 })
    const cone = ask(bow, 'contacts', { counter: 'a' }).shades?.find(({ id }) => id === 'cone')
    // The closed sector of 60 degrees, at 2 and 3 hexes.
    expect(cone?.hexes).toHaveLength(3 + 4)
    const blade = ask(duel({ distance: 4 }), 'contacts', { counter: 'a' })
    expect(blade.shades?.map(({ id }) => id)).toEqual(['front', 'rear'])
    expect(blade.headline.fr).toBe('aucun contact')
  })
})

describe('CM-ADJ-1 CM-LOS-3 contacts: neighbours, adjacent each way or not', () => {
  const water = duel({
    hexes: { [hexKey(away(0))]: 'water' },
    b: { stats: { swimmer: true }, facing: side(0) },
    a: { stats: BOW },
  })

  it('adjacency is not mutual where the hex is closed to one of them', () => {
    const answer = ask(water, 'contacts', { counter: 'a' })
    const [near] = entriesOf(answer, 'near')
    expect(itemsOf(near?.items)).toEqual([
      'CM-ADJ-1 no, this unit neither floats, flies nor swims',
      'CM-ADJ-1 yes',
      'CM-LOS-3 yes',
      'CM-ORI-3 yes',
    ])
  })

  it('is said in French', () => {
    expect(askedInFrench(water, 'contacts', { counter: 'a' }).split('\n').slice(0, 6)).toEqual([
      'a – Contacts\u202f: aucun contact',
      'Voisins sans engagement\u202f:',
      '  b',
      '    la touche\u202f: non, cette unité ne flotte, ne vole ni ne nage (CM-ADJ-1)',
      '    en est touché\u202f: oui (CM-ADJ-1)',
      '    la voit\u202f: oui (CM-LOS-3)',
    ])
  })
})

describe('CM-ENG-2 contacts of the whole map', () => {
  it('names every engagement, each way', () => {
    const melee = fieldWith({
      a: { at: HOME, facing: vertex(0) },
      top: { at: away(0), side: 'blue', facing: vertex(3), rank: 1 },
      bottom: { at: away(0), side: 'blue', facing: vertex(3) },
      c: { at: away(0, 2), facing: vertex(3) },
    })
    const answer = ask(melee, 'contacts', {})
    expect(told(answer, 'engagements')).toEqual([
      'a → top: from the front',
      'top → a: from the front',
      'bottom → a: from the front',
      'c → bottom: in the rear',
    ])
    expect(rulesOf(answer.because)).toEqual(['CM-ENG-1'])
    expect(answer.headline.fr).toBe('4 engagements')
  })
})
