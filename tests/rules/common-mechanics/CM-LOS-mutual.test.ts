import { describe, expect, test } from 'vitest'
import { type Placement } from '#shared/document/armies'
import { type Scenario } from '#shared/document/types'
import { addHex, type Axial, hexDistance, hexKey, sameHex } from '#shared/hex/axial'
import { direction, step } from '#shared/hex/direction'
import { onGrid } from '#shared/hex/grid'
import { hexesWithin } from '#shared/hex/region'
import { type Rng } from '#shared/lang/rng'
import { analysisOf } from '#shared/rules/registry/parts'
import { altitude, effectiveAltitude, stopsSight } from '#shared/rules/common-mechanics/sight/altitude'
import { type FantasyPosition } from '#shared/rules/common-mechanics/position/fantasyRules'
import { commonMechanics } from '#shared/rules/common-mechanics/index'
import { sightBetween } from '#shared/rules/common-mechanics/sight/sightBetween'
import { sightField } from '#shared/rules/common-mechanics/sight/sightField'
import { sightRay } from '#shared/rules/common-mechanics/sight/sightRay'
import { countViewers, viewFrom } from '#shared/rules/engine/viewers'
import { type SightQuestions } from '#shared/rules/answers/sight'
import { meeting } from '../../support/clippedSegment'
import { positionOf } from '../../support/fantasyBoard'
import { longRun } from '../../support/longRuns'
import { randomFantasyBoard } from '../../support/randomBoard'

const mutual = longRun('line of sight is mutual, common mechanics')
const written = longRun('line of sight as the rule is written')
const traced = longRun('line of sight, cell by cell')
const { placements } = commonMechanics

function sightOf(): SightQuestions {
  const analysis = analysisOf(commonMechanics.id)
  if (!analysis) throw new Error('no analysis')
  return analysis.sight
}

/** Any two hexes; every third time two of a line along hexsides, when the map has room for it. */
function ends(hexes: readonly Axial[], rng: Rng, scenario: Scenario): [Axial, Axial] {
  const any = (): Axial => hexes[rng.below(hexes.length)] as Axial
  const from = any()
  if (rng.below(3) > 0) return [from, any()]
  const vertex = rng.below(6)
  let to = from
  for (let count = 1 + rng.below(3); count > 0; count--)
    to = addHex(addHex(to, step(direction(vertex))), step(direction(vertex + 1)))
  return onGrid(to, scenario.map.grid) ? [from, to] : [from, any()]
}

describe('CM-LOS-9: who sees is seen', () => {
  test('CM-LOS-9: on random boards, for all placements', () => {
    const count = { visible: 0, hidden: 0, pairs: 0, adjacent: 0, same: 0 }
    const rules = new Map<string, number>()
    for (let seed = mutual.seed; seed < mutual.seed + mutual.cases; seed++) {
      const { scenario, hexes, rng } = randomFantasyBoard(seed, { columns: 7, rows: 6 })
      const position = positionOf(scenario)
      const [from, to] = ends(hexes, rng, scenario)
      const field = sightField(position)
      // The ground decides, then two placements of the five.
      const chosen: [Placement, Placement][] = [
        ['ground', 'ground'],
        [placements[rng.below(5)] as Placement, placements[rng.below(5)] as Placement],
      ]
      for (const [fromPlacement, toPlacement] of chosen) {
        const line = { from, to, fromPlacement, toPlacement }
        const there = sightBetween(position, line, field)
        const back = sightBetween(
          position,
          { from: to, to: from, fromPlacement: toPlacement, toPlacement: fromPlacement },
          field,
        )
        expect(back.visible, `seed ${seed}`).toBe(there.visible)
        if (there.visible) count.visible++
        else count.hidden++
        if (there.pairs.length > 0) count.pairs++
        if (hexDistance(from, to) === 1) count.adjacent++
        if (sameHex(from, to)) count.same++
        const rule = there.because[0]?.rule ?? ''
        rules.set(rule, (rules.get(rule) ?? 0) + 1)
      }
    }
    expect(count.visible).toBeGreaterThan(mutual.cases / 2)
    expect(count.hidden).toBeGreaterThan(mutual.cases / 2)
    expect(count.pairs).toBeGreaterThan(mutual.cases / 4)
    expect(count.adjacent).toBeGreaterThan(mutual.cases / 10)
    expect(count.same).toBeGreaterThan(mutual.cases / 100)
    for (const number of [1, 2, 3, 4, 5, 6, 7, 10])
      expect(rules.get(`CM-LOS-${number}`), `CM-LOS-${number}`).toBeGreaterThan(mutual.cases / 100)
  })

  test('CM-LOS-3: between hexes that touch every line is free but for deep infiltration, both ways', () => {
    let lines = 0
    for (let seed = 1; seed <= 50; seed++) {
      const { scenario, hexes, rng } = randomFantasyBoard(seed)
      const position = positionOf(scenario)
      const from = hexes[rng.below(hexes.length)] as Axial
      for (const to of hexesWithin(from, 1).filter((hex) => onGrid(hex, scenario.map.grid)))
        for (const fromPlacement of placements)
          for (const toPlacement of placements) {
            lines++
            const both = [fromPlacement, toPlacement]
            const expected = both.includes('high-flight') || !both.includes('deep-infiltration')
            const { visible } = sightBetween(position, { from, to, fromPlacement, toPlacement })
            expect(visible, `seed ${seed} ${both.join()}`).toBe(expected)
          }
    }
    expect(lines).toBeGreaterThan(5000)
  })
})

/** CM-LOS as it is written, upwards and downwards apart, over hexes found by clipping; `true` = seen. */
function asWritten(position: FantasyPosition, from: Axial, to: Axial): boolean {
  const { grid } = position.scenario.map
  const distance = hexDistance(from, to)
  const [source, target] = [altitude(position, from), altitude(position, to)]
  const crossed = hexesWithin(from, distance)
    .filter((hex) => !sameHex(hex, from) && !sameHex(hex, to) && onGrid(hex, grid))
    .filter((hex) => meeting(from, to, hex) !== 'apart')
  return crossed.every((hex) => {
    const effective = effectiveAltitude(position, hex)
    const [fromSource, fromTarget] = [hexDistance(from, hex), hexDistance(to, hex)]
    if (stopsSight(position, hex)) return false
    if (effective > source && effective > target) return false
    if (source < target) {
      if (2 * fromSource < distance && effective === target) return false
      if (fromSource === 1 && effective > source) return false
    }
    if (source > target) {
      if (2 * fromTarget < distance && effective === source) return false
      if (fromTarget === 1 && effective > target) return false
    }
    return true
  })
}

describe('the fast field', () => {
  test('CM-LOS-4: answers as the rule is written, hexes found by clipping, on random boards', () => {
    const count = { visible: 0, hidden: 0 }
    for (let seed = written.seed; seed < written.seed + written.cases; seed++) {
      const { scenario, hexes, rng } = randomFantasyBoard(seed)
      const position = positionOf(scenario)
      for (let run = 0; run < 10; run++) {
        const [from, to] = ends(hexes, rng, scenario)
        const { visible } = sightBetween(position, { from, to })
        expect(visible, `seed ${seed}, ${hexKey(from)} to ${hexKey(to)}`).toBe(asWritten(position, from, to))
        count[visible === true ? 'visible' : 'hidden']++
      }
    }
    expect(count.visible).toBeGreaterThan(2 * written.cases)
    expect(count.hidden).toBeGreaterThan(2 * written.cases)
  })

  test('CM-LOS-4: the first and the last crossed hex are those next to the ends, alone or a pair', () => {
    for (const to of hexesWithin({ q: 0, r: 0 }, 12)) {
      const distance = hexDistance({ q: 0, r: 0 }, to)
      if (distance < 2) continue
      const met = hexesWithin({ q: 0, r: 0 }, 1).filter((hex) => hexDistance(hex, { q: 0, r: 0 }) === 1)
      const crossed = met.map((hex) => meeting({ q: 0, r: 0 }, to, hex)).filter((how) => how !== 'apart')
      expect([['inside'], ['along', 'along']]).toContainEqual(crossed)
    }
  })

  test('CM-LOS-4: answers as traceLineOfSight, cell by cell, on random boards', () => {
    let [seen, hidden] = [0, 0]
    for (let seed = traced.seed; seed < traced.seed + traced.cases; seed++) {
      const { scenario, hexes, rng } = randomFantasyBoard(seed)
      const position = positionOf(scenario)
      const field = sightField(position)
      const from = hexes[rng.below(hexes.length)] as Axial
      // Read from the document, and from the field.
      const expected = hexes.map((to) => (sightBetween(position, { from, to }).visible ? 1 : 0))
      const ofField = hexes.map((to) => (sightBetween(position, { from, to }, field).visible ? 1 : 0))
      expect(ofField, `seed ${seed}`).toEqual(expected)
      expect([...countViewers(sightRay(field), [from])], `seed ${seed}`).toEqual(expected)
      const sees = viewFrom(sightRay(field), from)
      expect(
        hexes.map((to) => (sees(to) ? 1 : 0)),
        `seed ${seed}`,
      ).toEqual(expected)
      const view = sightOf().fieldOfView(scenario, from)
      expect(view.visible).toEqual(hexes.filter((_, index) => expected[index] === 1))
      expect(view.hidden).toEqual(hexes.filter((_, index) => expected[index] === 0))
      seen += view.visible.length
      hidden += view.hidden.length
    }
    expect(seen).toBeGreaterThan(16 * traced.cases)
    expect(hidden).toBeGreaterThan(16 * traced.cases)
  })

  test('CM-LOS-9: lines longer than those that are kept, over two chunks', () => {
    const { scenario, hexes, rng } = randomFantasyBoard(11, { columns: 90, rows: 40 })
    const position = positionOf(scenario)
    const from = hexes[3] as Axial
    const sees = viewFrom(sightRay(sightField(position)), from)
    let far = 0
    for (let run = 0; run < 2000; run++) {
      const to = hexes[rng.below(hexes.length)] as Axial
      far += hexDistance(from, to) > 64 ? 1 : 0
      expect(sees(to)).toBe(sightBetween(position, { from, to }).visible)
    }
    expect(far).toBeGreaterThan(200)
  })
})

describe('what a whole side sees', () => {
  test('CM-LOS-9: a count of viewers is the sum of their fields of view, whatever their placements', () => {
    const sight = sightOf()
    let several = 0
    for (let seed = 1; seed <= 40; seed++) {
      const { scenario, hexes, rng } = randomFantasyBoard(seed)
      const viewers = hexes
        .filter(() => rng.below(6) === 0)
        .map((hex) => ({ ...hex, placement: placements[rng.below(5)] as Placement }))
      const sum = new Map(hexes.map((hex) => [hexKey(hex), 0]))
      for (const viewer of viewers)
        for (const hex of sight.fieldOfView(scenario, viewer).visible)
          sum.set(hexKey(hex), (sum.get(hexKey(hex)) ?? 0) + 1)
      expect([...sight.countViewers(scenario, viewers)], `seed ${seed}`).toEqual([...sum.values()])
      several += [...sum.values()].filter((count) => count > 1).length
    }
    expect(several).toBeGreaterThan(500)
  })

  test('CM-LOS-9: all pairs at once are as one after the other', () => {
    const sight = sightOf()
    for (let seed = 1; seed <= 10; seed++) {
      const { scenario, hexes } = randomFantasyBoard(seed)
      const each = hexes.map((hex) => sight.fieldOfView(scenario, hex).visible.length)
      expect([...sight.countViewers(scenario, hexes)]).toEqual(each)
    }
  })

  test('CM-LOS-1, CM-LOS-2: who flies high sees all ground, who is deep in the rock none; off the map nothing', () => {
    const sight = sightOf()
    const { scenario, hexes } = randomFantasyBoard(3)
    const from = hexes[20] as Axial
    const views = placements.map((placement) => sight.fieldOfView(scenario, { ...from, placement }))
    const ground = sight.fieldOfView(scenario, from)
    expect(ground.hidden.length).toBeGreaterThan(0)
    expect(views.map(({ visible }) => visible.length)).toEqual(
      placements.map((placement) => {
        if (placement === 'high-flight') return hexes.length
        return placement === 'deep-infiltration' ? 0 : ground.visible.length
      }),
    )
    const off = { q: 99, r: 99, placement: 'high-flight' } as const
    expect(sight.fieldOfView(scenario, off).visible).toEqual([])
    expect([...sight.countViewers(scenario, [off])]).toEqual(hexes.map(() => 0))
    const twice = { ...from, placement: 'high-flight' } as const
    expect([...sight.countViewers(scenario, [twice, twice])]).toEqual(hexes.map(() => 1))
  })
})
