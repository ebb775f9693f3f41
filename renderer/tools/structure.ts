/** Builds hex structures of the chosen row, all facing one way; a stroke that begins on one takes them away. */
import { clearStructure } from '#shared/commands/clearStructure'
import { setStructure } from '#shared/commands/setStructure'
import { structureAt } from '#shared/document/map'
import { type Structure } from '#shared/document/types'
import { type Axial, hexKey } from '#shared/hex/axial'
import { onGrid } from '#shared/hex/grid'
import { hexsideOf } from '#shared/hex/hexside'
import { localized } from '#shared/i18n/localized'
import { type DrawOp } from '#shared/painter/ops'
import { frontDirections } from '#shared/rules/standing/standingFeatures'
import { structureRow } from '#shared/rules/contract/rows'
import { type StructureRow } from '#shared/rules/map/mapRows'
import { type ToolContext } from '../editor/ports/toolContext'
import { facingArrow, regionOutline, sideGlow } from './overlay/marks'
import { defineStrokeTool } from './gestures/stroke'
import { type Pointed } from './gestures/tool'

interface StructureStroke {
  readonly kind: 'building' | 'removing'
}

function chosenRow({ options, ruleset }: ToolContext): StructureRow | undefined {
  return structureRow(ruleset, options.structure)
}

/** The structure as the tool builds it: whole, and facing its way when it has one. */
function chosenStructure(row: StructureRow, { options }: ToolContext): Structure {
  return { feature: row.id, ...(row.directional && { facing: options.structureFacing }) }
}

function apply(stroke: StructureStroke, { hex }: Pointed, context: ToolContext): StructureStroke {
  const row = chosenRow(context)
  const { scenario, gesture } = context
  if (!row || !onGrid(hex, context.layout.grid)) return stroke
  const hexes = [hexKey(hex)]
  if (stroke.kind === 'building')
    gesture.run(setStructure, { hexes, structure: chosenStructure(row, context), label: row.name })
  if (stroke.kind === 'removing' && structureAt(scenario.map, hex)?.feature === row.id)
    gesture.run(clearStructure, { hexes })
  return stroke
}

/** The way a structure looks: an arrow, and the sides that it closes (MC-MAP-2). */
function direction(hex: Axial, { facing }: Structure, row: StructureRow, context: ToolContext): DrawOp[] {
  if (!facing) return []
  const fronts = row.front === undefined ? [] : frontDirections(facing).map((side) => hexsideOf(hex, side))
  return [...sideGlow(fronts, context, 'hover'), ...facingArrow(hex, facing, context)]
}

export const structure = defineStrokeTool<StructureStroke>({
  id: 'structure',
  name: localized('Ouvrages', 'Structures'),
  hint: localized(
    'Glissez pour bâtir, cliquez un ouvrage pour l’enlever\u202f; R et Maj+R le tournent, Alt en prélève un.',
    'Drag to build, click a structure to remove it; R and Shift+R turn it, Alt picks one.',
  ),
  icon: 'chess-rook',
  shortcut: 'S',
  isOffered: ({ structures }) => structures.length > 0,
  target: () => 'hex',
  begin(at, context) {
    const here = structureAt(context.scenario.map, at.hex)
    return { kind: here?.feature === context.options.structure ? 'removing' : 'building' }
  },
  touch: apply,
  overlay(state, pointed, context) {
    const row = chosenRow(context)
    if (!row || !pointed || !onGrid(pointed.hex, context.layout.grid)) return []
    const outline = regionOutline([pointed.hex], context, state.kind === 'removing' ? 'erase' : 'hover')
    if (state.kind === 'removing') return outline
    const here = structureAt(context.scenario.map, pointed.hex)
    const shown = here?.feature === row.id ? here : chosenStructure(row, context)
    return [...outline, ...direction(pointed.hex, shown, row, context)]
  },
  status: (state, context) => (state.kind === 'idle' ? undefined : chosenRow(context)?.name),
})
