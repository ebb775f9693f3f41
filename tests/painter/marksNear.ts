/** A style marks nothing far outside the rectangle that it is asked for. */
import { expect } from 'vitest'
import { boundsOf } from '#shared/painter/bounds'
import { LAYERS, type Style } from '#shared/painter/style'
import { sampleScene } from '../../scripts/contactSheet/sampleMap'
import { BOARD } from '../../scripts/contactSheet/samples'

/** Fails for a layer of the sample board whose marks lie farther off than a hex or a stack of cards. */
export function expectMarksNear(style: Style): void {
  const scene = sampleScene(BOARD, 'flat', 25)
  const rect = { x: 100, y: 100, width: 60, height: 60 }
  for (const layer of LAYERS) {
    const box = boundsOf(style.paint(scene, layer, rect, 3))
    if (!box) continue
    // Whole hexes and, for counters, whole cards and where their stacks lie.
    const reach = layer === 'counters' ? 90 : 60
    expect(box.x, layer).toBeGreaterThan(rect.x - reach)
    expect(box.y, layer).toBeGreaterThan(rect.y - reach)
    expect(box.x + box.width, layer).toBeLessThan(rect.x + rect.width + reach)
    expect(box.y + box.height, layer).toBeLessThan(rect.y + rect.height + reach)
  }
}
