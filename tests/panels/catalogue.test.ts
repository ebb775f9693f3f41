/** Types taken from a catalogue into the scenario (CTR-4). */
import { describe, expect, test } from 'vitest'
import { compare } from '#shared/armies/taken/clashes'
import { editCounterType } from '#shared/commands/entries/counterTypes'
import { type ClashAnswer } from '#shared/armies/taken/takeTypes'
import { counterTypeId, sideId } from '#shared/document/ids'
import { namedIn, plainIn } from '#shared/document/namedIn'
import { RULESETS } from '#shared/rules/registry/registry'
import { commonMechanics } from '#shared/rules/common-mechanics/index'
import { magnaCarta } from '#shared/rules/magna-carta/index'
import { newCounterType, sheetFromCatalogue, sheetInShort } from '#shared/rules/counters/counterSheet'
import { type CounterType } from '#shared/document/armies'
import { addTypes } from '../../renderer/actions/addTypes'
import { loadCatalogue } from '../../renderer/actions/catalogue/catalogues'
import { fantasyBoard } from '../support/fantasyBoard'
import { TestEditor } from '../support/TestEditor'

const schema = commonMechanics.counterSchema
const red = sideId('red')

async function sheets(...wanted: string[]): Promise<readonly (readonly [string, CounterType])[]> {
  const catalogue = await loadCatalogue(commonMechanics.id)
  const types = Object.fromEntries(catalogue.groups.flatMap((group) => Object.entries(group.types)))
  return wanted.map((id) => {
    const type = types[id]
    if (!type) throw new Error(`no ${id}`)
    return [id, sheetFromCatalogue(schema, catalogue, type, { language: 'en', side: red })] as const
  })
}

test.each(RULESETS)('CTR-4: $id has a catalogue', async ({ id }) => {
  expect((await loadCatalogue(id)).rulesets).toContain(id)
})

describe('adding from the catalogue', () => {
  const add = async ({ editor }: TestEditor, ...wanted: string[]): Promise<void> => {
    const coming = (await sheets(...wanted)).map(([stem, sheet]) => ({ key: stem, stem, sheet }))
    expect(addTypes(editor.document, compare(editor.document.scenario, coming))).toBeUndefined()
  }

  test('several types are one step, of the side and in the language chosen, marked as ours', async () => {
    const test = new TestEditor(fantasyBoard())
    const { editor } = test
    const before = editor.document.scenario
    await add(test, 'spearmen', 'griffon-riders', 'dragon')
    const { scenario, undoName } = editor.store.getState().document
    expect(Object.keys(scenario.counterTypes)).toEqual(['spearmen', 'griffon-riders', 'dragon'])
    expect(undoName?.en).toBe('Add 3 counter types')
    for (const type of Object.values<CounterType>(scenario.counterTypes))
      expect([type.side, type.edition]).toEqual([red, 'Castellan'])
    editor.document.undo()
    expect(editor.document.scenario).toEqual(before)
  })

  test('a type that is there already, letter for letter, is not added twice', async () => {
    const test = new TestEditor(fantasyBoard())
    await add(test, 'spearmen')
    expect(test.editor.store.getState().document.undoName?.en).toBe('Add counter type Spearmen')
    await add(test, 'spearmen', 'dragon')
    expect(Object.keys(test.scenario.counterTypes)).toEqual(['spearmen', 'dragon'])
  })

  test.each(['fr', 'en'] as const)(
    'a type has the words of both languages, those of the file (%s) plain (SCN-10)',
    async (own) => {
      const board = fantasyBoard()
      const test = new TestEditor({ ...board, info: { ...board.info, language: own } })
      await add(test, 'spearmen')
      const { scenario } = test
      const words = (language: 'fr' | 'en') => {
        const type = namedIn(scenario, language).counterTypes[counterTypeId('spearmen')]
        return [type?.name, type?.abbreviation]
      }
      expect(words('fr')).toEqual(['Lanciers', 'LAN'])
      expect(words('en')).toEqual(['Spearmen', 'SPE'])
      const [other, inOther] = own === 'fr' ? ['en', 'Spearmen'] : ['fr', 'Lanciers']
      const saved = plainIn(scenario, own).counterTypes[counterTypeId('spearmen')]
      expect([saved?.name, saved?.words?.name]).toEqual([words(own)[0], { [other]: inOther }])
    },
  )

  test('letters given for a clash are those of both languages; a replaced type takes the words of the new one', async () => {
    const test = new TestEditor(fantasyBoard())
    await add(test, 'spearmen')
    const spearmen = counterTypeId('spearmen')
    test.editor.document.run(editCounterType, {
      counterType: spearmen,
      change: { stats: { figures: 2 }, name: 'Piques', words: { name: { en: 'Pikes' } } },
    })
    const coming = (await sheets('spearmen')).map(([stem, sheet]) => ({ key: stem, stem, sheet }))
    const comparison = compare(namedIn(test.scenario, 'en'), coming)
    const answered = (answer: ClashAnswer): readonly (string | undefined)[] => {
      expect(addTypes(test.editor.document, comparison, new Map([['spearmen', answer]]))).toBeUndefined()
      return (['fr', 'en'] as const).flatMap((language) =>
        Object.values(namedIn(test.scenario, language).counterTypes).flatMap((type) => [
          type.name,
          type.abbreviation,
        ]),
      )
    }
    expect(answered({ kind: 'rename', abbreviation: 'PIQ' })).toEqual([
      ...['Piques', 'SPE', 'Lanciers', 'PIQ'],
      ...['Pikes', 'SPE', 'Spearmen', 'PIQ'],
    ])
    test.editor.document.undo()
    expect(answered({ kind: 'replace' })).toEqual(['Lanciers', 'LAN', 'Spearmen', 'SPE'])
  })

  test('one that has been changed since is another, and gets another id', async () => {
    const test = new TestEditor(fantasyBoard())
    await add(test, 'spearmen')
    const spearmen = counterTypeId('spearmen')
    test.editor.document.run(editCounterType, { counterType: spearmen, change: { name: 'Pikes' } })
    await add(test, 'spearmen')
    const { counterTypes } = namedIn(test.scenario, 'en')
    expect(Object.keys(counterTypes)).toEqual(['spearmen', 'spearmen-2'])
    expect(counterTypes[counterTypeId('spearmen-2')]?.name).toBe('Spearmen')
  })
})

test('a sheet in a few words: what it is, then what it can do', async () => {
  const [, spiders] = (await sheets('giant-spiders'))[0] ?? []
  if (!spiders) throw new Error('no spiders')
  const { kind, abilities } = sheetInShort(schema, spiders)
  expect(kind.map(({ en }) => en)).toEqual(['troop', 'animal', 'beast'])
  expect(abilities.map(({ en }) => en)).toEqual(['cave-adapted', 'frightening', 'climber'])
})

test('of a medieval one: nothing of what it has none of', () => {
  const stats = { category: 'archer', missile: 'short-bow', leader: true }
  const [archer, monk] = [stats, { category: 'monk', missile: 'none' }].map((own) =>
    sheetInShort(
      magnaCarta.counterSchema,
      newCounterType(magnaCarta.counterSchema, { name: '', side: red, stats: own }),
    ),
  )
  expect(archer?.kind.map(({ en }) => en)).toEqual(['archer', 'short bow'])
  expect(archer?.abilities.map(({ en }) => en)).toEqual(['noble or leader'])
  expect(monk?.kind.map(({ en }) => en)).toEqual(['monk'])
})
