/** Grid, names, labels and zones, which both styles share. */
import { describe, expect, it } from 'vitest'
import { hexKey } from '#shared/hex/axial'
import { toAxial } from '#shared/hex/grid'
import { gridSize } from '#shared/hex/layout'
import { paintGrid } from '#shared/painter/grid'
import { hexesInRect } from '#shared/painter/hexesInRect'
import { paintLabels } from '#shared/painter/labels'
import { paintNames } from '#shared/painter/names'
import { type DrawOp, VERB } from '#shared/painter/ops'
import { type Scene } from '#shared/painter/scene'
import { paintZones } from '#shared/painter/zones'
import { labelId, zoneId } from '#shared/document/ids'
import { feature, sampleScene, type SampleMap } from '../../scripts/contactSheet/sampleMap'

const rows = Array.from({ length: 12 }, () => Array.from({ length: 12 }, () => '.').join(' '))
const ALL = (scene: Scene) => ({ x: 0, y: 0, ...gridSize(scene.layout) })

function texts(ops: readonly DrawOp[]): string[] {
  return ops.flatMap((op) => (op.kind === 'text' ? [op.text] : op.kind === 'group' ? texts(op.ops) : []))
}

/** Lines drawn, by counting the line verbs of all paths. */
function lineCount(ops: readonly DrawOp[]): number {
  let count = 0
  for (const op of ops) {
    if (op.kind !== 'path') continue
    for (let index = 0; index < op.path.length; index += 3) if (op.path[index] === VERB.line) count++
  }
  return count
}

describe('hexesInRect', () => {
  it.each(['flat', 'pointy'] as const)('misses no hex that meets the rectangle (%s)', (orientation) => {
    const { layout } = sampleScene({ rows }, orientation, 10)
    const every = hexesInRect({ x: -50, y: -50, width: 400, height: 400 }, layout)
    expect(every).toHaveLength(144)
    const rect = { x: 31, y: 42, width: 17, height: 23 }
    const found = new Set(hexesInRect(rect, layout).map(hexKey))
    const radius = 10 / Math.sqrt(3)
    for (const spot of every) {
      // A hex whose inscribed circle meets the rectangle surely meets it.
      const dx = Math.max(rect.x - spot.x, 0, spot.x - rect.x - rect.width)
      const dy = Math.max(rect.y - spot.y, 0, spot.y - rect.y - rect.height)
      const distance = Math.hypot(dx, dy)
      if (distance < 5) expect(found.has(hexKey(spot))).toBe(true)
      if (distance > 3 * radius) expect(found.has(hexKey(spot))).toBe(false)
    }
  })
})

describe('grid', () => {
  it('draws each hexside once', () => {
    const scene = sampleScene({ rows: ['. .', '. .'] }, 'flat', 25)
    // Four hexes of six sides; five pairs share one.
    expect(lineCount(paintGrid(scene, ALL(scene), 3))).toBe(4 * 6 - 5)
  })

  it('draws no line under a wall, and nothing far out', () => {
    const sample: SampleMap = { rows: ['. .', '. .'], sides: [[0, 0, 2, { barrier: feature('wall') }]] }
    const scene = sampleScene(sample, 'flat', 25)
    expect(lineCount(paintGrid(scene, ALL(scene), 3))).toBe(4 * 6 - 5 - 1)
    expect(paintGrid(scene, ALL(scene), 0)).toEqual([])
  })

  it('cuts its path every 128 hexes', () => {
    const scene = sampleScene({ rows }, 'flat', 25)
    expect(paintGrid(scene, ALL(scene), 3)).toHaveLength(2)
  })
})

describe('names', () => {
  const shown = (show: 'all' | 'every-fifth' | 'none'): string[] => {
    const scene = sampleScene({ rows }, 'flat', 25)
    const map = { ...scene.map, numbering: { ...scene.map.numbering, show } }
    return texts(paintNames({ ...scene, map }, ALL(scene), 3))
  }

  it('shows what the numbering asks for (DOC-6)', () => {
    expect(shown('all')).toHaveLength(144)
    expect(shown('every-fifth').sort()).toEqual(['E10', 'E5', 'J10', 'J5'])
    expect(shown('none')).toEqual([])
  })

  it('hides names too small to read', () => {
    const scene = sampleScene({ rows }, 'flat', 25)
    for (const detail of [0, 1, 2] as const) expect(paintNames(scene, ALL(scene), detail)).toEqual([])
  })
})

describe('zones and labels', () => {
  it('fills a zone, dashes its rim along the hexsides and names it', () => {
    const scene = sampleScene({ rows }, 'flat', 25)
    const hexes = [
      hexKey(toAxial({ col: 4, row: 4 }, scene.map.grid)),
      hexKey(toAxial({ col: 4, row: 5 }, scene.map.grid)),
    ]
    const zones = { [zoneId('a')]: { name: 'Setup', kind: 'setup', hexes } } as Scene['zones']
    const ops = paintZones({ ...scene, zones }, ALL(scene), 2)
    const rim = ops.find((op) => op.kind === 'path' && op.stroke?.dash !== undefined)
    // Two hexes with one side between them.
    expect(lineCount(rim ? [rim] : [])).toBe(10)
    expect(texts(ops)).toEqual(['Setup'])
  })

  it('leaves out labels that lie elsewhere', () => {
    const scene = sampleScene({ rows }, 'flat', 25)
    const label = {
      text: 'Wood of Oaks',
      hex: hexKey({ q: 2, r: 2 }),
      dxMm: 3,
      dyMm: 0,
      sizeMm: 8,
      angle: 30,
    }
    const labels = { [labelId('a')]: label } as Scene['labels']
    expect(texts(paintLabels({ ...scene, labels }, ALL(scene), 3))).toEqual(['Wood of Oaks'])
    expect(paintLabels({ ...scene, labels }, { x: 200, y: 200, width: 20, height: 20 }, 3)).toEqual([])
  })
})
