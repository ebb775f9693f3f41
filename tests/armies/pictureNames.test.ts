/** The faces for which picture files are meant, by their names. */
import { describe, expect, it } from 'vitest'
import { matchPictures, picturesOfFaces } from '#shared/armies/pictureNames'
import { counterTypeId, sideId } from '#shared/document/ids'
import { type CounterType } from '#shared/document/armies'
import { type Scenario } from '#shared/document/types'

const SCHEMA = {
  faces: [
    { id: 'healthy', name: { fr: 'indemne, à pied', en: 'healthy, on foot' } },
    { id: 'wounded', name: { fr: 'blessé, à pied', en: 'wounded, on foot' } },
    { id: 'mounted-healthy', name: { fr: 'indemne, monté', en: 'healthy, mounted' } },
    { id: 'mounted-wounded', name: { fr: 'blessé, monté', en: 'wounded, mounted' } },
  ],
}

const sheet = (name: string, abbreviation: string, side: string, ...faces: string[]): CounterType => ({
  ...{ name, abbreviation, side: sideId(side), edition: '', footprint: 1, stats: {}, quantity: 1 },
  faces: Object.fromEntries(faces.map((face) => [face, { stats: {} }])),
})

const ON_FOOT = ['healthy', 'wounded']
const ALL = [...ON_FOOT, 'mounted-healthy', 'mounted-wounded']
const SCENARIO = {
  counterTypes: {
    [counterTypeId('sq')]: sheet('Écuyer', 'NEc', 'normans', ...ON_FOOT),
    [counterTypeId('kn')]: sheet('Chevalier errant', 'NCh', 'normans', ...ALL),
    [counterTypeId('bow-n')]: sheet('Archer', 'NAr', 'normans', ...ON_FOOT),
    [counterTypeId('bow-s')]: sheet('Archer', 'SAr', 'saracens', ...ON_FOOT),
  },
  sides: {
    [sideId('normans')]: { name: 'Normands', color: '#112233', notes: '' },
    [sideId('saracens')]: { name: 'Sarrasins', color: '#332211', notes: '' },
  },
} as unknown as Pick<Scenario, 'counterTypes' | 'sides'>

const match = (name: string) => matchPictures([name], SCENARIO, SCHEMA)[0]

describe('matchPictures', () => {
  it.each([
    ['Écuyer.png', 'sq', ON_FOOT],
    ['ECUYER.JPG', 'sq', ON_FOOT],
    ['nec.webp', 'sq', ON_FOOT],
    ['03 - ecuyer_blessé.png', 'sq', ['wounded']],
    ['ecuyer-dos.png', 'sq', ['wounded']],
    ['squire.ecuyer.back.png', 'sq', ['wounded']],
    ['chevalier_errant.svg', 'kn', ALL],
    ['ChevalierErrant-monté.png', 'kn', ['mounted-healthy', 'mounted-wounded']],
    ['kn mounted wounded.png', 'kn', ['mounted-wounded']],
    ['chevalier errant à pied indemne.png', 'kn', ['healthy']],
    ['archer sarrasins.png', 'bow-s', ON_FOOT],
    ['SAr_verso.png', 'bow-s', ['wounded']],
  ])('%s is for %s: %j', (name, type, faces) => {
    expect(match(name)?.target).toEqual({ type, faces })
  })

  it('leaves a name open that fits no type, several, or no face of its type', () => {
    expect(match('blason.png')).toEqual({ name: 'blason.png', among: [] })
    expect(match('archer.png')).toEqual({ name: 'archer.png', among: ['bow-n', 'bow-s'] })
    expect(match('ecuyer monté.png')).toEqual({ name: 'ecuyer monté.png', among: ['sq'] })
  })
})

it('a picture for fewer faces goes before one for all; of two alike the first is taken', () => {
  const type = counterTypeId('sq')
  const given = picturesOfFaces([
    { type, faces: ON_FOOT },
    undefined,
    { type, faces: ['wounded'] },
    { type, faces: ['wounded'] },
  ])
  expect(given).toEqual([
    { type, face: 'healthy', picture: 0 },
    { type, face: 'wounded', picture: 2 },
  ])
})
