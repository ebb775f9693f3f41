/**
 * Lays the background picture on the grid: a hex that the picture shows is pressed at its centre and dragged onto that hex of
 * the grid. The first point moves the picture, the second turns and enlarges it, the third stretches it; more bend it. So a
 * click without a drag says: this is the centre of this hex. The effect is the preview, in the open gesture.
 */
import { editBackground } from '#shared/commands/editBackground'
import { type Background, type FitPoint } from '#shared/document/types'
import { type HexKey, hexKey } from '#shared/hex/axial'
import { onGrid } from '#shared/hex/grid'
import { type Point } from '#shared/hex/layout'
import { localized } from '#shared/i18n/localized'
import { centerOf, placedBackground } from '#shared/painter/background/placed'
import { arrowOf } from '../arrows'
import { defineTool, type Pointed, type ToolContext } from '../tool'
import { backgroundOverlay } from './overlay'
import { MOST_POINTS, pictureAt, withoutPoint, withPoint } from './points'
import { backgroundStatus } from './words'

type State =
  | { readonly kind: 'idle' }
  | {
      readonly kind: 'dragging'
      /** Of the picture, pixels: it stays in the hand. */
      readonly picture: Point
      /** The points without the one in the hand; where it is dropped on another's hex it takes its place. */
      readonly others: readonly FitPoint[]
      readonly hex: HexKey
    }

const IDLE: State = { kind: 'idle' }

/** Within so many pixels of the screen a point is taken up. */
const GRAB = 9

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
    return Math.hypot(at.x - point.x, at.y - point.y) <= GRAB * mmPerPx
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
  if (!held) setFit(withPoint(background.fit, hex, picture), context)
  return { kind: 'dragging', picture, others, hex }
}

/** The point whose hex is selected. */
function chosenPoint({
  scenario,
  selection,
}: Pick<ToolContext, 'scenario' | 'selection'>): FitPoint | undefined {
  const [hex] = selection.kind === 'hexes' ? selection.hexes : []
  return scenario.map.background?.fit.find((point) => point.hex === hex)
}

// The picture goes the way of the arrow by a pixel of the screen: what lies at the centre then was on the other side.
function nudged(chosen: FitPoint, arrow: Point, context: ToolContext): Point | undefined {
  const [a, b, c, d] = placedBackground(context.scenario.map)?.fit.affine ?? []
  if (a === undefined || b === undefined || c === undefined || d === undefined) return undefined
  const [x, y] = [arrow.x * context.mmPerPx, arrow.y * context.mmPerPx]
  return { x: chosen.x - a * x - c * y, y: chosen.y - b * x - d * y }
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
  shortcut: 'y',
  initial: IDLE,
  target: () => 'hex',
  on(state, event, context) {
    if (event.kind === 'cancel') {
      if (state.kind === 'dragging') context.gesture.cancel()
      return IDLE
    }
    if (event.kind === 'down') return pressed(event.at, context)
    if (state.kind !== 'dragging') return state
    if (event.kind === 'enter') {
      const hex = hexKey(event.at.hex)
      if (hex === state.hex || !onGrid(event.at.hex, context.layout.grid)) return state
      setFit(withPoint(state.others, hex, state.picture), context)
      return { ...state, hex }
    }
    context.gesture.commit()
    context.select({ kind: 'hexes', hexes: [state.hex] })
    return IDLE
  },
  key: onKey,
  overlay: (state, pointed, context) =>
    backgroundOverlay(pointed, context, state.kind === 'dragging' ? state.hex : undefined),
  status: (state, context) => backgroundStatus(context, state.kind === 'dragging' ? state.hex : undefined),
})
