/** CHK-1: a reference to a side or a picture that is not there is found wherever a field may hold one, also in fields yet to come. */
import { expect, test } from 'vitest'
import { REFERENCES } from '../document/references'
import { HASH, NORMANS, richScenario } from '../format/richScenario'
import { withHexsides } from '../support/board'
import { findingsOf } from './support'
import { wayInWords } from '#shared/checks/danglingWay'
import { called } from '#shared/document/fields/part'
import { referencesIn, withCalled } from '#shared/document/fields/references'
import { list } from '#shared/document/fields/vocabulary'
import { idOf } from '#shared/document/named'
import { scenario as scenarioField } from '#shared/document/scenario'
import { type Scenario } from '#shared/document/types'

const PICTURE = 'b'.repeat(64)

/** Every side and picture that something names is called by the id of none. */
function astray(section: 'sides' | 'images', id: string): Scenario {
  const rich = richScenario()
  const guests = withHexsides(rich, ['J9/J10'], {
    opening: { feature: 'gate', guests: [NORMANS] },
  })
  const board = {
    ...guests,
    info: { ...guests.info, cover: HASH },
    turns: { rows: {}, ...guests.turns, order: [NORMANS] },
  }
  return withCalled(scenarioField, board, (of, own) => (of === section ? id : own)) as Scenario
}

/** Ids and places in lists as `*`. */
const wayOf = (path: readonly string[], ways: readonly string[]) =>
  ways.find((way) => {
    const steps = way.slice(1).split('.')
    return steps.length === path.length && steps.every((step, index) => step === '*' || step === path[index])
  })

test.each([
  ['sides', 'ghosts', 'CHK1-unknown-side', ['.victory', '.silenced']],
  ['images', PICTURE, 'CHK1-unknown-image', []],
] as const)('CHK-1: each field that names %s', (section, id, code, others) => {
  const board = astray(section, id)
  const ways = Object.entries(REFERENCES).flatMap(([way, to]) => (to === section ? [way] : []))
  const named = referencesIn(scenarioField, board)
    .filter((reference) => reference.section === section)
    .map(({ path }) => wayOf(path, ways))
    .filter((way) => !others.some((other) => way?.startsWith(other)))
  const expected = ways.filter((way) => !others.some((other) => way.startsWith(other)))
  expect(new Set(named)).toEqual(new Set(expected))
  expect(findingsOf(board, code)).toHaveLength(named.length)
})

test('CHK-1: one of several things that are named in vain is said by the names of its fields', () => {
  const rich = richScenario()
  const entries = [
    { kind: 'edge', edge: 'top' },
    { kind: 'zone', zone: 'nowhere' },
  ]
  const [id = '', first] = Object.entries(rich.reinforcements)[0] ?? []
  const board = {
    ...rich,
    reinforcements: { ...rich.reinforcements, [id]: { ...first, entries } },
  } as unknown as Scenario
  expect(findingsOf(board, 'CHK1-unknown-thing').map(({ message }) => message)).toEqual([
    {
      fr: `Renfort «\u202f${id}\u202f», lieux d’entrée\u202f: la zone «\u202fnowhere\u202f» n’existe pas (CHK-1).`,
      en: `Reinforcement “${id}”, places of entry: the zone “nowhere” does not exist (CHK-1).`,
    },
  ])
})

test('CHK-1: a reference without a sentence of its own is said by the names of its fields', () => {
  const field = scenarioField.members.turns
  const order = called('ordre de jeu', 'order of play', list(idOf('sides')))
  const [reference] = referencesIn(field, { order: ['ghosts'], rows: {} })
  expect(reference).toMatchObject({ section: 'sides', id: 'ghosts', path: ['order', '0'] })
  expect(wayInWords({ path: ['turns', 'order', '0'], parts: [field, order] })).toEqual({
    fr: 'Tours, ordre de jeu',
    en: 'Turns, order of play',
  })
  const board = { ...richScenario(), turns: { order: ['ghosts'], rows: {} } } as unknown as Scenario
  expect(findingsOf(board, 'CHK1-unknown-side').map(({ message }) => message)).toEqual([
    {
      fr: 'Tours, ordre de jeu\u202f: le camp «\u202fghosts\u202f» n’existe pas (CHK-1).',
      en: 'Turns, order of play: the side “ghosts” does not exist (CHK-1).',
    },
  ])
  const zone = scenarioField.members.zones
  const [z, entry, side] = [
    zone,
    zone.form?.kind === 'record' ? zone.form.of : zone,
    called('camp', 'side', idOf('sides')),
  ]
  expect(wayInWords({ path: ['zones', 'camp', 'side'], parts: [z, entry, side] })).toEqual({
    fr: 'Zone «\u202fcamp\u202f», camp',
    en: 'Zone “camp”, side',
  })
})
