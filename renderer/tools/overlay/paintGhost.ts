/** Paints counters that do not lie on the map, as the scenario would show them. */
import { counterId } from '#shared/document/ids'
import { type Counter } from '#shared/document/armies'
import { paintCounters } from '#shared/painter/counters/paintCounters'
import { type DrawOp, type Rect } from '#shared/painter/ops'
import { sceneOf } from '#shared/painter/sceneOf'
import { detailFor, PRINTING_OF } from '#shared/painter/style'
import { cardPictures } from '../../drawing/cardPictures'
import { type ToolContext } from '../../editor/ports/toolContext'

export type GhostContext = Pick<ToolContext, 'scenario' | 'ruleset' | 'layout' | 'mmPerPx'> & {
  readonly view: Pick<ToolContext['view'], 'style'>
}

export function paintGhost(shown: readonly Counter[], context: GhostContext): DrawOp[] {
  const counters = Object.fromEntries(shown.map((one, index) => [counterId(`ghost-${index}`), one]))
  const scene = sceneOf({ ...cardPictures.drawable(context.scenario), counters }, context.ruleset)
  const pxPerHex = context.layout.hexMm / context.mmPerPx
  return paintCounters(scene, EVERYWHERE, detailFor(pxPerHex), PRINTING_OF[context.view.style])
}

const EVERYWHERE: Rect = { x: -1e9, y: -1e9, width: 2e9, height: 2e9 }

export type PaintGhost = typeof paintGhost
