import { describe, expect, it } from 'vitest'
import { axial, hexDistance } from '#shared/hex/axial'
import { hexesWithin } from '#shared/hex/region'
import { type Checkpoint, sightPath } from '#shared/rules/engine/sightPath'

const START = axial(0, 0)
const ENDS = hexesWithin(START, 24)

const hexesOf = (point: Checkpoint) => (point.kind === 'hex' ? [point.hex] : [point.near, point.far])

describe('the stages of a line', () => {
  it('lie on a shortest way, lanes included, so that places count the same from both ends', () => {
    for (const end of ENDS)
      for (const point of sightPath(START, end).stages.flat(2))
        for (const hex of hexesOf(point))
          expect(hexDistance(START, hex) + hexDistance(hex, end)).toBe(hexDistance(START, end))
  })

  it('never step back: each place is at least as far on as the one before', () => {
    for (const end of ENDS) {
      const { stages } = sightPath(START, end)
      const places = stages.map((stage) => stage.flatMap((lane) => lane.map(({ at }) => at)))
      for (let index = 1; index < places.length; index++)
        expect(Math.min(...(places[index] ?? []))).toBeGreaterThanOrEqual(
          Math.max(...(places[index - 1] ?? [])) - 1,
        )
    }
  })

  it('reverse with the ends', () => {
    const words = (point: Checkpoint, length: number): string =>
      point.kind === 'hex'
        ? `${point.hex.q},${point.hex.r}@${length}`
        : `${point.side.hex.q},${point.side.hex.r},${point.side.direction}@${length}`
    for (const end of ENDS) {
      const there = sightPath(START, end)
      const back = sightPath(end, START)
      const length = 2 * hexDistance(START, end)
      const forward = there.stages.map((stage) =>
        stage.map((lane) => lane.map((point) => words(point, point.at)).join(' ')).sort(),
      )
      const backward = back.stages
        .map((stage) =>
          stage
            .map((lane) =>
              [...lane]
                .reverse()
                .map((point) => words(point, length - point.at))
                .join(' '),
            )
            .sort(),
        )
        .reverse()
      expect(backward).toEqual(forward)
    }
  })
})
