import { describe, expect, test } from 'vitest'
import { type Scenario } from '#shared/document/types'
import { axial } from '#shared/hex/axial'
import { overCommonDenominator } from '#shared/rules/chances/fraction'
import { MAGNA_CARTA, magnaCarta } from '#shared/rules/magna-carta/index'
import { ruleNote } from '#shared/rules/reference/ruleNotes'
import { effectOnRider, naphthaImpact, resolveNaphtha } from '#shared/rules/magna-carta/naphtha/naphtha'
import {
  NAPHTHA_TABLES,
  NAPHTHA_TARGETS,
  type NaphthaResult,
  type NaphthaTarget,
  SCATTER,
} from '#shared/rules/magna-carta/figures/naphthaTables'
import {
  burningHexes,
  burningRetreat,
  coveredByNaphtha,
  litByImpact,
  naphthaChances,
  whoBurns,
} from '#shared/rules/magna-carta/naphtha/naphthaFire'
import { type MedievalRules } from '#shared/rules/magna-carta/rules/medievalRules'
import { testBoard, withMarker } from '../../support/board'
import { at, emptyField, field, type Hex, id, onFoot, type Piece, positionOf, riding, seen } from './support'

function rolled(target: NaphthaTarget, die: number): NaphthaResult {
  const answer = resolveNaphtha(target, die, NAPHTHA_TABLES)
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
    expect(resolveNaphtha(target, undefined, NAPHTHA_TABLES)).toEqual({
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
    expect(() => resolveNaphtha(target, die, NAPHTHA_TABLES)).toThrow(RangeError)
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
    const falls = DICE.map((die) => naphthaImpact(target, die, SCATTER).value)
    const on = [target, target, target, target]
    const around = [axial(4, 3), axial(5, 3), axial(5, 4), axial(4, 5), axial(3, 5), axial(3, 4)]
    expect(falls).toEqual([...on, ...around])
    expect(naphthaImpact(target, 1, SCATTER).because).toEqual([{ rule: 'MC-NAP-1' }])
  })

  test('the diagram is data', () => {
    expect(SCATTER).toHaveLength(10)
    expect(naphthaImpact(target, 2, ['on-target', 3]).value).toEqual(axial(4, 5))
    expect(() => naphthaImpact(target, 3, ['on-target', 3])).toThrow(RangeError)
  })

  test.each([0, 11, 1.5])('a die of %d has no such face', (die) => {
    expect(() => naphthaImpact(target, die, SCATTER)).toThrow(RangeError)
  })

  test('the rules to be read say what the source lacks; the printed table says what was chosen', () => {
    expect(ruleNote('MC-NAP-1').uncertain?.en).toContain('missing from the source')
    const note = magnaCarta.tables.find(({ id }) => id === 'naphtha-foot')?.notes?.[0]
    expect(note?.en).toBe(
      'Impact hex (1D10): 1 to 4 the hex aimed at; 5 to 10 its six neighbours clockwise from the top.',
    )
  })
})

describe('MC-NAP-2: what burns', () => {
  const around: readonly Hex[] = [
    [0, 0],
    [0, -1],
    [1, -1],
    [1, 0],
    [0, 1],
    [-1, 1],
    [-1, 0],
  ]

  test('the impact hex and its six neighbours, lit at once', () => {
    const position = positionOf(emptyField())
    const covered = coveredByNaphtha(position, at([0, 0]))
    expect(covered).toEqual({ value: around.map(at), because: [{ rule: 'MC-NAP-2' }] })
    expect(litByImpact(position, at([0, 0]))).toEqual(covered)
  })

  test('fewer at the edge of the map, in its corner, and just off it', () => {
    const board = positionOf(testBoard({ columns: 6, rows: 6, stagger: 'odd' }))
    const covers = (q: number, r: number): number => coveredByNaphtha(board, axial(q, r)).value.length
    expect([covers(1, 0), covers(2, -1), covers(0, 0)]).toEqual([6, 4, 3])
    expect([covers(1, -1), covers(0, -1), covers(-9, -9)]).toEqual([3, 1, 0])
  })

  test('nothing on impact when the scenario wants it lit', () => {
    const rules: MedievalRules = { ...MAGNA_CARTA, chosen: { naphthaLights: 'when-lit' } }
    expect(litByImpact(positionOf(emptyField(), rules), at([0, 0])).value).toEqual([])
  })

  test('the hexes with a fire marker burn, others with a marker do not', () => {
    const rubble = withMarker(emptyField(), [at([2, 0])], 'rubble')
    const board = withMarker(rubble, [at([0, 0]), at([1, 0])], 'fire')
    expect(burningHexes(positionOf(board))).toEqual([at([0, 0]), at([1, 0])])
  })
})

describe('who burns', () => {
  const FOOT: Piece = { type: 'crusaders-soldier', at: [0, 0] }
  const RIDER: Piece = { type: 'crusaders-knight', at: [0, 0], rear: [0, 1] }
  const burns = (piece: Piece, ...hexes: Hex[]) =>
    whoBurns(positionOf(field({ a: piece })), hexes.map(at)).map(
      ({ target, frontBurns }) => `${target}${frontBurns ? '' : ', mount only'}`,
    )

  test('MC-NAP-2: each character on a burning hex, once, with its table', () => {
    expect(burns(FOOT, [0, 0], [1, 0])).toEqual(['foot'])
    expect(burns(FOOT, [1, 0])).toEqual([])
    expect(burns({ ...FOOT, status: { stunned: true } }, [0, 0])).toEqual(['stunned'])
    expect(burns({ ...FOOT, status: { dead: true } }, [0, 0])).toEqual([])
  })

  test('MC-GEO-3: a rider whose front hex burns is affected, with the rear one alone only the mount is', () => {
    expect(burns(RIDER, [0, 0])).toEqual(['mounted'])
    expect(burns(RIDER, [0, 0], [0, 1])).toEqual(['mounted'])
    expect(burns(RIDER, [0, 1])).toEqual(['mounted, mount only'])
    expect(burns({ ...RIDER, status: { stunned: true } }, [0, 0])).toEqual(['stunned'])
    expect(burns({ ...RIDER, status: { stunned: true } }, [0, 1])).toEqual(['mounted, mount only'])
    expect(burns({ ...RIDER, face: 'riderless' }, [0, 0])).toEqual(['mounted, mount only'])
    expect(burns({ ...RIDER, face: 'dead-mount' }, [0, 0])).toEqual([])
    expect(burns({ ...FOOT, type: 'crusaders-knight', face: 'healthy' }, [0, 0])).toEqual(['foot'])
  })

  test('the answer cites its rules', () => {
    const [burning] = whoBurns(positionOf(field({ a: RIDER })), [at([0, 1])])
    expect(burning?.because.map(({ rule }) => rule)).toEqual(['MC-NAP-2', 'MC-NAP-3', 'MC-GEO-3'])
  })
})

describe('MC-NAP-4: a retreat through fire', () => {
  const rolls = (board: Scenario, track: Parameters<typeof burningRetreat>[2], ...hexes: Hex[]) =>
    burningRetreat(positionOf(board), id('a'), track, hexes.map(at)).map(
      ({ step, hex, target, because, frontBurns }) =>
        `${step}: ${seen(hex).join(',')} ${target}${frontBurns ? '' : ', mount only'} ${because[0]?.rule}`,
    )
  const foot = field({ a: { type: 'crusaders-soldier', at: [0, 0] } })

  test('each burning hex on the way and last costs a roll, that of the start none', () => {
    const track = onFoot([0, 0], [1, 0], [2, 0], [3, 0])
    expect(rolls(foot, track, [0, 0], [1, 0], [3, 0])).toEqual([
      '1: 1,0 foot MC-NAP-4',
      '3: 3,0 foot MC-NAP-4',
    ])
    expect(rolls(foot, track)).toEqual([])
  })

  test('a rider pays for the hexes that it did not cover before', () => {
    const rider = field({ a: { type: 'crusaders-knight', at: [0, 0], rear: [0, 1] } })
    const back = riding(
      [
        [0, 0],
        [0, 1],
      ],
      [
        [0, 1],
        [0, 2],
      ],
      [
        [0, 2],
        [0, 3],
      ],
    )
    expect(rolls(rider, back, [0, 0], [0, 1])).toEqual([])
    expect(rolls(rider, back, [0, 2])).toEqual(['1: 0,2 mounted, mount only MC-NAP-4'])
    expect(rolls(rider, back, [0, 1], [0, 2])).toEqual(['1: 0,2 mounted MC-NAP-4'])
  })
})

describe('a throw at a hex: impact and roll together', () => {
  const chancesOf = (piece: Piece, target: Hex): Readonly<Record<string, string>> => {
    const [found] = naphthaChances(positionOf(field({ a: piece })), at(target))
    const named = (found?.outcomes ?? []).map(({ result, riderSpared, chance }) => [
      riderSpared ? `${result} (mount)` : result,
      chance,
    ])
    return overCommonDenominator(Object.fromEntries(named))
  }

  test('MC-NAP-1, MC-NAP-3: in the hex aimed at one burns wherever it falls', () => {
    // 10 dice of 10: 2, 5 and 3 of the foot table.
    expect(chancesOf({ type: 'crusaders-soldier', at: [0, 0] }, [0, 0])).toEqual({
      killed: '2/10',
      'wounded-retreat-1': '5/10',
      'retreat-1': '3/10',
    })
  })

  test('MC-NAP-1: two hexes away only a fall towards it counts', () => {
    // Straight below: one die of ten falls on (0,1), whose neighbour it is.
    expect(chancesOf({ type: 'crusaders-soldier', at: [0, 2] }, [0, 0])).toEqual({
      killed: '2/100',
      'wounded-retreat-1': '5/100',
      'retreat-1': '3/100',
    })
    expect(chancesOf({ type: 'crusaders-soldier', at: [0, 3] }, [0, 0])).toEqual({})
  })

  test('MC-GEO-3: a rider at the edge of it may lose the mount alone', () => {
    const chances = chancesOf({ type: 'crusaders-knight', at: [0, -2], rear: [0, -1] }, [0, 0])
    const total = Object.values(chances).reduce((sum, text) => sum + Number(text.split('/')[0]), 0)
    const cases = Number(Object.values(chances)[0]?.split('/')[1])
    // Dice 1 to 4 (rear), 5 (both); 6 and 10 fall on (1,-1) and (-1,0), next to the rear hex alone.
    expect([total, cases]).toEqual([35, 50])
    expect(chances['stunned-mount-killed']).toBe('1/50')
    expect(chances['stunned-mount-killed (mount)']).toBe('6/50')
    expect(chances['retreat-2']).toBe('21/50')
  })
})
