/** After every edit the live checks find what a full run finds: each check says truly what it reads (CHK). */
import { expect, test } from 'vitest'
import { hexNamed, sideNamed } from '../support/names'
import { fantasyBoard } from '../support/fantasyBoard'
import { findings } from './support'
import { applyCall } from '../support/applyCall'
import { CHECKS } from '#shared/checks/index'
import { createChecker } from '#shared/checks/runChecks'
import { createHistory } from '#shared/commands/history'
import { type ChangeSet } from '#shared/document/changeSet'
import { type CommandCall } from '#shared/document/commandCall'
import { hexKey } from '#shared/hex/axial'
import { hexsideKey } from '#shared/hex/hexside'
import { type Json } from '#shared/json/extra'
import { commonMechanics } from '#shared/rules/common-mechanics/index'
import { analysisOf } from '#shared/rules/registry/parts'

const hex = (name: string): string => hexKey(hexNamed(fantasyBoard(), name))
const side = (name: string): string => hexsideKey(sideNamed(fantasyBoard(), name))
const wing = { banner: '#aa0000', order: 'attack', morale: 7, rest: 7 }
const label = { fr: '', en: '' }

const BOARD = {
  troop: { at: 'C3' },
  mate: { at: 'C4', facing: 'v2' },
  line: { at: 'F3', kind: 'formation' },
  flyer: { at: 'H3', stats: { movementClass: 'flying' }, placement: 'low-flight' },
  lurker: { at: 'B8', side: 'blue', hidden: true },
  decoy: { at: 'D9', side: 'blue', hidden: true, decoy: true },
} as const

const counter = (id: string, change: object): CommandCall =>
  ({ command: 'edit-counter', params: { counter: id, change } }) as CommandCall
const paint = (terrain: string, ...hexes: string[]): CommandCall => ({
  command: 'paint-terrain',
  params: { hexes: hexes.map(hex), terrain },
})
const attribute = (name: string, value: number, ...hexes: string[]): CommandCall => ({
  command: 'set-hex-attribute',
  params: { hexes: hexes.map(hex), attribute: name, value },
})
const slot = (name: string, at: string, value: Json): CommandCall => ({
  command: 'set-hexside-feature',
  params: { sides: [side(at)], slot: name, value },
})
const van = (retreatEdge: object): CommandCall =>
  ({
    command: 'add-group',
    params: {
      id: 'van',
      group: { side: 'red', name: 'Van', note: '', rank: 0, wing: { ...wing, retreatEdge } },
    },
  }) as CommandCall
const vanRetreats = (retreatEdge: object): CommandCall =>
  ({
    command: 'edit-group',
    params: { group: 'van', change: { wing: { ...wing, retreatEdge } } },
  }) as CommandCall

/** Steps of an author, each changing values that some checks read; `changes`: the checks whose findings change. */
const STEPS: readonly (readonly [call: CommandCall, changes: readonly string[]])[] = [
  [{ command: 'set-option', params: { option: 'hiddenSetUp', choice: 'allowed', label } }, ['CHK7-hidden']],
  [{ command: 'move-counters', params: { moves: [{ counter: 'mate', hex: hex('C3') }] } }, ['CHK2-overlap']],
  [paint('water', 'C3'), ['CHK3-forbidden-terrain']],
  [paint('rough', 'F3'), ['CHK3-forbidden-terrain']],
  [attribute('cave', 1, 'H3'), []],
  [
    { command: 'set-placement', params: { counters: ['flyer'], placement: 'high-flight' } },
    ['CHK3-forbidden-terrain'],
  ],
  [attribute('cave', 0, 'H3'), ['CHK3-forbidden-terrain']],
  [{ command: 'set-placement', params: { counters: ['flyer'], placement: 'ground' } }, []],
  [
    {
      command: 'set-elevation',
      params: {
        hexes: ['B6', 'C6', 'D6', 'E6', 'A6', 'A7', 'B7', 'C7', 'D7', 'E7', 'F7', 'G7'].map(hex),
        mode: 'set',
        value: 4,
      },
    },
    ['CHK7-seen'],
  ],
  [slot('barrier', 'H5/H6', { feature: 'fortification' }), []],
  [
    slot('opening', 'H5/H6', { feature: 'fortification-entrance' }),
    ['CHK5-entrance-outside', 'CHK5-entrance-owner', 'CHK5-opening-outside-wall'],
  ],
  [paint('fortification', 'H6'), ['CHK5-entrance-outside']],
  [
    { command: 'lay-markers', params: { kind: 'blaze', places: [{ id: 'fire', hex: hex('K3') }] } },
    ['CHK3-misplaced-marker'],
  ],
  [attribute('flammable', 1, 'K3'), ['CHK3-misplaced-marker']],
  [{ command: 'edit-marker', params: { marker: 'fire', change: { hidden: true } } }, ['CHK7-hidden-marker']],
  [van({ edge: 'top', from: 1, to: 99 }), ['CHK8-retreat-edge']],
  [vanRetreats({ edge: 'top', from: 2, to: 2 }), ['CHK8-retreat-edge']],
  [counter('troop', { group: 'van' }), []],
  [paint('impassable', 'C1'), ['CHK8-retreat-cut-off']],
  [counter('troop', { group: 'rear' }), ['CHK1-unknown-group', 'CHK8-retreat-cut-off']],
  [
    {
      command: 'edit-counter-type',
      params: { counterType: 'type-line', change: { stats: { size: 'small' } } },
    },
    ['CHK9-contradiction'],
  ],
  [counter('lurker', { hidden: false }), ['CHK7-decoys']],
]

test('step by step they find what a full run finds, and each step changes what it should', () => {
  const board = fantasyBoard({ counters: BOARD })
  const checker = createChecker(() => commonMechanics, CHECKS, analysisOf)
  const history = createHistory(board)
  let told: ChangeSet | undefined
  history.subscribe(({ changes }) => (told = changes))
  let before = checker.check(board)
  expect(before).toEqual(findings(board))
  for (const [call, changes] of STEPS) {
    const { command, params } = call
    expect(applyCall(history, call), command).toBeUndefined()
    const now = checker.check(history.document, told)
    expect(now, command).toEqual(findings(history.document))
    const codes = CHECKS.map(({ code }) => code).filter(
      (code) =>
        JSON.stringify(now.filter((one) => one.code === code)) !==
        JSON.stringify(before.filter((one) => one.code === code)),
    )
    expect([...codes].sort(), `${command} ${JSON.stringify(params)}`).toEqual([...changes].sort())
    before = now
  }
})
