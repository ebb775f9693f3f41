import { writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type Counter, type Scenario } from '#shared/document/types'
import { writeScenario } from '#shared/format/write'
import { testScenario, withCounter, withSides } from '../support/scenario'
import { castellan, json, refusal, useFolder } from './castellan'

const path = useFolder()

function fileOf(scenario: Scenario, name = 'reach.castellan'): string {
  writeFileSync(path(name), writeScenario(scenario))
  return path(name)
}

const board = (): Scenario => {
  const man = withCounter(testScenario(), 'man', { type: 'crusaders-soldier', at: 'F5' })
  return withCounter(man, 'rider', { type: 'crusaders-knight', at: 'C3', facing: 's1' })
}

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
    expect(Math.max(...hexes.map(({ cost }) => cost))).toBe(6)
  })

  it('goes round walls, by the numbering of the file', async () => {
    const walled = withSides(board(), ['F5/F6', 'E5/F5', 'F5/G5'], { barrier: { feature: 'wall' } })
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
