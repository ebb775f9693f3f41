/** The frame that tells a side where there is but one ink: its pattern follows from the hue of the side's colour. */
import { BLACK } from '../oneInk'
import { type Color, type DrawOp, type Path, type Stroke } from '../ops'
import { hueClass } from '../sideSign'

/** In hexes. */
const BREADTH = 0.022

type Frame = Pick<Stroke, 'dash' | 'cap'> & { readonly width: number }

/** Frames by class of hue, from red on; the last is for those without a hue. In hexes. */
const FRAMES: readonly (readonly Frame[])[] = [
  [{ width: BREADTH }],
  [],
  [{ width: BREADTH, dash: [0.014, 0.03], cap: 'butt' }],
  [{ width: 0.02, dash: [0.001, 0.045], cap: 'round' }],
  [{ width: BREADTH, dash: [0.1, 0.055], cap: 'butt' }],
  [{ width: BREADTH, dash: [0.07, 0.02, 0.014, 0.02], cap: 'butt' }],
  [{ width: 0.009 }],
]

/** @param outline the middle of the frame, mm; `w` is the width of a hex, mm */
export function sideFrame(side: Color, outline: Path, w: number): DrawOp[] {
  return (FRAMES[hueClass(side)] ?? []).map(({ width, dash, cap }): DrawOp => ({
    kind: 'path',
    path: outline,
    stroke: {
      color: BLACK,
      width: width * w,
      join: 'miter',
      ...(cap && { cap }),
      ...(dash && { dash: dash.map((part) => part * w) }),
    },
  }))
}
