/** Hidden markers can be distinguished while designing, and are not on paper at all (CM-OBS). */
import { expect, it } from 'vitest'
import { editMarker } from '#shared/commands/editMarker'
import { markerId } from '#shared/document/ids'
import { type Eyes } from '#shared/document/eyes'
import { type Scenario } from '#shared/document/types'
import { gridSize } from '#shared/hex/layout'
import { paintHiddenMarkers } from '#shared/painter/counters/hiddenMarkers'
import { boundsOf } from '#shared/painter/bounds'
import { type Rect } from '#shared/painter/ops'
import { sceneOf } from '#shared/painter/sceneOf'
import { STYLES } from '#shared/painter/picture/styles'
import { commonMechanics } from '#shared/rules/common-mechanics/index'
import { after } from '../commands/maps'
import { fantasyBoard } from '../support/fantasyBoard'

const open = fantasyBoard({ columns: 8, rows: 6, markers: { C3: 'trap' } })
const hidden = after(open, editMarker, { marker: markerId('trap'), change: { hidden: true } })
const whole = (scenario: Scenario): Rect => ({
  x: 0,
  y: 0,
  ...gridSize(sceneOf(scenario, commonMechanics).layout),
})
const marks = (scenario: Scenario, rect = whole(scenario)) =>
  paintHiddenMarkers(sceneOf(scenario, commonMechanics), rect, 3)

it.each(Object.values(STYLES))('CM-OBS: $id draws an eye beside a hidden marker alone', (style) => {
  const drawn = (scenario: Scenario, eyes: Eyes = 'author'): number =>
    style.paint(sceneOf(scenario, commonMechanics, { eyes }), 'attributes', whole(scenario), 3).length
  const seen = [drawn(open), drawn(hidden), drawn(hidden, 'players'), drawn(hidden, 'side:red')]
  expect(seen).toEqual([0, 1, 0, 0])
})

it('draws it in every rectangle that it reaches into, and in no other', () => {
  const [mark] = marks(hidden)
  const box = mark && boundsOf([mark])
  if (!box) throw new Error('no eye is drawn')
  const { x, y, width, height } = box
  const [inside, beside] = [0.1, 1]
  for (const dx of [-1, 1])
    for (const dy of [-1, 1]) {
      const shifted = (by: number): Rect => ({
        x: x + dx * (width - by),
        y: y + dy * (height - by),
        width,
        height,
      })
      expect(marks(hidden, shifted(inside))).toEqual([mark])
      expect(marks(hidden, shifted(-beside))).toEqual([])
    }
})
