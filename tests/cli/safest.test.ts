import { writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { writeScenario } from '#shared/format/write'
import { testBoard } from '../support/board'
import { castellan, json, refusal, useFolder } from './castellan'

const path = useFolder()

/** A wall of wood with two gaps: one beside an opponent, one beside two. */
function gaps(): string {
  const file = path('gaps.castellan')
  const counters = {
    mover: { type: 'crusaders-soldier', at: 'C5' },
    'foe-1': { type: 'saracens-soldier', at: 'E4' },
    'foe-2': { type: 'saracens-soldier', at: 'E6' },
    mate: { type: 'crusaders-soldier', at: 'C6' },
  }
  writeFileSync(file, writeScenario(testBoard({ counters })))
  return file
}

interface Told {
  readonly best: readonly { readonly path: string[]; readonly outcomes: Record<string, string> }[]
  readonly next: readonly { readonly path: string[]; readonly outcomes: Record<string, string> }[]
}

describe('safest', () => {
  it('names the safest way and the next best, with their chances', async () => {
    const { best, next } = (await json(['safest', gaps(), '--counter', 'mover', '--to', 'G5'])) as Told
    expect([best.length, next.length]).toEqual([1, 1])
    expect(best[0]?.path[0]).toBe('C5')
    expect(best[0]?.path.at(-1)).toBe('G5')
    expect(next[0]?.path).not.toEqual(best[0]?.path)
  })

  it('shades every hex within reach by the chance of coming there unhurt', async () => {
    const { hexes } = (await json(['safest', gaps(), '--counter', 'mover'])) as {
      readonly hexes: readonly { readonly hex: string; readonly shade: string; readonly value?: string }[]
    }
    expect(hexes.find(({ hex }) => hex === 'C4')).toEqual({ hex: 'C4', shade: 'unhurt-10/10' })
    expect(new Set(hexes.map(({ shade }) => shade)).size).toBeGreaterThan(1)
  })

  it('says why there is none', async () => {
    const { stdout } = await castellan(['safest', gaps(), '--counter', 'mover', '--to', 'C6', '--lang', 'fr'])
    expect(stdout).toContain('aucun trajet jusqu’en C6 ce tour-ci')
    expect(stdout).toContain('HS-MOV-3')
    expect(await json(['safest', gaps(), '--counter', 'mover', '--to', 'L10'])).toMatchObject({
      refused: [{ rule: 'HS-MOV-7' }],
    })
  })

  it('MC-FIR-1: --firing leaves an archer half its points, and turns asks it of each turn', async () => {
    const file = path('archer.castellan')
    writeFileSync(
      file,
      writeScenario(testBoard({ counters: { archer: { type: 'crusaders-archer', at: 'C5' } } })),
    )
    const answers = async (verb: string, ...more: string[]): Promise<string> => {
      const told = await json([verb, file, '--counter', 'archer', '--to', 'H5', ...more])
      return (told as { readonly answer: string }).answer
    }
    expect(await answers('safest', '--firing', 'defensive')).toBe('no way to H5 this turn')
    expect(await answers('safest', '--firing', 'offensive')).toContain('unhurt for certain')
    expect(await answers('turns', '--firing', 'defensive')).toBe('in 2 turns')
    expect(await answers('turns')).toBe('in 1 turn')
    expect(await refusal(['turns', file, '--counter', 'archer', '--firing', 'often'])).toBe(
      '--firing: "often" is unknown, expected none, offensive, defensive',
    )
  })

  it('wants a counter', async () => {
    expect(await refusal(['safest', gaps()])).toBe('option --counter is missing')
  })
})
