import { describe, expect, test } from 'vitest'
import { axial } from '#shared/hex/axial'
import { magnaCarta } from '#shared/rules/magna-carta/index'
import {
  effectOnRider,
  NAPHTHA_TABLES,
  NAPHTHA_TARGETS,
  naphthaImpact,
  type NaphthaResult,
  type NaphthaTarget,
  resolveNaphtha,
  SCATTER,
} from '#shared/rules/magna-carta/naphtha'

function rolled(target: NaphthaTarget, die: number): NaphthaResult {
  const answer = resolveNaphtha(target, die)
  if (answer.kind !== 'roll') throw new Error('a die was given')
  return answer.outcome
}

const DICE = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

/** Each result as "id: character, mount, retreat", by first and last die. */
const ROWS: Readonly<Record<NaphthaTarget, readonly (readonly [number, number, string])[]>> = {
  foot: [
    [1, 2, 'killed: killed, -, 0'],
    [3, 7, 'wounded-retreat-1: wounded, -, 1'],
    [8, 10, 'retreat-1: -, -, 1'],
  ],
  mounted: [
    [1, 2, 'stunned-mount-killed: stunned, killed, 0'],
    [3, 4, 'stunned-mount-retreat-2: stunned, -, 2'],
    [5, 10, 'retreat-2: -, -, 2'],
  ],
  stunned: [
    [1, 4, 'recovers-retreat-1: recovers, -, 1'],
    [5, 6, 'wounded: wounded, -, 0'],
    [7, 10, 'killed: killed, -, 0'],
  ],
}

describe.each(NAPHTHA_TARGETS)('%s', (target) => {
  const rows = ROWS[target]
  const expected = (die: number) => rows.find(([low, high]) => die >= low && die <= high)?.[2]

  test.each(DICE)('MC-NAP-3: a die of %i', (die) => {
    const { id, character = '-', mount = '-', retreat } = rolled(target, die)
    expect(`${id}: ${character}, ${mount}, ${retreat}`).toBe(expected(die))
  })

  test('MC-NAP-3: the chances count the dice, out of 10', () => {
    const counts = rows.map(([low, high, text]) => [text.split(':')[0], `${high - low + 1}/10`])
    expect(resolveNaphtha(target)).toEqual({
      kind: 'chances',
      because: [{ rule: 'MC-NAP-3' }],
      outcomes: Object.fromEntries(counts),
    })
  })

  test('MC-NAP-3: the table printed is the table used', () => {
    const table = magnaCarta.tables.find(({ id }) => id === `naphtha-${target}`)!
    expect(table.rows.map(({ cells }) => cells[0])).toEqual(
      NAPHTHA_TABLES[target].results.map(({ result }) => result.name),
    )
    const labels = rows.map(([low, high]) => (high === 10 ? `≥ ${low}` : `${low}–${high}`))
    expect(table.rows.map(({ label }) => label.fr)).toEqual(labels)
  })

  test.each([0, 11, 2.5])('a die of %d has no such face', (die) => {
    expect(() => resolveNaphtha(target, die)).toThrow(RangeError)
  })
})

describe('a rider whose rear hex alone burns', () => {
  test('MC-NAP-3: what falls on the rider is ignored, what falls on the mount stands', () => {
    expect(effectOnRider(rolled('mounted', 1), false)).toEqual({
      value: { id: 'stunned-mount-killed', mount: 'killed', retreat: 0 },
      because: [{ rule: 'MC-NAP-3' }, { rule: 'MC-GEO-3' }],
    })
    expect(effectOnRider(rolled('mounted', 4), false).value).toEqual({
      id: 'stunned-mount-retreat-2',
      retreat: 2,
    })
  })

  test('MC-NAP-3: with the front hex burning all of it counts', () => {
    expect(effectOnRider(rolled('mounted', 1), true)).toEqual({
      value: { id: 'stunned-mount-killed', character: 'stunned', mount: 'killed', retreat: 0 },
      because: [{ rule: 'MC-NAP-3' }],
    })
  })
})

describe('MC-NAP-1: the impact', () => {
  const target = axial(4, 4)

  test('1 to 4 on target, 5 to 10 the six neighbours clockwise from the top', () => {
    const falls = DICE.map((die) => naphthaImpact(target, die).value)
    const on = [target, target, target, target]
    const around = [axial(4, 3), axial(5, 3), axial(5, 4), axial(4, 5), axial(3, 5), axial(3, 4)]
    expect(falls).toEqual([...on, ...around])
    expect(naphthaImpact(target, 1).because).toEqual([{ rule: 'MC-NAP-1' }])
  })

  test('the diagram is data', () => {
    expect(SCATTER).toHaveLength(10)
    expect(naphthaImpact(target, 2, ['on-target', 3]).value).toEqual(axial(4, 5))
    expect(() => naphthaImpact(target, 3, ['on-target', 3])).toThrow(RangeError)
  })

  test.each([0, 11, 1.5])('a die of %d has no such face', (die) => {
    expect(() => naphthaImpact(target, die)).toThrow(RangeError)
  })

  test('it is printed as uncertain', () => {
    const note = magnaCarta.tables.find(({ id }) => id === 'naphtha-foot')?.notes?.[0]
    expect(note?.fr).toContain('incertaine')
    expect(note?.en).toContain('uncertain')
  })
})
