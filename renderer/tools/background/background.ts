/**
 * Lays the background picture on the grid: a hex that the picture shows is pressed at its centre and dragged onto that hex of
 * the grid. The first point moves the picture, the second turns and enlarges it, the third stretches it; more bend it. The
 * picture follows the pointer, and catches at centres of hexes. A click without a drag says: this is the centre of this hex.
 * The effect is the preview, in the open gesture.
 */
import { editBackground } from '#shared/commands/editBackground'
import { type Background, type FitPoint, type Scenario } from '#shared/document/types'
import { type HexKey, hexKey } from '#shared/hex/axial'
import { onGrid } from '#shared/hex/grid'
import { hexAt, type Point } from '#shared/hex/layout'
import { localized } from '#shared/i18n/localized'
import { centerOf, placedBackground } from '#shared/painter/placedBackground'
import { type ToolContext } from '../../editor/ports/toolContext'
import { arrowOf } from '../pointing/arrows'
import { defineTool, type Pointed } from '../gestures/tool'
import { pointHandles, REACH_PX } from './handles'
import { backgroundOverlay } from './overlay'
import { MOST_POINTS, pictureAt, withoutPoint, withPoint } from './points'
import { backgroundStatus } from './words'

type State =
  | { readonly kind: 'idle' }
  | {
      readonly kind: 'dragging'
      /** The point of the picture, pixels: it stays in the hand. */
      readonly picture: Point
      /** A point that was there already: the hex it was of. */
      readonly known: HexKey | undefined
      /** The point where the button was pressed, mm, and how far from there the hand holds the picture. */
      readonly pressed: Point
      readonly grip: Point
      /** Moved further than a click shakes. */
      readonly moved: boolean
      /** Caught at the centre of its hex. */
      readonly centred: boolean
      /** The points without the one in the hand; where it is dropped on another's hex it takes its place. */
      readonly others: readonly FitPoint[]
      readonly hex: HexKey
    }

type Dragging = Extract<State, { readonly kind: 'dragging' }>

const IDLE: State = { kind: 'idle' }

/** Pixels from the centre of a hex within which what is in the hand catches there. */
const CATCH = 8
/** A click may shake by so many. */
const SHAKE = 3

function movable({ scenario }: ToolContext): Background | undefined {
  const { background } = scenario.map
  return background && !background.locked ? background : undefined
}

/** The point under the pointer. */
function grabbed(
  { fit }: Background,
  { point }: Pointed,
  { layout, mmPerPx }: ToolContext,
): FitPoint | undefined {
  return fit.find((one) => {
    const at = centerOf(one, layout)
    return Math.hypot(at.x - point.x, at.y - point.y) <= REACH_PX * mmPerPx
  })
}

function setFit(fit: readonly FitPoint[], context: ToolContext): void {
  context.gesture.run(editBackground, { change: { fit } })
}

function pressed(at: Pointed, context: ToolContext): State {
  const background = movable(context)
  if (!background || !onGrid(at.hex, context.layout.grid)) return IDLE
  const held = grabbed(background, at, context)
  const picture = held ?? pictureAt(context.scenario, at.point)
  const hex = held?.hex ?? hexKey(at.hex)
  const others = held ? withoutPoint(background.fit, hex) : background.fit
  if (!picture || withPoint(others, hex, picture).length > MOST_POINTS) return IDLE
  context.gesture.begin()
  const at0 = held ? centerOf(held, context.layout) : at.point
  const grip = { x: at0.x - at.point.x, y: at0.y - at.point.y }
  const known = held?.hex
  return {
    kind: 'dragging',
    picture,
    known,
    pressed: at.point,
    grip,
    moved: false,
    centred: true,
    others,
    hex,
  }
}

// What lies under the pointer stays there: a point of the fit is what then lies at the centre of the nearest hex.
function dragged(state: Dragging, at: Pointed, context: ToolContext): State {
  const { layout, mmPerPx, scenario } = context
  const { picture, pressed, grip, others } = state
  const far = Math.hypot(at.point.x - pressed.x, at.point.y - pressed.y)
  if (!state.moved && far <= SHAKE * mmPerPx) return state
  const place = { x: at.point.x + grip.x, y: at.point.y + grip.y }
  const under = hexAt(place, layout)
  const hex = onGrid(under, layout.grid) ? hexKey(under) : state.hex
  const center = centerOf({ hex }, layout)
  const off = { x: center.x - place.x, y: center.y - place.y }
  const centred = Math.hypot(off.x, off.y) <= CATCH * mmPerPx
  const shown = centred ? picture : movedInPicture(picture, off, scenario)
  if (shown) setFit(withPoint(others, hex, shown), context)
  return { ...state, moved: true, centred, hex }
}

/** The point whose hex is selected. */
function chosenPoint({
  scenario,
  selection,
}: Pick<ToolContext, 'scenario' | 'selection'>): FitPoint | undefined {
  const [hex] = selection.kind === 'hexes' ? selection.hexes : []
  return scenario.map.background?.fit.find((point) => point.hex === hex)
}

/** A point of the picture, and so many mm of the map beside it. */
function movedInPicture(from: Point, { x, y }: Point, { map }: Scenario): Point | undefined {
  const placed = placedBackground(map)
  if (!placed) return undefined
  const [a, b, c, d] = placed.fit.affine
  return { x: from.x + a * x + c * y, y: from.y + b * x + d * y }
}

// The picture goes the way of the arrow by a pixel of the screen: what lies at the centre then was on the other side.
function nudged(chosen: FitPoint, arrow: Point, { scenario, mmPerPx }: ToolContext): Point | undefined {
  return movedInPicture(chosen, { x: -arrow.x * mmPerPx, y: -arrow.y * mmPerPx }, scenario)
}

function onKey(key: string, context: ToolContext, pointed: Pointed | undefined): boolean {
  const background = movable(context)
  if (!background) return false
  const chosen = chosenPoint(context)
  if (key === 'Enter' && pointed && onGrid(pointed.hex, context.layout.grid)) {
    const hex = hexKey(pointed.hex)
    const picture = pictureAt(context.scenario, centerOf({ hex }, context.layout))
    const fit = picture ? withPoint(background.fit, hex, picture) : background.fit
    if (fit.length <= MOST_POINTS) setFit(fit, context)
    context.select({ kind: 'hexes', hexes: [hex] })
    return true
  }
  if (!chosen) return false
  const arrow = arrowOf(key)
  if (arrow) {
    const picture = nudged(chosen, arrow, context)
    if (picture) setFit(withPoint(background.fit, chosen.hex, picture), context)
    return true
  }
  if (key !== 'Delete' && key !== 'Backspace') return false
  setFit(withoutPoint(background.fit, chosen.hex), context)
  context.select({ kind: 'none' })
  return true
}

export const background = defineTool<State>({
  id: 'background',
  name: localized('Image de fond', 'Background picture'),
  hint: localized(
    'Pressez le centre d’une case de l’image et glissez-le sur la même case de la grille.',
    'Press the centre of a hex in the picture and drag it onto the same hex of the grid.',
  ),
  icon: 'image',
  shortcut: 'Y',
  initial: IDLE,
  target: () => 'point',
  on(state, event, context) {
    if (event.kind === 'cancel') {
      if (state.kind === 'dragging') context.gesture.cancel()
      return IDLE
    }
    if (event.kind === 'down') return pressed(event.at, context)
    if (state.kind !== 'dragging') return state
    if (event.kind === 'enter') return dragged(state, event.at, context)
    if (!state.moved && state.known === undefined)
      setFit(withPoint(state.others, state.hex, state.picture), context)
    context.gesture.commit()
    context.select({ kind: 'hexes', hexes: [state.hex] })
    return IDLE
  },
  key: onKey,
  overlay: (state, pointed, context) =>
    backgroundOverlay(pointed, context, state.kind === 'dragging' ? state.hex : undefined),
  handles: (state, context) => pointHandles(context, state.kind === 'dragging' ? state : undefined),
  status: (state, context) =>
    backgroundStatus(context, state.kind === 'dragging' ? state : undefined, chosenPoint(context)),
})
