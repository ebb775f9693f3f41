/** The card of sight never covers its line: ends and what is between them come to lie beside or above it (XCH-6). */
import { expect, test } from 'vitest'
import { hexCenter, type Point } from '#shared/hex/layout'
import { clearOf } from '../../viewer/board/clearOf'
import { fitted, held, type Size, toView } from '../../viewer/board/camera'
import { mapFrame } from '#shared/painter/frame'
import { hexNamed } from '../support/names'
import { galleryScenario } from '../support/scenarioFiles'

const scenario = galleryScenario('the-sortie')
const { grid, hexMm } = scenario.map
const layout = { grid, hexMm }
const frame = mapFrame(layout)

/** A desktop's board beside its texts, and a phone's. */
const VIEWS = {
  desktop: [
    { width: 760, height: 740 },
    { x: 12, y: 460, width: 348, height: 268 },
  ],
  phone: [
    { width: 390, height: 690 },
    { x: 8, y: 400, width: 374, height: 282 },
  ],
} as const

const LINES = [
  ['A16', 'Z1'],
  ['A1', 'Z16'],
  ['A15', 'B16'],
  ['A1', 'A16'],
  ['A16', 'Z16'],
  ['M8', 'C14'],
  ['O7', 'T8'],
] as const

const isUnder = ({ x, y }: Point, card: { x: number; y: number; width: number; height: number }): boolean =>
  x >= card.x && x <= card.x + card.width && y >= card.y && y <= card.y + card.height

for (const [name, [view, card]] of Object.entries(VIEWS))
  test.each(LINES)(`${name}: from %s to %s`, (...ends) => {
    const [from, to] = ends.map((end) => hexCenter(hexNamed(scenario, end), layout)) as [Point, Point]
    const first = fitted(frame, view)
    // From the whole map, and near by.
    for (const camera of [first, { ...first, scale: first.scale * 3 }]) {
      const moved = held(clearOf(camera, view, [from, to], card), frame, view, hexMm)
      for (let nth = 0; nth <= 20; nth++) {
        const part = nth / 20
        const at = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
        const seen = toView(at, moved, view)
        expect(isUnder(seen, card), `${nth}`).toBe(false)
        expect(isInView(seen, view), `${nth}`).toBe(true)
      }
    }
  })

const isInView = ({ x, y }: Point, { width, height }: Size): boolean =>
  x >= 0 && y >= 0 && x <= width && y <= height

test('a line that is clear of the card moves nothing', () => {
  const [view, card] = VIEWS.desktop
  const camera = fitted(frame, view)
  const ends = ['O5', 'T6'].map((name) => hexCenter(hexNamed(scenario, name), layout))
  expect(clearOf(camera, view, ends, card)).toBe(camera)
})
