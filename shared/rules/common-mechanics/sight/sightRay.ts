/** Runs lines over the field of a map: the judgement of `sightBetween`, for thousands of lines a millisecond. */
import {
  crossedLines,
  FIRST,
  LAST,
  MIDWAY,
  NEARER_END,
  NEARER_START,
  ONLY,
  STRETCHES,
} from '../../engine/crossedLines'
import { type SightRay } from '../../engine/sightRay'
import { type SightField } from './sightField'
import { type Axial } from '#shared/hex/axial'
import { byPlacement } from './sightBetween'
import { type Unit } from '../units/unit'

/** @rule CM-LOS-5 @rule CM-LOS-6 @rule CM-LOS-7 @rule CM-LOS-8 */
export function sightRay(field: SightField): SightRay {
  const { stride, grounds, tops } = field
  const draw = crossedLines(stride)
  // What rises above its limit blocks: a limit for each stretch of the line.
  const limits = new Int32Array(STRETCHES)
  let line = draw(0, 0)
  let toEnd = 0
  const setLimits = (start: number, end: number): void => {
    const [low, high] = start < end ? [start, end] : [end, start]
    limits[ONLY] = low
    limits[MIDWAY] = high
    // On level ground all are the same. Nearer the lower end, as high as the upper one is too high already.
    limits[FIRST] = start < end ? low : high
    limits[NEARER_START] = start < end ? high - 1 : high
    limits[NEARER_END] = start > end ? high - 1 : high
    limits[LAST] = start > end ? low : high
  }
  return {
    frame: field,
    aim(q, r) {
      line = draw(q, r)
      toEnd = q * stride + r
    },
    reaches(cell) {
      const crossed = line
      const start = grounds[cell] as number
      const end = grounds[cell + toEnd] as number
      const low = start < end ? start : end
      setLimits(start, end)
      for (let index = 0; index < crossed.length; index += 2) {
        const top = tops[cell + (crossed[index] as number)] as number
        if (top > low && top > (limits[crossed[index + 1] as number] as number)) return false
      }
      return true
    },
  }
}

type Standing = Pick<Unit, 'hexes' | 'placement'>

/** Does one who stands so see the other, from any hex of the one to any of the other? Off the map nobody sees. @rule CM-LOS-9 */
export function sightAlong(field: SightField): (from: Standing, to: Standing) => boolean {
  const ray = sightRay(field)
  const reaches = (from: Axial, to: Axial): boolean => {
    ray.aim(to.q - from.q, to.r - from.r)
    return ray.reaches(field.cellOf(from))
  }
  return (from, to) => {
    const placed = byPlacement(from.placement, to.placement)?.visible
    return from.hexes.some(
      (start) =>
        field.onMap(start) && to.hexes.some((end) => field.onMap(end) && (placed ?? reaches(start, end))),
    )
  }
}
