/** Grid, names, labels and zones, which both styles share. */
import { describe, expect, it } from 'vitest'
import { hexKey } from '#shared/hex/axial'
import { toAxial } from '#shared/hex/grid'
import { classic } from '#shared/painter/classic/index'
import { hexesInRect } from '#shared/painter/hexesInRect'
import { illustrated } from '#shared/painter/illustrated/index'
import { DARK_INK, PALE_INK } from '#shared/painter/groundInk'
import { paintScene } from '#shared/painter/picture/paintScene'
import { STYLES } from '#shared/painter/picture/styles'
import { type LayerId } from '#shared/painter/style'
import { capHeight } from '#shared/painter/text'
import { paintLabels } from '#shared/painter/labels'
import { type DrawOp, VERB } from '#shared/painter/ops'
import { type Scene } from '#shared/painter/scene'
import { paintZones } from '#shared/painter/zones'
import { labelId, zoneId } from '#shared/document/ids'
import { feature, sampleScene, type SampleMap } from '../../scripts/contactSheet/sampleMap'
import { wholeOf } from '../support/raster'

const rows = Array.from({ length: 12 }, () => Array.from({ length: 12 }, () => '.').join(' '))

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
    expect(lineCount(classic.paint(scene, 'grid', wholeOf(scene), 3))).toBe(4 * 6 - 5)
  })

  it('draws no line under a wall, and nothing far out', () => {
    const sample: SampleMap = { rows: ['. .', '. .'], sides: [[0, 0, 2, { barrier: feature('wall') }]] }
    const scene = sampleScene(sample, 'flat', 25)
    expect(lineCount(classic.paint(scene, 'grid', wholeOf(scene), 3))).toBe(4 * 6 - 5 - 1)
    expect(classic.paint(scene, 'grid', wholeOf(scene), 0)).toEqual([])
  })

  it('cuts its path every 128 hexes', () => {
    const scene = sampleScene({ rows }, 'flat', 25)
    expect(classic.paint(scene, 'grid', wholeOf(scene), 3)).toHaveLength(2)
  })
})

describe('its look', () => {
  const LOOK = {
    lineColor: '#aa0000',
    lineMm: 0.5,
    lineOpacity: 0.8,
    nameColor: '#ffffff',
    nameMm: 8,
    nameOpacity: 0.9,
  }
  const scene = sampleScene({ rows: ['. wood', 'wood .'] }, 'flat', 25)
  const inks = (seen: Scene, detail: 1 | 2 | 3 = 3) =>
    illustrated.paint(seen, 'grid', wholeOf(seen), detail).map((op) => op.kind === 'path' && op.stroke)

  it('is by the ground: one ink on light, one on dark, none twice (DOC-6)', () => {
    expect(inks(scene).map((ink) => ink && ink.color)).toEqual([DARK_INK, PALE_INK])
    expect(lineCount(illustrated.paint(scene, 'grid', wholeOf(scene), 3))).toBe(4 * 6 - 5)
  })

  it('is that of the file, on all grounds', () => {
    const set = { ...scene, map: { ...scene.map, gridLook: LOOK } }
    expect(inks(set)).toEqual([expect.objectContaining({ color: '#aa0000', width: 0.5, opacity: 0.8 })])
    const [name] = illustrated.paint(set, 'names', wholeOf(set), 3)
    expect(name).toMatchObject({ color: '#ffffff', size: 8, opacity: 0.9, halo: { color: DARK_INK } })
    // Large letters stay under the upper side of their hex.
    const top = name?.kind === 'text' ? name.y - capHeight('sans', 8) : 0
    expect(top).toBeGreaterThan(0)
  })

  it('is wider in hexes where these are small', () => {
    const widths = ([3, 2, 1] as const)
      .map((detail) => inks(scene, detail)[0])
      .map((ink) => (ink ? ink.width : 0))
    expect(widths.map((width) => Math.round(width * 1e4))).toEqual([3250, 4388, 6175])
  })

  it('is that of paper where the terrain is hidden', () => {
    const inksOf = (layers: readonly LayerId[]) =>
      paintScene(scene, { rect: wholeOf(scene), style: STYLES.illustrated, layers, detail: 3 }).flatMap(
        (op) => (op.kind === 'path' && op.stroke ? [op.stroke.color] : []),
      )
    expect(inksOf(['grid'])).toEqual([DARK_INK])
  })
})

describe('names', () => {
  const shown = (show: 'all' | 'every-fifth' | 'none'): string[] => {
    const scene = sampleScene({ rows }, 'flat', 25)
    const map = { ...scene.map, numbering: { ...scene.map.numbering, show } }
    return texts(classic.paint({ ...scene, map }, 'names', wholeOf(scene), 3))
  }

  it('shows what the numbering asks for (DOC-6)', () => {
    expect(shown('all')).toHaveLength(144)
    expect(shown('every-fifth').sort()).toEqual(['E10', 'E5', 'J10', 'J5'])
    expect(shown('none')).toEqual([])
  })

  it('hides names too small to read', () => {
    const scene = sampleScene({ rows }, 'flat', 25)
    for (const detail of [0, 1, 2] as const)
      expect(classic.paint(scene, 'names', wholeOf(scene), detail)).toEqual([])
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
    const ops = paintZones({ ...scene, zones }, wholeOf(scene), 2)
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
    expect(texts(paintLabels({ ...scene, labels }, wholeOf(scene), 3))).toEqual(['Wood of Oaks'])
    expect(paintLabels({ ...scene, labels }, { x: 200, y: 200, width: 20, height: 20 }, 3)).toEqual([])
  })
})
