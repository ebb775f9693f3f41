/** Streams, paths and roads as smooth ribbons from hexside to hexside, and the bridges that carry them. */
import { type Axial, hexKey } from '#shared/hex/axial'
import { type Point } from '#shared/hex/layout'
import { hexesInRect } from '../../hexesInRect'
import { hexShape } from '../../hexShape'
import { type DrawOp, type Rect } from '../../ops'
import { type PathBuilder } from '../../path'
import { lookOf } from '../../hexLook'
import { type Scene } from '../../scene'
import { createSketch } from '../../sketch'
import { type Detail } from '../../style'
import { groundLook } from '../ground/cells'
import { deckOf, paintDeck } from './bridge'
import { type Course, traceWay } from './curves'
import { type Passage, passagesInRect } from './passages'
import { type WayInk, type WayInks, type WayLook, isWet } from './wayInks'

/** Ribbons of a way: widest first. */
const RIBBONS: Readonly<Record<WayLook, readonly WayInk[]>> = {
  stream: ['streamBank', 'stream', 'shallows', 'depth'],
  path: ['pathBank', 'path'],
  road: ['roadBank', 'road'],
}

// Bends stay within their hex; banks and bridges stand out a little.
const REACH = 0.2
// The curve by which a way leaves a hex depends on its course in the next one.
const NEXT_HEX = 1.5

export function paintWays(scene: Scene, rect: Rect, detail: Detail, inks: WayInks): DrawOp[] {
  const { layout } = scene
  const { hexMm } = layout
  const shape = hexShape(layout)
  const sketch = createSketch<WayInk>(inks, hexMm)
  const lookAt = (hex: Axial) => lookOf(scene, hex)
  const passages = passagesInRect(scene, rect, (REACH + NEXT_HEX) * hexMm)
  const course = (look: WayLook): Course => ({ look, passages, shape, layout })
  const courses = { stream: course('stream'), path: course('path'), road: course('road') }
  const near = growRect(rect, (REACH + 0.6) * hexMm)
  for (const passage of passages.values()) {
    const { spot, crossed } = passage
    // The sides that were found belong to hexes further off, too.
    if (!isInside(spot, near)) continue
    const look = lookAt(spot)
    for (const way of ['stream', 'path', 'road'] as const) {
      // Open water swallows a stream, and off the map nothing runs on.
      if (crossed[way].length === 0 || look === undefined) continue
      if (way === 'stream' && isWet(groundLook(spot, look, lookAt))) continue
      for (const ink of RIBBONS[way]) traceWay(sketch.pen(ink), courses[way], passage)
      if (detail === 3) details(sketch.pen, courses[way], passage)
    }
  }
  if (detail > 0)
    for (const spot of hexesInRect(rect, layout, REACH * hexMm)) {
      const look = lookAt(spot)
      if (look !== 'bridge') continue
      const passage = passages.get(hexKey(spot))
      paintDeck(deckOf(spot, { passage, look, shape, layout, courses, lookAt }), hexMm, detail, sketch.pen)
    }
  return sketch.ops()
}

function growRect({ x, y, width, height }: Rect, by: number): Rect {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by }
}

function isInside({ x, y }: Point, rect: Rect): boolean {
  return x >= rect.x && y >= rect.y && x <= rect.x + rect.width && y <= rect.y + rect.height
}

function details(pen: (ink: WayInk) => PathBuilder, course: Course, passage: Passage): void {
  if (passage.crossed[course.look].length > 2) return
  if (course.look === 'road')
    for (const offset of [-0.042, 0.042]) traceWay(pen('rut'), course, passage, offset)
  if (course.look === 'stream') traceWay(pen('streamLine'), course, passage, 0.03)
}
