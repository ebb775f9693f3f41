/** Place names written on the map by the author. */
import { parseHexKey } from '#shared/hex/axial'
import { hexCenter } from '#shared/hex/layout'
import { type DrawOp, type Rect } from './ops'
import { type Scene } from './scene'
import { type Detail } from './style'
import { placeText, textWidth } from './text'

export function paintLabels(scene: Scene, rect: Rect, detail: Detail): DrawOp[] {
  const ops: DrawOp[] = []
  for (const label of Object.values(scene.labels)) {
    const center = hexCenter(parseHexKey(label.hex), scene.layout)
    const [x, y] = [center.x + label.dxMm, center.y + label.dyMm]
    // It may be turned: whatever its angle it stays within half its width.
    const reach = textWidth(label.text, 'serif', label.sizeMm) / 2 + label.sizeMm
    if (x + reach < rect.x || y + reach < rect.y) continue
    if (x - reach > rect.x + rect.width || y - reach > rect.y + rect.height) continue
    const angle = (label.angle * Math.PI) / 180
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    const text = placeText({
      text: label.text,
      x: 0,
      y: label.sizeMm * 0.33,
      font: 'serif',
      size: label.sizeMm,
      color: '#2b2110',
      anchor: 'middle',
      ...(detail > 0 && { halo: { color: '#f7f0d8', width: label.sizeMm * 0.16, opacity: 0.75 } }),
    })
    ops.push({ kind: 'group', ops: [text], transform: [cos, sin, -sin, cos, x, y] })
  }
  return ops
}
