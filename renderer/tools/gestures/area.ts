/**
 * Makes tools that act on an area. Its shape is an option: freehand with the round brush, applied at once; or a line, a
 * rectangle or a lasso, shown by its rim while it is drawn and applied on release.
 */
import { type Axial } from '#shared/hex/axial'
import { lassoOnGrid, lineOnGrid, rectangleOnGrid, squared, straightened } from '#shared/hex/shapes'
import { onGrid } from '#shared/hex/grid'
import { type Localized, localized, sameInBoth } from '#shared/i18n/localized'
import { type Modifiers } from '../../editor/ports/toolInput'
import { type ToolContext } from '../../editor/ports/toolContext'
import { type ToolOptions } from '../../toolOptions/index'
import { countedHexes } from '../words/counted'
import { regionOutline } from '../overlay/marks'
import { brushHexes, type ShapeChoice, shapeByKey } from './shapeChoices'
import { defineStrokeTool } from './stroke'
import { type Pointed, type Tool, type ToolDefinition, type ToolState } from './tool'

type AreaShape = ToolOptions['areaShape']

export const AREA_SHAPES: readonly ShapeChoice<AreaShape>[] = [
  { id: 'freehand', name: localized('Main levée', 'Freehand'), key: '1' },
  { id: 'line', name: localized('Ligne', 'Line'), key: '2' },
  { id: 'rectangle', name: sameInBoth('Rectangle'), key: '3' },
  { id: 'lasso', name: sameInBoth('Lasso'), key: '4' },
]

interface AreaDefinition<S extends ToolState> extends Omit<
  ToolDefinition<S>,
  'initial' | 'on' | 'target' | 'overlay' | 'handles' | 'status' | 'keyed'
> {
  /** Decides what a stroke that begins here does in all its hexes. Changes nothing yet. */
  begin(at: Pointed, context: ToolContext, modifiers: Modifiers): S
  /** Does it to some hexes of the map, never none, in the open gesture; says how the stroke goes on. */
  apply(stroke: S, hexes: readonly Axial[], context: ToolContext): S
  /** Describes the stroke in words. */
  words(stroke: S, context: ToolContext): Localized | undefined
  /** Describes what a press would do there. */
  wordsBefore?(at: Pointed, context: ToolContext): Localized | undefined
}

interface Drawing<S> {
  /** That of the stroke. */
  readonly kind: string
  readonly stroke: S
  readonly shape: AreaShape
  /** All hexes that a lasso went through; the first and the last of another shape; none of a freehand stroke, which is done as it goes. */
  readonly way: readonly Axial[]
  /** Kept straight or square. */
  readonly straight: boolean
}

/** @typeParam S what a stroke remembers of what it does */
export function defineAreaTool<S extends ToolState>({
  begin,
  apply,
  words,
  wordsBefore,
  ...tool
}: AreaDefinition<S>): Tool {
  function done(stroke: S, hexes: readonly Axial[], context: ToolContext): S {
    return hexes.length > 0 ? apply(stroke, hexes, context) : stroke
  }
  return defineStrokeTool<Drawing<S>>({
    ...tool,
    target: () => 'hex',
    begin(at, context, modifiers) {
      const stroke = begin(at, context, modifiers)
      return { kind: stroke.kind, stroke, shape: context.options.areaShape, way: [], straight: false }
    },
    touch(drawing, { hex }, context, { shift }) {
      const { shape, stroke, way } = drawing
      if (shape === 'freehand') return { ...drawing, stroke: done(stroke, brushHexes(hex, context), context) }
      const before = shape === 'lasso' ? way : way.slice(0, 1)
      return { ...drawing, way: [...before, hex], straight: shift }
    },
    finish(drawing, context) {
      done(drawing.stroke, hexesOf(drawing, context), context)
    },
    overlay(state, pointed, context) {
      if (isDrawing(state) && state.shape !== 'freehand')
        return regionOutline(hexesOf(state, context), context, 'hover')
      return pointed ? regionOutline(hovered(pointed.hex, context), context, 'hover') : []
    },
    status(state, context, pointed) {
      if (!isDrawing(state)) return pointed && wordsBefore?.(pointed, context)
      const doing = words(state.stroke, context)
      return state.shape === 'freehand' ? doing : counted(hexesOf(state, context).length, doing)
    },
    key: (key, context, pointed) => chooseShape(key, context) || (tool.key?.(key, context, pointed) ?? false),
  })
}

function isDrawing<S>(state: ToolState | Drawing<S>): state is Drawing<S> {
  return 'shape' in state
}

// A fast pointer enters many hexes in one move: what the shape holds is asked of the last state alone, once for rim, words and action.
const held = new WeakMap<object, readonly Axial[]>()

function hexesOf<S>(drawing: Drawing<S>, context: ToolContext): readonly Axial[] {
  const known = held.get(drawing)
  if (known) return known
  const hexes = shapeHexes(drawing, context)
  held.set(drawing, hexes)
  return hexes
}

/** The hexes of the map that will change. */
function shapeHexes<S>(
  { shape, way, straight }: Drawing<S>,
  { layout: { grid }, options }: ToolContext,
): readonly Axial[] {
  const [from] = way
  const to = way.at(-1)
  if (!from || !to) return []
  switch (shape) {
    case 'freehand':
      return []
    case 'line':
      return lineOnGrid(from, straight ? straightened(from, to) : to, options.brushRadius, grid)
    case 'rectangle':
      return rectangleOnGrid(from, straight ? squared(from, to, grid) : to, grid)
    case 'lasso':
      return lassoOnGrid(way, grid)
  }
}

/** The hexes that a shape covers when it begins here. */
function hovered(hex: Axial, context: ToolContext): Axial[] {
  const { areaShape } = context.options
  if (areaShape === 'freehand' || areaShape === 'line') return brushHexes(hex, context)
  return onGrid(hex, context.layout.grid) ? [hex] : []
}

const chooseShape = shapeByKey('areaShape', AREA_SHAPES)

function counted(count: number, doing: Localized | undefined): Localized {
  const hexes = countedHexes(count)
  return doing ? localized(`${hexes.fr}\u202f: ${doing.fr}`, `${hexes.en}: ${doing.en}`) : hexes
}
