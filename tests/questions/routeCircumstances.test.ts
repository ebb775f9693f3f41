/** The circumstances of a route as they are copied with its answer: the owners' policy, the mover's fire, the turn. */
import { expect, test } from 'vitest'
import { counterId } from '#shared/document/ids'
import { hexKey } from '#shared/hex/axial'
import { localized } from '#shared/i18n/localized'
import { answerInWords } from '#shared/questions/inWords'
import { circumstancesInWords } from '#shared/questions/routeCircumstances'
import { type Answer } from '#shared/rules/answers/answer'
import { ofCounter } from '#shared/rules/answers/inquiry'
import { type Route } from '#shared/rules/answers/route'
import {
  NOTHING_HAPPENED,
  withAttack,
  withDefensiveFire,
  withOffensiveHit,
  withTurn,
} from '#shared/rules/answers/turnMemory'
import { testBoard } from '../support/board'
import { hexNamed } from '../support/names'

const board = testBoard({
  counters: {
    guy: { type: 'crusaders-archer', at: 'E5', name: 'Guy' },
    ali: { type: 'saracens-soldier', at: 'F5', name: 'Ali' },
    omar: { type: 'saracens-archer', at: 'A1', name: 'Omar' },
  },
})
const [guy, ali, omar] = (['guy', 'ali', 'omar'] as const).map(counterId) as [never, never, never]
const hex = hexKey(hexNamed(board, 'E4'))
const route: Route = { counter: guy, kind: 'move', path: [hexNamed(board, 'E4')] }

test('MC-INF-6: the policy of the owners is said where it is not the usual one', () => {
  expect(circumstancesInWords(board, route, 'fr')).toEqual([])
  expect(circumstancesInWords(board, { ...route, attacks: 'best' }, 'fr')).toEqual([
    '  choix des adversaires\u202f: au mieux (MC-INF-6)',
  ])
  expect(circumstancesInWords(board, { ...route, attacks: 'chosen', chosen: [] }, 'en')).toEqual([
    '  choice of the opponents: chosen (MC-INF-6)',
    '    attacks chosen: none',
  ])
})

test('MC-FIR-1, MC-INF-5: attacks one by one, the fire of the mover, and all that has happened this turn', () => {
  const hit = withDefensiveFire(withOffensiveHit(NOTHING_HAPPENED, ali), omar)
  const attacked = withAttack(hit, { opponent: ali, mover: guy, hex })
  const memory = withTurn(attacked, omar, { kind: 'vertex', index: 3 })
  const chosen = [{ opponent: ali, hex }]
  const asked: Route = { ...route, attacks: 'chosen', chosen, firing: 'defensive', memory }
  expect(circumstancesInWords(board, asked, 'fr')).toEqual([
    '  son tir de ce tour\u202f: défensif, ou les deux',
    '  choix des adversaires\u202f: choisies (MC-INF-6)',
    '    attaques choisies\u202f: Ali en E4',
    '  ce tour-ci\u202f:',
    '    Ali\u202f: blessé ou repoussé par un tir offensif, a attaqué Guy en E4',
    '    Omar\u202f: a tiré en défense, orientation v3',
  ])
})

test('MC-INF-5: a question is copied with the turn in which it was asked, and with nothing more when there was none', () => {
  const inquiry = ofCounter('contacts', guy)
  const answer: Answer = { headline: localized('aucun contact', 'no contact'), because: [] }
  expect(answerInWords(board, inquiry, answer, 'fr').split('\n')).toEqual([
    'Guy – Contacts\u202f: aucun contact',
  ])
  const turn = withDefensiveFire(NOTHING_HAPPENED, omar)
  expect(answerInWords(board, { ...inquiry, turn }, answer, 'fr').split('\n')).toEqual([
    'Guy – Contacts\u202f: aucun contact',
    '  ce tour-ci\u202f:',
    '    Omar\u202f: a tiré en défense',
  ])
})
