/** A style of flat hexes, for tests of outputs that must not depend on the looks of the real styles. */
import { terrainAt } from '#shared/document/map'
import { hexCorners } from '#shared/hex/layout'
import { hexName } from '#shared/hex/numbering'
import { hexesInRect } from '#shared/painter/hexesInRect'
import { type DrawOp, solid } from '#shared/painter/ops'
import { polygonPath } from '#shared/painter/path'
import { type Style } from '#shared/painter/style'
import { placeText } from '#shared/painter/text'

const COLORS: Readonly<Record<string, string>> = { wood: '#6a8f4a', water: '#7fa9c0', clear: '#e6e2c4' }

export const plainStyle: Style = {
  id: 'classic',
  paint(scene, layer, rect) {
    const hexes = hexesInRect(rect, scene.layout)
    return hexes.flatMap((hex): DrawOp[] => {
      const path = polygonPath(hexCorners(hex, scene.layout))
      if (layer === 'terrain') {
        const look = scene.terrainLook(terrainAt(scene.map, hex) ?? '')
        return [{ kind: 'path', path, fill: solid(COLORS[look] ?? '#cccccc') }]
      }
      if (layer === 'grid') return [{ kind: 'path', path, stroke: { color: '#000000', width: 0.2 } }]
      if (layer !== 'names') return []
      const text = hexName(hex, scene.map.numbering, scene.map.grid)
      const size = scene.layout.hexMm / 8
      return [placeText({ text, x: hex.x, y: hex.y, font: 'sans', size, color: '#202020', anchor: 'middle' })]
    })
  },
}
