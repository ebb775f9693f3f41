/** A small upright shield in the colour of a side: whose an entrance is (CM-SID-6). Drawn in any unit. */
import { type Point } from '#shared/hex/layout'
import { type Color, type DrawOp, solid } from './ops'
import { BLACK, inBlack, type Printing, WHITE } from './oneInk'
import { PathBuilder } from './path'
import { sidePip } from './sideSign'

/** `size` is its width; in one ink the shield bears the sign of the side; without a colour nobody owns what it marks: a pale shield with a bar across. */
export function ownerShield(
  { x, y }: Point,
  size: number,
  color: Color | undefined,
  printing: Printing = 'colours',
): DrawOp[] {
  const half = size / 2
  const outline = new PathBuilder()
    .move(x - half, y - half)
    .line(x + half, y - half)
    .line(x + half, y + half * 0.15)
    .cubic(x + half, y + half * 0.75, x + half * 0.35, y + half * 1.1, x, y + half * 1.35)
    .cubic(x - half * 0.35, y + half * 1.1, x - half, y + half * 0.75, x - half, y + half * 0.15)
    .close()
    .build()
  const rim = (shade: Color, width: number): DrawOp => ({
    kind: 'path',
    path: outline,
    stroke: { color: shade, width: width * size, join: 'round' },
  })
  const bar = new PathBuilder().move(x + half * 0.8, y - half * 0.8).line(x - half * 0.6, y + half * 0.75)
  if (printing === 'black')
    return [
      rim(BLACK, 0.24),
      { kind: 'path', path: outline, fill: solid(WHITE) },
      color === undefined
        ? { kind: 'path', path: bar.build(), stroke: { color: BLACK, width: 0.12 * size, cap: 'butt' } }
        : (inBlack([sidePip(color, { x, y: y + half * 0.1, w: 9 * size })])[0] as DrawOp),
    ]
  return [
    rim('#241c11', 0.3),
    rim('#f8f3e4', 0.14),
    { kind: 'path', path: outline, fill: solid(color ?? '#ddd6c4') },
    ...(color === undefined
      ? [
          {
            kind: 'path',
            path: bar.build(),
            stroke: { color: '#6b6252', width: 0.16 * size, cap: 'butt' },
          } as const,
        ]
      : []),
  ]
}
