/** Commands that come as data: what is wrong with them is said in both languages, and nothing is changed. */
import { expect, test } from 'vitest'
import { richScenario } from '../format/richScenario'
import { createHistory } from '#shared/commands/history'
import { readCall } from '#shared/commands/readCall'
import { type Json } from '#shared/json/extra'

const facing = { kind: 'side', index: 0 }

test.each<[what: string, command: string, params: Json, en: string]>([
  ['a command that is not there', 'build-rome', {}, 'This version does not know the command “build-rome”.'],
  [
    'a hex that is no key',
    'paint-terrain',
    { hexes: ['1,1', 'B3'], terrain: 'wood' },
    'The command “paint-terrain” is not well formed. params.hexes[1]: found the text "B3", expected a hex "q,r".',
  ],
  [
    'a facing of another kind',
    'turn-counter',
    { counter: 'guy', facing: { ...facing, kind: 'edge' } },
    'The command “turn-counter” is not well formed. params.facing.kind: found the text "edge", expected one of "side", "vertex".',
  ],
  [
    'an id that every object answers to',
    'remove-zone',
    { zone: 'constructor' },
    'The command “remove-zone” is not well formed. params.zone: found the text "constructor", expected an id.',
  ],
  [
    'a key that no parameter has',
    'edit-zone',
    { zone: 'camp', change: { colour: '#000000' } },
    'The command “edit-zone” is not well formed. params.change.colour: found the text "#000000", expected no such key.',
  ],
  [
    'what a barrier cannot be',
    'set-hexside-feature',
    { sides: ['1,1,0'], slot: 'barrier', value: { feature: 'wall', state: 'open' } },
    'The command “set-hexside-feature” is not well formed. params.value.state: found the text "open", expected no such key.',
  ],
  [
    'null for what cannot be taken away',
    'edit-counter',
    { counter: 'guy', change: { name: null } },
    'The command “edit-counter” is not well formed. params.change.name: found null, expected a text.',
  ],
])('%s is refused', (_what, command, params, en) => {
  const read = readCall({ command, params })
  expect(read.ok ? undefined : read.error.message.en).toBe(en)
  expect(read.ok ? '' : read.error.message.fr).toMatch(/^(Cette version|La commande) .*\.$/)
})

test('nothing that JSON can say becomes a prototype', () => {
  const params = JSON.parse('{ "zone": "camp", "change": { "__proto__": { "name": "x" } } }') as Json
  expect(readCall({ command: 'edit-zone', params }).ok).toBe(false)
})

test('a call that is accepted is a copy: what is sent may change afterwards', () => {
  const hexes = ['1,1']
  const read = readCall({ command: 'paint-terrain', params: { hexes, terrain: 'marsh' } })
  if (!read.ok) throw new Error(read.error.message.en)
  hexes.push('2,1')
  const history = createHistory(richScenario())
  expect(history.apply(read.value.command, read.value.params)).toBeUndefined()
  expect(read.value.params).toEqual({ hexes: ['1,1'], terrain: 'marsh' })
})
