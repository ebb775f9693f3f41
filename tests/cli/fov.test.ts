import { writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { hexesOfGrid } from '#shared/hex/grid'
import { hexName } from '#shared/hex/numbering'
import { writeScenario } from '#shared/format/write'
import { testBoard } from '../support/board'
import { fantasyBoard } from '../support/fantasyBoard'
import { castellan, json, refusal, useFolder } from './castellan'

const path = useFolder()

const SCENARIO = testBoard({ columns: 3, rows: 4, hexes: { A3: 'wood' }, hexsides: { 'B2/B3': 'wall' } })

function file(scenario = SCENARIO, name = 'fov.castellan'): string {
  writeFileSync(path(name), writeScenario(scenario))
  return path(name)
}

describe('fov', () => {
  it('lists what is seen, the hex itself too, and what is hidden, row by row', async () => {
    expect(await json(['fov', file(), '--from', 'B2'])).toEqual({
      visible: ['A1', 'B1', 'C1', 'A2', 'B2', 'C2', 'A3', 'C3'],
      hidden: ['B3', 'A4', 'B4', 'C4'],
    })
  })

  it('agrees with los', async () => {
    const { map } = SCENARIO
    const { visible } = (await json(['fov', file(), '--from', 'A1'])) as { visible: string[] }
    for (const hex of [...hexesOfGrid(map.grid)].filter((_, index) => index % 3 === 0)) {
      const name = hexName(hex, map.numbering, map.grid)
      const line = (await json(['los', file(), '--from', 'A1', '--to', name])) as { visible: boolean }
      expect(line.visible, name).toBe(visible.includes(name))
    }
  })

  it('says it in words, in French too', async () => {
    expect((await castellan(['fov', file(), '--from', 'B2'])).stdout).toBe(
      'in sight (8): A1 B1 C1 A2 B2 C2 A3 C3\nout of sight (4): B3 A4 B4 C4\n',
    )
    const open = file(testBoard({ columns: 1, rows: 1 }), 'open.castellan')
    expect((await castellan(['fov', open, '--from', 'A1', '--lang', 'fr'])).stdout).toBe(
      'en vue (1)\u202f: A1\nhors de vue (0)\u202f: –\n',
    )
  })

  it('refuses a hex off the map, a missing one, rules that are not there', async () => {
    expect(await refusal(['fov', file(), '--from', 'B9'])).toBe(
      '--from: no hex of the map is called "B9", expected A1 … C4',
    )
    expect(await refusal(['fov', file()])).toBe('option --from is missing')
    const chess = file({ ...SCENARIO, ruleset: 'chess' }, 'chess.castellan')
    expect(await refusal(['fov', chess, '--from', 'A1'])).toBe(
      `${chess}: ruleset "chess" is unknown, expected magna-carta, savoy, common-mechanics`,
    )
  })
})

describe('fov in the fantasy game', () => {
  const ridge = () =>
    file(fantasyBoard({ columns: 3, rows: 4, hexes: { 'A2 B3 C2': { level: 1 } } }), 'ridge.castellan')
  const ALL = ['A1', 'B1', 'C1', 'A2', 'B2', 'C2', 'A3', 'B3', 'C3', 'A4', 'B4', 'C4']

  it('lists what is seen over levels (CM-LOS)', async () => {
    expect(await json(['fov', ridge(), '--from', 'B1'])).toEqual({
      visible: ['A1', 'B1', 'C1', 'A2', 'B2', 'C2', 'B3'],
      hidden: ['A3', 'C3', 'A4', 'B4', 'C4'],
    })
  })

  it('from high flight sees all, from deep in the rock nothing (CM-LOS-1, CM-LOS-2)', async () => {
    const from = (placement: string) => json(['fov', ridge(), '--from', 'B1', '--from-placement', placement])
    expect(await from('high-flight')).toEqual({ visible: ALL, hidden: [] })
    expect(await from('deep-infiltration')).toEqual({ visible: [], hidden: ALL })
    expect(await from('low-flight')).toEqual(await from('ground'))
    expect(await refusal(['fov', file(), '--from', 'B2', '--from-placement', 'high-flight'])).toBe(
      '--from-placement: "high-flight" is unknown, expected ground',
    )
  })
})
