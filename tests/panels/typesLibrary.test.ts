/** The user's own counter types (CTR-6): kept one a file, renamed, taken away and put back, read from files, and added. */
import { describe, expect, it, test } from 'vitest'
import { compare } from '#shared/armies/taken/clashes'
import { counterTypeId, type CounterTypeId, imageHash, sideId } from '#shared/document/ids'
import { type CounterType } from '#shared/document/armies'
import { collectTypes, type TypeCollection } from '#shared/document/typeCollection'
import { writeTypes } from '#shared/format/typeCollection'
import { readableStem } from '#shared/i18n/readableStem'
import { importImage } from '#shared/images/importImage'
import { commonMechanics } from '#shared/rules/common-mechanics/index'
import { knowsSheet, newCounterType } from '#shared/rules/counters/counterSheet'
import { magnaCarta } from '#shared/rules/magna-carta/index'
import { editCounterType } from '#shared/commands/entries/counterTypes'
import { lastRemoved, putBack } from '../../renderer/actions/kept/removed'
import { addTypes } from '../../renderer/actions/addTypes'
import {
  exportTypes,
  keepTypes,
  nameOf,
  type OwnType,
  ownTypes,
  readTypesFile,
  removeOwn,
  renameOwn,
} from '../../renderer/actions/library/typesLibrary'
import { answerFault, firstAnswers } from '../../renderer/dialogs/catalogue/clashAnswers'
import {
  comingTo,
  offersOfCollections,
  offersOfScenario,
  offersWith,
} from '../../renderer/dialogs/catalogue/offers'
import { PNG } from '../images/pictures'
import { testBoard } from '../support/board'
import { memoryHost } from '../support/memoryHost'
import { TestEditor } from '../support/TestEditor'

const imported = importImage(PNG, 'art.png')
if (!imported.ok) throw new Error('a good picture')
const { hash, image } = imported.value
const crusaders = sideId('crusaders')
const soldier = counterTypeId('crusaders-soldier')
const board = testBoard({ counters: { guy: { type: soldier, at: 'E5' } } })
const plain = board.counterTypes[soldier] as CounterType

/** The soldier with a picture on each of its faces. */
function withArt(name: string): CounterType {
  const faces = Object.entries(plain.faces).map(([id, face]) => [id, { ...face, image: hash }])
  return { ...plain, name, faces: Object.fromEntries(faces) as CounterType['faces'] }
}

function collection(types: Readonly<Record<string, CounterType>>): TypeCollection {
  const counterTypes = types as TypeCollection['counterTypes']
  const ids = Object.keys(types) as CounterTypeId[]
  return collectTypes({ counterTypes, images: { [hash]: image } }, ids, ['magna-carta'])
}

const two = collection({ soldier: plain, archer: withArt('Archer d’élite') })
const file = (name: string, text: string) => ({ name, size: text.length, text: async () => text })
type Readable = Extract<OwnType, { types: unknown }>
const readable = (all: readonly OwnType[]): Readable[] => all.filter((one) => 'types' in one)

describe('the library of types', () => {
  it('keeps each in a file of its own, with its picture and no side, and none twice', async () => {
    const host = memoryHost()
    expect(await keepTypes(host, two)).toEqual({ kept: 2, present: 0 })
    expect([...host.kept.types.keys()]).toEqual([`type-${readableStem(plain.name)}`, 'type-archer-d-elite'])
    const own = readable(await ownTypes(host))
    expect(own.map(nameOf)).toEqual([plain.name, 'Archer d’élite'])
    expect(own.map(({ types }) => Object.keys(types.images))).toEqual([[], [hash]])
    expect(own.some(({ id, types }) => 'side' in (types.counterTypes[id] ?? {}))).toBe(false)
    expect(await keepTypes(host, two)).toEqual({ kept: 0, present: 2 })
    const changed = collection({ soldier: { ...plain, quantity: 9 } })
    expect(await keepTypes(host, changed)).toEqual({ kept: 1, present: 0 })
    expect(host.kept.types.size).toBe(3)
  })

  it('says what could not be kept, and how many were', async () => {
    const host = memoryHost()
    let count = 0
    const keep = host.keep
    host.keep = async (...args) => (count++ === 0 ? keep(...args) : { kind: 'failed', fault: 'full' })
    const { kept, problem } = await keepTypes(host, two)
    expect([kept, problem !== undefined]).toEqual([1, true])
  })

  it('renames and removes a type of a file that holds several, and puts it back', async () => {
    const host = memoryHost()
    host.kept.types.set('by-hand', writeTypes(two))
    const named = async () => readable(await ownTypes(host)).map(nameOf)
    const [first] = readable(await ownTypes(host))
    expect(await renameOwn(host, first!, 'Garde')).toBeUndefined()
    expect(await named()).toEqual(['Garde', 'Archer d’élite'])
    const [guard] = readable(await ownTypes(host))
    expect(await removeOwn(host, guard!)).toBeUndefined()
    expect(await named()).toEqual(['Archer d’élite'])
    expect(lastRemoved(host, 'types')?.name.fr).toBe('Garde')
    const [archer] = readable(await ownTypes(host))
    await removeOwn(host, archer!)
    expect([host.kept.types.size, lastRemoved(host, 'types')?.name.fr]).toEqual([0, 'Archer d’élite'])
    expect(lastRemoved(host, 'stamp')).toBeUndefined()
    await putBack(host, 'types')
    await putBack(host, 'types')
    expect([...host.kept.types.keys()].sort()).toEqual(['by-hand', 'type-garde'])
    expect((await named()).sort()).toEqual(['Archer d’élite', 'Garde'])
    const back = readable(await ownTypes(host)).find((one) => nameOf(one) === 'Archer d’élite')
    expect(Object.keys(back?.types.images ?? {})).toEqual([hash])
  })

  it('shows a broken file as broken, with the place of its fault, and can do without it', async () => {
    const host = memoryHost()
    host.kept.types.set('bad', '{"format": "castellan-types",\n "version": 2}')
    const [bad] = await ownTypes(host)
    expect(bad && 'problem' in bad && bad.problem.en).toMatch(
      /^bad\.castellan-types, line 2, column 13 \(version\)/,
    )
    await removeOwn(host, bad!)
    expect([host.kept.types.size, lastRemoved(host, 'types')?.text]).toEqual([
      0,
      '{"format": "castellan-types",\n "version": 2}',
    ])
  })

  it('hands types out as a file that reads back, and refuses one with its name and place', async () => {
    const handed: { readonly name: string; readonly bytes: Uint8Array }[] = []
    const exporting = {
      saveExports: async (files: typeof handed) => {
        handed.push(...files)
        return { kind: 'downloaded' } as const
      },
    }
    expect(await exportTypes(exporting as never, two, 'a/b')).toEqual({ kind: 'downloaded' })
    expect(handed[0]?.name).toBe('a-b.castellan-types')
    const text = new TextDecoder().decode(handed[0]?.bytes)
    expect(await readTypesFile(file('mine.castellan-types', text))).toEqual({ types: two })
    const wrong = await readTypesFile(
      file('mine.castellan-types', text.replace('"version": 1', '"version": "x"')),
    )
    expect('problem' in wrong && wrong.problem.en).toMatch(
      /^mine\.castellan-types, line 3, column 14 \(version\): /,
    )
    const huge = await readTypesFile({ ...file('huge.castellan-types', ''), size: 1e9 })
    expect('problem' in huge && huge.problem.fr).toMatch(/^Fichier «\u202fhuge\.castellan-types\u202f»/)
  })
})

describe('what is offered', () => {
  test('of a scenario: its types by side, those that the rules know', () => {
    const scenario = {
      ...board,
      counterTypes: {
        [soldier]: plain,
        [counterTypeId('loose')]: { ...plain, name: 'Loose', side: sideId('gone') },
      },
    }
    const { groups, foreign } = offersOfScenario(scenario, magnaCarta)
    expect(groups.map(({ name, offers }) => [name, offers.map(({ sheet }) => sheet.name)])).toEqual([
      [board.sides[crusaders]?.name, [plain.name]],
    ])
    expect(foreign).toBe(0)
    expect(offersOfScenario(scenario, commonMechanics)).toEqual({ groups: [], foreign: 2 })
  })

  test('of a collection: by the rules that it was made for, else by what the rules know', () => {
    const odd = { ...plain, stats: { ...plain.stats, sails: 3 } }
    const types = { ...two, counterTypes: { ...two.counterTypes, [counterTypeId('odd')]: odd } }
    const offered = (rulesets: readonly string[], rules: typeof magnaCarta | typeof commonMechanics) => {
      const { groups, foreign } = offersOfCollections('x', [['f', { ...types, rulesets }]], rules, 'mine')
      return [groups.flatMap(({ offers }) => offers.map(({ stem }) => stem)), foreign]
    }
    expect(offered(['magna-carta'], magnaCarta)).toEqual([['soldier', 'archer', 'odd'], 0])
    expect(offered([], magnaCarta)).toEqual([['soldier', 'archer'], 1])
    expect(offered([], commonMechanics)).toEqual([[], 3])
  })

  test('of riders too, whose faces say how many hexes they cover', () => {
    const rider = newCounterType(magnaCarta.counterSchema, {
      ...{ name: 'Rider', side: undefined },
      stats: { category: 'rider', mounted: true },
    })
    expect(Object.values(rider.faces).some(({ stats }) => 'footprint' in stats)).toBe(true)
    expect([
      knowsSheet(magnaCarta.counterSchema, rider),
      knowsSheet(commonMechanics.counterSchema, rider),
    ]).toEqual([true, false])
  })

  test('is found by name, letters or group', () => {
    const { groups } = offersOfCollections('x', [['f', two]], magnaCarta, 'mine')
    const found = (...words: string[]) =>
      offersWith(groups, words, String).flatMap(({ offers }) => offers.map(({ stem }) => stem))
    expect([found('elite'), found('mine'), found('zzz')]).toEqual([['archer'], ['soldier', 'archer'], []])
  })
})

describe('added to a side', () => {
  const offersOf = (types: TypeCollection) =>
    offersOfCollections('x', [['f', types]], magnaCarta, 'mine').groups.flatMap(({ offers }) => offers)
  const knight = (): CounterType => ({ ...withArt('Knight'), stats: { ...plain.stats, large: true } })

  test('with their pictures, in one step; the picture goes with undo', () => {
    const test = new TestEditor(board)
    const coming = offersOf(collection({ knight: { ...knight(), abbreviation: 'KNI' }, soldier: plain })).map(
      (offer) => comingTo(crusaders, offer),
    )
    const comparison = compare(test.scenario, coming)
    expect([comparison.free.length, comparison.present.length]).toEqual([1, 1])
    expect(addTypes(test.editor.document, comparison, new Map(), { [hash]: image })).toBeUndefined()
    const { scenario } = test
    expect([scenario.counterTypes[counterTypeId('knight')]?.side, scenario.images[hash]]).toEqual([
      crusaders,
      image,
    ])
    test.undo()
    expect(test.scenario).toEqual(board)
  })

  test('a sheet that is replaced takes the picture along, and drops it with the next one', () => {
    const test = new TestEditor(board)
    const replace = (type: CounterType): void => {
      const coming = offersOf(collection({ knight: type })).map((offer) => comingTo(crusaders, offer))
      const comparison = compare(test.scenario, coming)
      const [clash] = comparison.clashes
      expect(clash?.existing).toBe(soldier)
      const images = { [hash]: image, [imageHash('b'.repeat(64))]: image }
      addTypes(test.editor.document, comparison, new Map([[clash!.coming.key, { kind: 'replace' }]]), images)
    }
    replace(knight())
    expect(Object.keys(test.scenario.images)).toEqual([hash])
    expect(test.scenario.counterTypes[soldier]?.name).toBe('Knight')
    expect(Object.keys(test.scenario.counterTypes)).toEqual(Object.keys(board.counterTypes))
    replace({ ...plain, name: 'Bare' })
    expect([Object.keys(test.scenario.images), test.scenario.counterTypes[soldier]?.name]).toEqual([
      [],
      'Bare',
    ])
    test.undo().undo()
    expect(test.scenario).toEqual(board)
  })

  test('a clash begins with free letters; those typed must be free', () => {
    const test = new TestEditor(board)
    test.editor.document.run(editCounterType, { counterType: soldier, change: { abbreviation: 'KNI' } })
    const offered = collection({
      a: { ...knight(), abbreviation: 'KNI' },
      b: { ...knight(), abbreviation: 'KNI', stats: { ...plain.stats, leader: true } },
    })
    const comparison = compare(
      test.scenario,
      offersOf(offered).map((offer) => comingTo(crusaders, offer)),
    )
    const [a, b] = comparison.clashes
    const answers = firstAnswers(test.scenario, comparison, magnaCarta.counterSchema)
    expect([...answers.values()]).toEqual([
      { kind: 'rename', abbreviation: 'KNG' },
      { kind: 'rename', abbreviation: 'KNH' },
    ])
    const fault = (abbreviation: string) =>
      answerFault(
        test.scenario,
        comparison,
        new Map(answers).set(a!.coming.key, { kind: 'rename', abbreviation }),
        a!,
      )?.en
    expect(['KNX', '', 'KNIG', 'KNI', 'KNH'].map(fault)).toEqual([
      undefined,
      'An abbreviation is expected.',
      'Three characters at most.',
      `“${plain.name}” has this abbreviation.`,
      '“Knight” has this abbreviation.',
    ])
    expect(answerFault(test.scenario, comparison, new Map(), b!)).toBeUndefined()
  })
})
