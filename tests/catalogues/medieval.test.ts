/** The catalogue of the medieval games (CTR-4): peoples, letters, values, figures. */
import { describe, expect, test } from 'vitest'
import { functionLetters } from '#shared/rules/counters/abbreviation'
import { magnaCarta } from '#shared/rules/magna-carta/index'
import { savoy } from '#shared/rules/savoy/index'
import { groupsFor, sheetsFor } from '../support/catalogues'

const PEOPLES = [
  ...['Normans', 'Crusaders', 'Templars', 'Saracens', 'Fatimids', 'Syrians', 'Mamluks', 'Turks', 'Sudanese'],
  ...['Vikings', 'Savoyards', 'Townsfolk', 'Engines and crews'],
]

describe.each([magnaCarta, savoy])('$id', (ruleset) => {
  const groups = groupsFor(ruleset)
  const sheets = sheetsFor(ruleset)

  test('at least 60 types, of every people', () => {
    expect(groups.map(([{ name }]) => name.en)).toEqual(PEOPLES)
    expect(sheets.length).toBeGreaterThanOrEqual(60)
    for (const [, types] of groups) expect(types.length).toBeGreaterThanOrEqual(4)
  })

  test('SV-CTR-3: the first letter is the origin’s, other than that of any other people', () => {
    for (const language of ['fr', 'en'] as const) {
      const letters = groups.map(
        ([, types]) => new Set(types.map(([, { abbreviation }]) => abbreviation[language][0])),
      )
      for (const own of letters) expect(own.size).toBe(1)
      expect(new Set(letters.map((own) => [...own][0])).size).toBe(PEOPLES.length)
    }
  })

  test('SV-CTR-3: the last two letters are lower case, and the same for the same weapon, with a missile weapon only', () => {
    const codes = new Map<unknown, string>()
    for (const [, { abbreviation, stats }] of sheets) {
      const letters = functionLetters(abbreviation)
      const armed = stats['missile'] !== 'none'
      expect([abbreviation, /^[a-z]{2}$/.test(letters)]).toEqual([abbreviation, armed])
      if (armed)
        expect([abbreviation, codes.get(stats['missile']) ?? letters]).toEqual([abbreviation, letters])
      codes.set(stats['missile'], letters)
    }
  })

  test('a wound never strengthens, a rider is stronger and faster mounted, every face has its values', () => {
    for (const [id, { stats, faces }] of sheets) {
      const { healthy, wounded, ...rest } = Object.fromEntries(
        Object.entries(faces).map(([face, own]) => [face, own.stats]),
      )
      const weaker = (a = {}, b = {}): boolean =>
        ['attack', 'defence', 'movement'].every(
          (stat) => Number(a[stat as never]) <= Number(b[stat as never]),
        )
      expect([id, weaker(wounded, healthy)]).toEqual([id, true])
      expect(stats['mounted']).toBe('mounted-healthy' in rest)
      if (stats['mounted'] !== true) continue
      expect([id, weaker(healthy, rest['mounted-healthy'])]).toEqual([id, true])
      expect([id, weaker(rest['mounted-wounded'], rest['mounted-healthy'])]).toEqual([id, true])
      expect(rest['riderless']).toMatchObject({ attack: 0 })
    }
  })
})

test('SV-FIR-5: weapons that only Savoy knows are offered by Savoy only', () => {
  const more = sheetsFor(savoy).filter(([id]) => !sheetsFor(magnaCarta).some(([other]) => other === id))
  expect(more.map(([, { stats }]) => stats['missile'])).toEqual([
    'axe',
    'longbow',
    'sling',
    'stone',
    'ballista',
  ])
})
