/** Stacks that lie on a map from the start, at hexes that the module names: on grids that count backwards, and in zones (XCH-5). */
import { describe, expect, test } from 'vitest'
import { type Counter } from '#shared/document/armies'
import { parseHexKey } from '#shared/hex/axial'
import { hexName } from '#shared/hex/numbering'
import { readVassal } from '#shared/interchange/vassal/read/readVassal'
import { rulesetById } from '#shared/rules/registry/registry'
import * as hand from './handMade'

const BLUE: hand.HandPiece = { name: 'Archer', image: 'blue.png' }

async function read(bytes: Uint8Array, chosen: { readonly setUp: string }) {
  const file = await readVassal({ name: 'x.vmod', bytes, beside: () => Promise.resolve(undefined) })
  if (!file.ok) throw new Error(JSON.stringify(file.error))
  const settings = { ruleset: rulesetById('magna-carta')!, language: 'en', title: 'x' } as const
  const built = await file.value.build({ ground: {}, ...chosen }, settings)
  if (!built.ok) throw new Error(JSON.stringify(built.error))
  return { ...built.value, warnings: built.value.warnings.map(({ en }) => en) }
}

describe('stacks at hexes by their names', () => {
  // x and y are not said, as the engine writes them for such stacks.
  test.each([
    ['counted from below', { vDescend: 'true' }, '0204', '0204'],
    ['counted from the right', { hDescend: 'true' }, '0404', '0404'],
    ['from both ends', { hDescend: 'true', vDescend: 'true' }, '0404', '0404'],
  ])('%s', async (_, numbering, location, named) => {
    const stack = hand.stack({ useGridLocation: 'true', location, x: 0, y: 0 }, hand.slot(BLUE))
    const zip = hand.moduleZip({ boards: [hand.board({ numbering })], stacks: [stack] })
    const { scenario, warnings } = await read(zip, { setUp: 'at-start' })
    const { grid, numbering: own } = scenario.map
    const [{ hex }] = Object.values<Counter>(scenario.counters) as [Counter]
    expect(hex && hexName(parseHexKey(hex), own, grid)).toBe(named)
    expect(warnings).toEqual([])
  })

  test('in a zone, in the words of the zone', async () => {
    const zone = hand
      .board({ zone: '0,0;277,0;277,270;0,270' })
      .replace('name="Z"', 'name="Z" locationFormat="$name$ $gridLocation$"')
    const stack = hand.stack({ useGridLocation: 'true', location: 'Z 0203', x: 0, y: 0 }, hand.slot(BLUE))
    const { scenario } = await read(hand.moduleZip({ boards: [zone], stacks: [stack] }), {
      setUp: 'at-start',
    })
    const [{ hex }] = Object.values<Counter>(scenario.counters) as [Counter]
    expect(hex && hexName(parseHexKey(hex), scenario.map.numbering, scenario.map.grid)).toBe('0203')
  })
})
