/** Names given in one language or the other (SCN-10), by the commands that panels and table run. */
import { describe, expect, test } from 'vitest'
import { changeInLanguage } from '#shared/armies/changeInLanguage'
import { addCounterType, editCounterType } from '#shared/commands/entries/counterTypes'
import { editBoard } from '#shared/commands/entries/boards'
import { editSide } from '#shared/commands/entries/sides'
import { createHistory, type History } from '#shared/commands/history'
import { pasteRegion } from '#shared/commands/pasteRegion'
import { type CounterTypeId, type SideId } from '#shared/document/ids'
import { namedIn } from '#shared/document/namedIn'
import { takeRegion } from '#shared/document/region/take'
import { contentOf } from '#shared/document/sheetContent'
import { type Scenario } from '#shared/document/types'
import { ownWord, renamed, withPlain, withWord } from '#shared/document/words'
import { writeScenario } from '#shared/format/write'
import { type HexKey } from '#shared/hex/axial'
import { type Language } from '#shared/i18n/localized'
import { bilingual, inOneLanguage } from '../support/bilingual'
import { editionIn } from '../support/scenarioFiles'

const sortie = inOneLanguage(editionIn('fr', 'the-sortie'))
const [SIDE] = Object.keys(sortie.sides) as [SideId]
const [TYPE] = Object.keys(sortie.counterTypes) as [CounterTypeId]
const side = (scenario: Scenario, language?: Language) =>
  (language ? namedIn(scenario, language) : scenario).sides[SIDE] as Scenario['sides'][SideId]

/** Types a name of the side, as it is read in one language, for that language or the other. */
function type(history: History, page: Language, of: Language, text: string): void {
  const thing = side(history.document, page)
  const change = of === page ? withPlain(thing, 'name', page, text) : withWord(thing, 'name', of, text)
  history.apply(editSide, { side: SIDE, change })
}

function names(history: History): [fr: string, en: string] {
  return [side(history.document, 'fr').name, side(history.document, 'en').name]
}

describe('a name', () => {
  test('of a thing without words in a language is the same in both', () => {
    const history = createHistory(sortie)
    type(history, 'en', 'en', 'The garrison')
    expect(names(history)).toEqual(['The garrison', 'The garrison'])
    expect(side(history.document)).not.toHaveProperty('words')
  })

  test.each([
    ['fr', 'fr', 'en'],
    ['fr', 'en', 'fr'],
    ['en', 'fr', 'en'],
    ['en', 'en', 'fr'],
  ] as const)('is given in both on a page in %s, first in %s, and edited in each', (page, first, second) => {
    const history = createHistory(sortie)
    const text = { fr: 'Les assiégés', en: 'The besieged' }
    type(history, page, page === 'fr' ? 'en' : 'fr', page === 'fr' ? text.en : text.fr)
    type(history, page, page, text[page])
    expect(names(history)).toEqual([text.fr, text.en])
    // The file has one form, wherever the words were typed.
    expect(side(history.document)).toMatchObject({ name: text.fr, words: { name: { en: text.en } } })
    expect(side(history.document).words?.name).not.toHaveProperty('fr')
    for (const language of [first, second]) type(history, page, language, `${text[language]}!`)
    expect(names(history)).toEqual([`${text.fr}!`, `${text.en}!`])
    expect(side(history.document).name).toBe(`${text.fr}!`)
  })

  test('that is emptied in a language is the other’s there', () => {
    for (const page of ['fr', 'en'] as const)
      for (const [of, left] of [
        ['fr', 'The besieged'],
        ['en', 'Les assiégés'],
      ] as const) {
        const history = createHistory(sortie)
        type(history, 'fr', 'fr', 'Les assiégés')
        type(history, 'fr', 'en', 'The besieged')
        type(history, page, of, '')
        expect(names(history)).toEqual([left, left])
        expect(side(history.document)).not.toHaveProperty('words')
      }
  })

  test('may be said to be the same in both', () => {
    const history = createHistory(sortie)
    type(history, 'fr', 'fr', 'Guédelon')
    type(history, 'fr', 'en', 'Guédelon')
    expect(side(history.document).words).toEqual({ name: { en: 'Guédelon' } })
    expect(ownWord(side(history.document, 'en'), 'name', 'fr')).toBe('Guédelon')
  })

  test('is one step of undo, to the same bytes', () => {
    const history = createHistory(bilingual(sortie))
    const before = writeScenario(history.document)
    type(history, 'en', 'en', 'The besieged')
    type(history, 'en', 'fr', 'Les assiégés')
    expect(names(history)).toEqual(['Les assiégés', 'The besieged'])
    history.undo()
    history.undo()
    expect(writeScenario(history.document)).toBe(before)
    history.redo()
    expect(names(history)[1]).toBe('The besieged')
  })

  test('leaves the notes of the same thing, and their words', () => {
    const noted: Scenario = {
      ...sortie,
      sides: {
        ...sortie.sides,
        [SIDE]: { ...side(sortie), notes: 'Note', words: { notes: { en: 'A note' } } },
      },
    }
    const history = createHistory(noted)
    type(history, 'fr', 'en', 'The besieged')
    expect(side(history.document, 'en').notes).toBe('A note')
    type(history, 'fr', 'en', '')
    expect(side(history.document).words).toEqual({ notes: { en: 'A note' } })
  })
})

describe('the file', () => {
  test('is the same in whichever language the scenario is read', () => {
    const both = bilingual(sortie)
    expect(writeScenario(namedIn(both, 'en'))).toBe(writeScenario(both))
  })
})

describe('a type', () => {
  const both = bilingual(sortie)
  const read = (scenario: Scenario, language: Language) => namedIn(scenario, language).counterTypes[TYPE]

  test('is named by the table in the language of the page', () => {
    const history = createHistory(both)
    const before = read(both, 'fr')
    const change = changeInLanguage(read(both, 'en'), { name: 'Guard', stats: { attack: 4 } }, 'en')
    history.apply(editCounterType, { counterType: TYPE, change })
    expect(read(history.document, 'en')?.name).toBe('Guard')
    expect(read(history.document, 'fr')?.name).toBe(before?.name)
  })

  test('has its words as texts among the stats likewise', () => {
    const worded: Scenario = {
      ...both,
      counterTypes: {
        ...both.counterTypes,
        [TYPE]: {
          ...(both.counterTypes[TYPE] as Scenario['counterTypes'][CounterTypeId]),
          stats: { origin: 'Bourgogne' },
          words: { stats: { origin: { en: 'Burgundy' } } },
        },
      },
    }
    const history = createHistory(worded)
    const change = changeInLanguage(read(worded, 'en'), { stats: { origin: 'Savoy' } }, 'en')
    history.apply(editCounterType, { counterType: TYPE, change })
    expect(read(history.document, 'en')?.stats['origin']).toBe('Savoy')
    expect(read(history.document, 'fr')?.stats['origin']).toBe('Bourgogne')
  })

  test('is the same sheet in whichever language it is read', () => {
    expect(contentOf(read(both, 'en'))).toBe(contentOf(read(both, 'fr')))
  })

  test('is copied with both its names', () => {
    const history = createHistory(both)
    const english = read(both, 'en') as Scenario['counterTypes'][CounterTypeId]
    const copy = renamed(english, (name, of) => `${name} (${of})`, 'en')
    const id = 'copy' as CounterTypeId
    history.apply(addCounterType, { id, counterType: copy })
    expect(namedIn(history.document, 'fr').counterTypes[id]?.name).toBe(
      `${read(both, 'fr')?.name ?? ''} (fr)`,
    )
    expect(namedIn(history.document, 'en').counterTypes[id]?.name).toBe(`${english.name} (en)`)
  })
})

describe('a piece of the map that was taken in another language', () => {
  const both = bilingual(sortie)
  const hexes = Object.values(both.zones).flatMap((zone) => zone.hexes)

  test('adds no side, type or zone that is there', () => {
    const clip = takeRegion(namedIn(both, 'en'), hexes, { q: 0, r: 0 })
    expect(Object.keys(clip.zones).length).toBeGreaterThan(0)
    const history = createHistory(both)
    const sections = ['sides', 'counterTypes', 'zones'] as const
    history.apply(pasteRegion, { clip, at: '0,0' as HexKey, idCode: 'x', eyes: 'author' })
    for (const section of sections)
      expect(Object.keys(history.document[section])).toEqual(Object.keys(both[section]))
  })
})

test('a board’s edge and span are read and kept in both languages', () => {
  const board = {
    name: 'Nord',
    firstColumn: 0,
    firstRow: 0,
    columns: 4,
    rows: 4,
    turned: false,
    edges: [
      {
        edge: 'top' as const,
        name: 'Lisière',
        spans: [{ name: 'Route', from: 0, to: 1, words: { name: { en: 'Road' } } }],
      },
    ],
  }
  const withBoard: Scenario = {
    ...sortie,
    boards: { ['n' as keyof Scenario['boards']]: board } as Scenario['boards'],
  }
  const [id] = Object.keys(withBoard.boards) as [keyof Scenario['boards']]
  const history = createHistory(withBoard)
  const { edges } = namedIn(withBoard, 'en').boards[id] as typeof board
  expect(edges[0]?.spans[0]?.name).toBe('Road')
  history.apply(editBoard, { board: id, change: { edges: edges.map((edge) => ({ ...edge, name: 'Wood' })) } })
  expect(namedIn(history.document, 'fr').boards[id]?.edges[0]?.spans[0]).toEqual({
    name: 'Route',
    from: 0,
    to: 1,
    words: { name: { en: 'Road' } },
  })
})
