import { describe, expect, it } from 'vitest'
import { type Axial, hexKey } from '#shared/hex/axial'
import { sightRay } from '#shared/rules/engine/sightRay'
import { countViewers, viewFrom } from '#shared/rules/engine/viewers'
import { sightOverGround } from '#shared/rules/engine/sightOverGround'
import { MAGNA_CARTA } from '#shared/rules/magna-carta/index'
import { medievalPosition } from '#shared/rules/magna-carta/rules/medievalRules'
import { sightBoard } from '#shared/rules/magna-carta/sight/sightBoard'
import { sightField } from '#shared/rules/magna-carta/sight/sightField'
import { longRun } from '../../support/longRuns'
import { randomBoard } from '../../support/randomBoard'

const { cases, seed: first } = longRun('the field of sight, cell by cell')

describe('the field of sight', () => {
  it('answers as the engine that reads the document, cell by cell', () => {
    let [seen, hidden] = [0, 0]
    for (let seed = first; seed < first + cases; seed++) {
      const { scenario, hexes, rng } = randomBoard(seed)
      const position = medievalPosition(MAGNA_CARTA, scenario)
      const board = sightBoard(position)
      const field = sightField(position)
      for (let run = 0; run < 5; run++) {
        const from = hexes[rng.below(hexes.length)] as Axial
        const expected = hexes.map((to) => (sightOverGround(board, from, to).visible ? 1 : 0))
        const ofField = hexes.map((to) => (sightOverGround(field, from, to).visible ? 1 : 0))
        expect(ofField, `seed ${seed}, from ${hexKey(from)}`).toEqual(expected)
        expect([...countViewers(sightRay(field), [from])], `seed ${seed}, from ${hexKey(from)}`).toEqual(
          expected,
        )
        const sees = viewFrom(sightRay(field), from)
        expect(
          hexes.map((to) => (sees(to) ? 1 : 0)),
          `seed ${seed}, from ${hexKey(from)}`,
        ).toEqual(expected)
        seen += expected.filter((one) => one === 1).length
        hidden += expected.filter((one) => one === 0).length
      }
    }
    expect(seen).toBeGreaterThan(16 * cases)
    expect(hidden).toBeGreaterThan(16 * cases)
  })
})
