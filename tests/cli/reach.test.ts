import { writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { greatestOf } from '#shared/lang/extremes'
import { type Counter } from '#shared/document/armies'
import { type Scenario } from '#shared/document/types'
import { writeScenario } from '#shared/format/write'
import { type BoardParts, type Placing, testBoard, withHexsides } from '../support/board'
import { fantasyBoard } from '../support/fantasyBoard'
import { castellan, json, refusal, useFolder } from './castellan'

const path = useFolder()

function fileOf(scenario: Scenario, name = 'reach.castellan'): string {
  writeFileSync(path(name), writeScenario(scenario))
  return path(name)
}

const board = (): Scenario =>
  testBoard({
    counters: {
      man: { type: 'crusaders-soldier', at: 'F5' },
      rider: { type: 'crusaders-knight', at: 'C3', facing: 's1' },
    },
  })

describe('reach', () => {
  it('lists the hexes on foot, the start first, without a facing', async () => {
    const answer = await json(['reach', fileOf(board()), '--counter', 'man', '--points', '1'])
    expect(answer).toEqual({
      hexes: [
        { hex: 'F5', cost: 0 },
        ...['E4', 'F4', 'G4', 'E5', 'G5', 'F6'].map((hex) => ({ hex, cost: 1 })),
      ],
    })
  })

  it('lists a rider’s hexes by facing', async () => {
    const answer = await json(['reach', fileOf(board()), '--counter', 'rider', '--points', '1'])
    expect(answer).toEqual({
      hexes: [
        { hex: 'C3', facing: 's1', cost: 0 },
        { hex: 'C3', facing: 's0', cost: 1 },
        { hex: 'C3', facing: 's2', cost: 1 },
        { hex: 'D3', facing: 's1', cost: 1 },
      ],
    })
  })

  it('spends the movement of the face shown when no points are given', async () => {
    const { hexes } = (await json(['reach', fileOf(board()), '--counter', 'man'])) as {
      hexes: { cost: number }[]
    }
    expect(greatestOf(hexes.map(({ cost }) => cost))).toBe(6)
  })

  it('MC-FIR-1: --firing leaves an archer who fires in defence half its points', async () => {
    const file = fileOf(testBoard({ counters: { archer: { type: 'crusaders-archer', at: 'F5' } } }))
    const args = ['reach', file, '--counter', 'archer']
    const most = async (...more: string[]) => {
      const { hexes } = (await json([...args, ...more])) as { hexes: { cost: number }[] }
      return greatestOf(hexes.map(({ cost }) => cost))
    }
    expect([await most('--firing', 'offensive'), await most('--firing', 'defensive')]).toEqual([6, 3])
    const { stdout } = await castellan([...args, '--firing', 'defensive'])
    expect(stdout).toContain('MC-FIR-1')
    expect(await refusal([...args, '--firing', 'defensive', '--points', '2'])).toContain(
      '--points: has no effect with --firing',
    )
    expect(await refusal(['reach', fileOf(board()), '--counter', 'man', '--firing', 'offensive'])).toContain(
      '--firing: "man" does not fire so',
    )
  })

  it('goes round walls, by the numbering of the file', async () => {
    const walled = withHexsides(board(), ['F5/F6', 'E5/F5', 'F5/G5'], 'wall')
    const named: Scenario = {
      ...walled,
      map: { ...walled.map, numbering: { ...walled.map.numbering, style: 'column-row' } },
    }
    const { hexes } = (await json(['reach', fileOf(named), '--counter', 'man', '--points', '3'])) as {
      hexes: { hex: string; cost: number }[]
    }
    expect(hexes.find(({ hex }) => hex === '0606')?.cost).toBe(3)
    expect(hexes.find(({ hex }) => hex === '0504')?.cost).toBe(1)
  })

  it('plays the house tables of the file', async () => {
    const heavy = { ...board(), houseTables: { terrain: [{ id: 'clear', costFoot: 2 }] } }
    const answer = await json(['reach', fileOf(heavy as Scenario), '--counter', 'man', '--points', '1'])
    expect(answer).toEqual({ hexes: [{ hex: 'F5', cost: 0 }] })
  })

  it('says it in words, with the rule, in French too', async () => {
    const { stdout } = await castellan([
      'reach',
      fileOf(board()),
      '--counter',
      'rider',
      '--points',
      '1',
      '--lang',
      'fr',
    ])
    expect(stdout.split('\n').slice(0, 5)).toEqual([
      '  0  C3  s1',
      '  1  C3  s0',
      '  1  C3  s2',
      '  1  D3  s1',
      expect.stringContaining('HS-MOV-1  On va d’une case à sa voisine'),
    ])
  })

  it('refuses an unknown counter, one in the tray, and points that are none', async () => {
    const file = fileOf(board())
    expect(await refusal(['reach', file])).toBe('option --counter is missing')
    expect(await refusal(['reach', file, '--counter', 'nobody'])).toBe(
      '--counter: there is no counter "nobody", expected man, rider',
    )
    expect(await refusal(['reach', file, '--counter', 'man', '--points', '-1'])).toContain('--points')
    const { hex: _, ...inTray } = Object.values(board().counters)[0] as Counter
    const tray = { ...board(), counters: { ...board().counters, man: inTray } } as Scenario
    expect(await refusal(['reach', fileOf(tray), '--counter', 'man'])).toBe(
      '--counter: counter "man" is not on the map, expected rider',
    )
  })
})

describe('reach under the common mechanics', () => {
  const reached = async (units: Readonly<Record<string, Placing>>, words: string, parts: BoardParts = {}) =>
    json([
      'reach',
      fileOf(fantasyBoard({ columns: 7, rows: 7, ...parts, counters: units }), 'fantasy.castellan'),
      ...words.split(' '),
    ])

  it('CM-TER-4: counts half points, and turns by twelve facings', async () => {
    const rider: Placing = { at: 'D4', facing: 's0', stats: { movementClass: 'mounted' } }
    expect(await reached({ rider }, '--counter rider --points 0.5')).toEqual({
      hexes: [
        { hex: 'D4', facing: 's0', cost: 0 },
        { hex: 'C3', facing: 's0', cost: 0.5 },
        { hex: 'D3', facing: 's0', cost: 0.5 },
        { hex: 'E3', facing: 's0', cost: 0.5 },
        { hex: 'D4', facing: 'v0', cost: 0.5 },
        { hex: 'D4', facing: 's1', cost: 0.5 },
        { hex: 'D4', facing: 's5', cost: 0.5 },
        { hex: 'D4', facing: 'v5', cost: 0.5 },
      ],
    })
  })

  it('CM-ORI-2: says no facing of a unit that turns freely; CM-TER-4: tells minimal moves', async () => {
    const small: Placing = { at: 'A1', kind: 'small' }
    const parts = { hexes: { A2: { terrain: 'difficult' } } }
    expect(await reached({ small }, '--counter small --points 1', parts)).toEqual({
      hexes: [
        { hex: 'A1', cost: 0 },
        { hex: 'B1', cost: 1 },
        { hex: 'A2', cost: 1, minimal: true },
        { hex: 'B2', cost: 1 },
      ],
    })
  })

  it('CM-FLY-2: says the placement of a unit that has several', async () => {
    const bird: Placing = { at: 'A1', kind: 'small', stats: { movementClass: 'flying' } }
    const answer = (await reached({ bird }, '--counter bird --points 1')) as { hexes: unknown[] }
    expect(answer.hexes.slice(0, 4)).toEqual([
      { hex: 'A1', placement: 'ground', cost: 0 },
      { hex: 'A1', placement: 'low-flight', cost: 1 },
      { hex: 'A1', placement: 'high-flight', cost: 1 },
      { hex: 'B1', placement: 'ground', cost: 1 },
    ])
  })

  it('says it in words, in French with a comma', async () => {
    const dwarf: Placing = { at: 'A1', kind: 'small', stats: { caveAdapted: true } }
    const scenario = fantasyBoard({
      columns: 2,
      rows: 2,
      caves: 'cc\ncc',
      hexes: { A2: 'rough' },
      counters: { dwarf },
    })
    const words = ['reach', fileOf(scenario, 'cave.castellan'), '--counter', 'dwarf', '--lang', 'fr']
    const { stdout } = await castellan([...words, '--points', '1.5'])
    expect(stdout.split('\n')).toEqual([
      '  0  A1  sol',
      '  1  B1  sol',
      '  1  B2  sol',
      '1,5  A1  infiltration rapprochée',
      '1,5  B1  infiltration rapprochée',
      '1,5  A2  sol',
      '1,5  A2  infiltration rapprochée',
      '1,5  B2  infiltration rapprochée',
      expect.stringContaining('CM-TER-4'),
      expect.stringContaining('CM-ORI-3'),
      expect.stringContaining('CM-INF-1'),
      expect.stringContaining('CM-INF-2'),
      '',
    ])
  })

  it('CM-TER-4: says that a minimal move costs a fatigue level, what takes all points does not', async () => {
    const dwarf: Placing = {
      ...{ at: 'A1', kind: 'small', placement: 'deep-infiltration' },
      stats: { caveAdapted: true },
    }
    const scenario = fantasyBoard({ columns: 1, rows: 2, caves: 'c\nc', counters: { dwarf } })
    const { stdout } = await castellan(['reach', fileOf(scenario, 'deep.castellan'), '--counter', 'dwarf'])
    expect(stdout.split('\n').slice(0, 3)).toEqual([
      '  0  A1  deep infiltration',
      '  2  A1  shallow infiltration',
      '  2  A2  deep infiltration  minimal move: one fatigue level',
    ])
  })

  it('refuses thirds of points, and halves where the rules have none', async () => {
    const file = fileOf(
      fantasyBoard({ columns: 3, rows: 3, counters: { orc: { at: 'A1' } } }),
      'orc.castellan',
    )
    expect(await refusal(['reach', file, '--counter', 'orc', '--points', '1.3'])).toBe(
      '--points: "1.3", expected points in halves',
    )
    expect(await refusal(['reach', fileOf(board()), '--counter', 'man', '--points', '1.5'])).toBe(
      '--points: "1.5", expected a whole number from 0 to 999',
    )
  })
})
