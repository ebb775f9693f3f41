import { writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Scenario } from '#shared/document/types'
import { writeScenario } from '#shared/format/write'
import { COLUMN_ROW_NUMBERING } from '#shared/hex/numbering'
import { testBoard } from '../support/board'
import { fantasyBoard } from '../support/fantasyBoard'
import { castellan, json, refusal, useFolder } from './castellan'

const path = useFolder()

function file(scenario: Scenario, name = 'los.castellan'): string {
  writeFileSync(path(name), writeScenario(scenario))
  return path(name)
}

const walled = () => file(testBoard({ hexes: { 'D3 D4': 'wood' }, hexsides: { 'B4/B5': 'wall' } }))

describe('los', () => {
  it('names the rule, and the hexes crossed in order', async () => {
    expect(await json(['los', walled(), '--from', 'B1', '--to', 'B4'])).toEqual({
      visible: true,
      rule: 'HS-LOS-1',
      crossed: ['B2', 'B3'],
    })
  })

  it('names what blocks: a hexside, or a hex beside a line along a hexside', async () => {
    expect(await json(['los', walled(), '--from', 'B3', '--to', 'b6'])).toEqual({
      visible: false,
      rule: 'HS-LOS-5',
      blockedBy: { hexside: 'B4/B5' },
      crossed: ['B4', 'B5'],
    })
    expect(await json(['los', walled(), '--from', 'C3', '--to', 'G3'])).toEqual({
      visible: false,
      rule: 'HS-LOS-4',
      blockedBy: { hex: 'D3' },
      crossed: ['D3', 'D4', 'E3', 'F3', 'F4'],
      hexsidePairs: [
        ['D3', 'D4'],
        ['F3', 'F4'],
      ],
    })
  })

  it('says it in words, in French too', async () => {
    const args = ['los', walled(), '--from', 'B3', '--to', 'B6']
    expect((await castellan(args)).stdout).toBe(
      'B3 → B6: out of sight, blocked by B4/B5\n' +
        'HS-LOS-5  A wall blocks a line that crosses its side below its top, counted from the higher of its two hexes; low walls, hedges and fences do not.\n',
    )
    const french = (await castellan([...args, '--lang', 'fr'])).stdout
    expect(french).toContain('B3 → B6\u202f: hors de vue, masqué par B4/B5\n')
    expect((await castellan(['los', walled(), '--from', 'B3', '--to', 'B4'])).stdout).toContain(
      'B3 → B4: in sight\n',
    )
  })

  it('reads and prints hexes by the numbering of the file', async () => {
    const numbered = file(testBoard({ numbering: COLUMN_ROW_NUMBERING }), 'numbered.castellan')
    expect(await json(['los', numbered, '--from', '0201', '--to', '0204'])).toMatchObject({
      crossed: ['0202', '0203'],
    })
    expect(await refusal(['los', numbered, '--from', 'B1', '--to', '0204'])).toBe(
      '--from: no hex of the map is called "B1", expected 0101 … 1210',
    )
  })

  it('takes placements that the rules have', async () => {
    const places = ['--from-placement', 'ground', '--to-placement', 'ground']
    expect(await json(['los', walled(), '--from', 'B1', '--to', 'B4', ...places])).toMatchObject({
      visible: true,
    })
    expect(
      await refusal(['los', walled(), '--from', 'B1', '--to', 'B4', '--to-placement', 'high-flight']),
    ).toBe('--to-placement: "high-flight" is unknown, expected ground')
  })

  it('refuses a hex off the map, a missing one, rules that are not there', async () => {
    expect(await refusal(['los', walled(), '--from', 'B1', '--to', 'Z99'])).toBe(
      '--to: no hex of the map is called "Z99", expected A1 … L10',
    )
    expect(await refusal(['los', walled(), '--from', 'B1'])).toBe('option --to is missing')
    const unknown = file(testBoard({ ruleset: 'chess' }), 'chess.castellan')
    expect(await refusal(['los', unknown, '--from', 'B1', '--to', 'B2'])).toContain(
      'ruleset "chess" is unknown, expected',
    )
  })
})

describe('los in the fantasy game', () => {
  const hill = () => file(fantasyBoard({ hexes: { 'B5 D4': { level: 1 } } }), 'hill.castellan')
  const los = (from: string, to: string, ...more: string[]) =>
    json(['los', hill(), '--from', from, '--to', to, ...more])

  it('names the deciding rule and the hex that blocks (CM-LOS)', async () => {
    expect(await los('B2', 'B4')).toEqual({ visible: true, rule: 'CM-LOS-4', crossed: ['B3'] })
    expect(await los('B2', 'B3')).toEqual({ visible: true, rule: 'CM-LOS-3', crossed: [] })
    expect(await los('B3', 'B7')).toEqual({
      visible: false,
      rule: 'CM-LOS-5',
      blockedBy: { hex: 'B5' },
      crossed: ['B4', 'B5', 'B6'],
    })
    const smoke = file(fantasyBoard({ markers: { B5: 'smoke-sparse' } }), 'smoke.castellan')
    expect(await json(['los', smoke, '--from', 'B3', '--to', 'B7'])).toMatchObject({
      visible: false,
      rule: 'CM-LOS-10',
      blockedBy: { hex: 'B5' },
    })
  })

  it('asks both hexes of a line along a hexside (CM-LOS-8)', async () => {
    expect(await los('C3', 'E3')).toEqual({
      visible: false,
      rule: 'CM-LOS-5',
      blockedBy: { hex: 'D4' },
      crossed: ['D3', 'D4'],
      hexsidePairs: [['D3', 'D4']],
    })
  })

  it('takes the five placements (CM-LOS-1, CM-LOS-2)', async () => {
    const places = (from: string, to: string) => ['--from-placement', from, '--to-placement', to]
    expect(await los('B3', 'B7', ...places('high-flight', 'ground'))).toMatchObject({
      visible: true,
      rule: 'CM-LOS-1',
    })
    expect(await los('B2', 'B3', ...places('ground', 'deep-infiltration'))).toEqual({
      visible: false,
      rule: 'CM-LOS-2',
      crossed: [],
    })
    expect(await los('B3', 'B7', ...places('low-flight', 'shallow-infiltration'))).toMatchObject({
      visible: false,
      rule: 'CM-LOS-5',
    })
    expect(await refusal(['los', hill(), '--from', 'B1', '--to', 'B4', '--to-placement', 'sky'])).toBe(
      '--to-placement: "sky" is unknown, expected ground, low-flight, high-flight, shallow-infiltration, deep-infiltration',
    )
  })
})
