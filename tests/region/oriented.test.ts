/** A piece placed on a grid of the other orientation: what stands beside a hex's middle stays where its neighbour is. */
import { expect, test } from 'vitest'
import { takeRegion } from '#shared/document/region/take'
import { orientedAs } from '#shared/document/region/turn'
import { labelId } from '#shared/document/ids'
import { type Label } from '#shared/document/types'
import { hexKey } from '#shared/hex/axial'
import { neighbor } from '#shared/hex/direction'
import { hexCenter, type Point } from '#shared/hex/layout'
import { testBoard } from '../support/board'
import { hexNamed } from '../support/names'

const FLAT = testBoard({ orientation: 'flat' })
const POINTY = testBoard({ orientation: 'pointy' })
const NAME = labelId('name')

function toNeighbor({ map }: typeof FLAT): Point {
  const hex = hexNamed(FLAT, 'D4')
  const [from, to] = [hexCenter(hex, map), hexCenter(neighbor(hex, 1), map)]
  return { x: to.x - from.x, y: to.y - from.y }
}

function labelled(scenario: typeof FLAT) {
  const hex = hexNamed(FLAT, 'D4')
  const { x: dxMm, y: dyMm } = toNeighbor(scenario)
  const label: Label = { text: 'Bourg', hex: hexKey(hex), dxMm, dyMm, sizeMm: 4, angle: 0 }
  return takeRegion({ ...scenario, labels: { [NAME]: label } }, [hexKey(hex)], hex)
}

test.each([
  ['flat', 'pointy', FLAT, POINTY, -30],
  ['pointy', 'flat', POINTY, FLAT, 30],
] as const)('from %s to %s', (_from, to, before, after, angle) => {
  const label = orientedAs(labelled(before), to).labels[NAME]
  expect(label?.dxMm).toBeCloseTo(toNeighbor(after).x, 6)
  expect(label?.dyMm).toBeCloseTo(toNeighbor(after).y, 6)
  expect(label?.angle).toBeCloseTo(angle, 6)
})
