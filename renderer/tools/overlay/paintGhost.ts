/** Paints a counter that does not lie on the map, as the scenario would show it. */
import { counterId } from '#shared/document/ids'
import { type Counter } from '#shared/document/types'
import { hexKey, parseHexKey } from '#shared/hex/axial'
import { hexCenter } from '#shared/hex/layout'
import { paintCounters } from '#shared/painter/counters/paintCounters'
import { type DrawOp } from '#shared/painter/ops'
import { sceneOf } from '#shared/painter/sceneOf'
import { detailFor } from '#shared/painter/style'
import { cardPictures } from '../../drawing/cardPictures'
import { type ToolContext } from '../../editor/ports/toolContext'

export function paintGhost(shown: Counter, context: ToolContext): DrawOp[] {
  const alone = { ...cardPictures.drawable(context.scenario), counters: { [counterId('ghost')]: shown } }
  const scene = sceneOf(alone, context.ruleset)
  const { x, y } = hexCenter(parseHexKey(shown.hex ?? hexKey({ q: 0, r: 0 })), context.layout)
  const pxPerHex = context.layout.hexMm / context.mmPerPx
  return paintCounters(scene, { x, y, width: 0, height: 0 }, detailFor(pxPerHex))
}

export type PaintGhost = typeof paintGhost
