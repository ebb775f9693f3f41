import { writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { writeScenario } from '#shared/format/write'
import { testBoard } from '../support/board'
import { castellan, json, refusal, useFolder } from './castellan'

const path = useFolder()

/** A wall between the looker and the rest of a row. */
function row(): string {
  const file = path('row.castellan')
  const board = testBoard({
    columns: 6,
    rows: 1,
    hexsides: { 'C1/D1': 'wall' },
    counters: { looker: { type: 'crusaders-soldier', at: 'A1' } },
  })
  writeFileSync(file, writeScenario(board))
  return file
}

describe('answers over the whole map', () => {
  it('dead-ground lists the hexes that a side does not see', async () => {
    const answer = (await json(['dead-ground', row(), '--side', 'crusaders'])) as {
      readonly hexes: readonly { readonly hex: string; readonly shade: string }[]
    }
    const dead = answer.hexes.flatMap(({ hex, shade }) => (shade === 'dead' ? [hex] : []))
    expect(dead.length).toBeGreaterThan(0)
    expect(dead).not.toContain('A1')
    expect(dead).toContain('F1')
  })

  it('watched counts the viewers of each hex', async () => {
    expect(await json(['watched', row(), '--side', 'Crusaders'])).toMatchObject({
      hexes: expect.arrayContaining([{ hex: 'A1', shade: 'by-1', value: '1' }]),
    })
    expect(await refusal(['watched', row()])).toBe('option --side is missing')
  })

  it('seen --by tells what a side sees, as watched does, and what one counter sees', async () => {
    const file = row()
    const side = await json(['seen', file, '--by', 'Crusaders'])
    expect(side).toEqual(await json(['watched', file, '--side', 'Crusaders']))
    const { stdout } = await castellan(['seen', file, '--by', 'looker', '--lang', 'fr'])
    expect(stdout).toContain('voit 3 cases sur 6')
    expect(await json(['seen', file, '--by', 'looker'])).toMatchObject({
      answer: 'sees 3 of 6 hexes',
      hexes: ['A1', 'B1', 'C1'].map((hex) => ({ hex, shade: 'by-1', value: '1' })),
    })
    expect(await refusal(['seen', file, '--by', 'nobody'])).toContain('--by')
    expect(await refusal(['seen', file])).toBe('option --by, --counter or --hex is missing')
  })

  it('turns tells the turn of each hex, and the way to one', async () => {
    const { stdout } = await castellan(['turns', row(), '--counter', 'looker', '--to', 'C1', '--lang', 'fr'])
    expect(stdout).toContain('→ C1 – Délais\u202f: en 1 tour')
    expect(stdout).toContain('jusqu’en C1')
  })

  it('tells with --against only what changes between two variants of a map', async () => {
    const [walled, open] = [row(), path('open.castellan')]
    const board = testBoard({
      ...{ columns: 6, rows: 1 },
      counters: { looker: { type: 'crusaders-soldier', at: 'A1' } },
    })
    writeFileSync(open, writeScenario(board))
    const { hexes } = (await json(['dead-ground', walled, '--side', 'crusaders', '--against', open])) as {
      readonly hexes: readonly { readonly hex: string; readonly shade: string }[]
    }
    expect(hexes).toContainEqual({ hex: 'F1', shade: 'seen>dead' })
    expect(new Set(hexes.map(({ shade }) => shade))).toEqual(new Set(['seen>dead']))
  })
})
