import { writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { writeScenario } from '#shared/format/write'
import { type BoardParts, testBoard } from '../support/board'
import { castellan, json, refusal, useFolder } from './castellan'

const path = useFolder()

function file(parts: BoardParts = {}, name = 'fire.castellan'): string {
  const scenario = testBoard({
    columns: 12,
    rows: 10,
    hexes: { H5: 'brush' },
    counters: {
      perrin: { type: 'crusaders-archer', at: 'C5', name: 'Perrin' },
      ali: { type: 'saracens-soldier', at: 'H5', name: 'Ali' },
    },
    ...parts,
  })
  writeFileSync(path(name), writeScenario(scenario))
  return path(name)
}

const asked = (name: string, ...to: string[]): string[] => ['fire', name, '--from', 'perrin', ...to]

describe('fire', () => {
  it('reads everything off the map, each item with its rule, and says what follows', async () => {
    expect(await json(asked(file(), '--to', 'ali'))).toEqual({
      answer: 'fires at 5 hexes, short range: wounded 3 in 10, driven back 3 in 10',
      items: [
        { rule: 'MC-FIR-1', name: 'short bow', value: '5 hexes, short range (1–10)' },
        { rule: 'HS-LOS-11', name: 'cover', value: 'light' },
        { rule: 'MC-FIR-3', name: 'shift of the weapon', value: '+2 rows' },
        { rule: 'MC-FIR-1', name: 'movement, firing offensively only', value: '6 points' },
        { rule: 'MC-FIR-1', name: 'movement, firing in both phases', value: '3 points' },
      ],
      outcomes: { A: '3/10', B: '3/10', '-': '4/10' },
      then: {
        A: [
          'Ali retreats 2 hexes: 6 ways free of opportunity attacks',
          'Ali: no opportunity attack for the rest of the turn',
        ],
        B: ['Ali: wounded', 'Ali: no opportunity attack for the rest of the turn'],
      },
      links: [{ kind: 'fire', from: 'C5', to: 'H5' }],
      rules: ['HS-LOS-11', 'MC-FIR-1', 'MC-FIR-3', 'MC-FIR-4', 'MC-FIR-5'],
    })
  })

  it('takes a hex, where nobody need stand, and the phase', async () => {
    const hex = (await json(asked(file(), '--to', 'G5', '--phase', 'defensive'))) as Record<string, unknown>
    expect(hex).toMatchObject({
      answer: 'fires at 4 hexes, short range: killed 1 in 10, wounded 3 in 10, slowed 2 in 10',
    })
  })

  it('without a target lists them and the hexes of its field of fire', async () => {
    const field = (await json(asked(file()))) as { targets: unknown[]; hexes: { hex: string }[] }
    expect(field.targets).toMatchObject([
      { counter: 'ali', value: 'wounded 3 in 10, driven back 3 in 10', outcomes: { B: '3/10' } },
    ])
    expect(field.hexes).toContainEqual({ hex: 'H5', shade: 'short-light-6', value: '6/10' })
  })

  it('says it in words, in French', async () => {
    const { stdout } = await castellan([...asked(file(), '--to', 'ali'), '--lang', 'fr'])
    expect(stdout.split('\n').slice(0, 3)).toEqual([
      'Perrin → Ali – Tir\u202f: tire à 5 cases, courte portée\u202f: blessé 3 sur 10, repoussé 3 sur 10',
      '  arc court\u202f: 5 cases, courte portée (1–10) (MC-FIR-1)',
      '  couverture\u202f: légère (HS-LOS-11)',
    ])
  })

  it('refuses an unknown counter, hex or phase', async () => {
    expect(await refusal(['fire', file(), '--from', 'guy'])).toBe(
      '--from: there is no counter "guy", expected perrin, ali',
    )
    expect(await refusal(asked(file(), '--to', 'Z99'))).toBe(
      '--to: no hex of the map is called "Z99", expected A1 … L10',
    )
    expect(await refusal(asked(file(), '--phase', 'both'))).toBe(
      '--phase: "both" is unknown, expected offensive, defensive',
    )
  })
})
