/** The arithmetic behind the canvas: camera, tiles, stale paper. No browser. */
import { intersection } from '#shared/painter/intersection'
import { describe, expect, it } from 'vitest'
import { type Change } from '#shared/commands/history'
import { addVictory } from '#shared/commands/entries/victory'
import { addZone } from '#shared/commands/entries/zones'
import { editSide } from '#shared/commands/entries/sides'
import { type SideId, victoryId, zoneId } from '#shared/document/ids'
import { hexKey } from '#shared/hex/axial'
import { hexCenter } from '#shared/hex/layout'
import {
  ACTUAL_SCALE,
  fitCamera,
  keepInSight,
  panBy,
  panToSee,
  toMap,
  toScreen,
  zoomAt,
} from '../../renderer/canvas/camera'
import { setGridLook } from '#shared/commands/setGridLook'
import { setZoneHexes } from '#shared/commands/setZoneHexes'
import { dirtyRects, hiddenMarkerRects } from '../../renderer/canvas/dirtyRects'
import { levelFor, levelScale, TILE_PX, tileRect, tilesIn } from '../../renderer/canvas/tiles'
import { fantasyBoard } from '../support/fantasyBoard'
import { hexNamed, sideNamed } from '../support/names'
import { TestEditor } from '../support/TestEditor'

const SCREEN = { width: 1280, height: 800 }
const FRAME = { x: 0, y: 0, width: 600, height: 400 }
const LIMITS = { smallest: 0.1, largest: 100 }

describe('camera', () => {
  it('zooms about the pointer', () => {
    const camera = { x: 12, y: 7, scale: 2 }
    const at = { x: 300, y: 200 }
    const zoomed = zoomAt(camera, at, 1.7, LIMITS)
    expect(zoomed.scale).toBeCloseTo(3.4)
    expect(toMap(at, zoomed).x).toBeCloseTo(toMap(at, camera).x)
    expect(toMap(at, zoomed).y).toBeCloseTo(toMap(at, camera).y)
  })

  it('stays within the limits of the zoom', () => {
    expect(zoomAt({ x: 0, y: 0, scale: 2 }, { x: 0, y: 0 }, 1e6, LIMITS).scale).toBe(100)
    expect(zoomAt({ x: 0, y: 0, scale: 2 }, { x: 0, y: 0 }, 1e-6, LIMITS).scale).toBe(0.1)
  })

  it('goes from screen to map and back', () => {
    const camera = panBy({ x: 12, y: 7, scale: 2 }, 31, -17)
    expect(toScreen(toMap({ x: 55, y: 66 }, camera), camera)).toEqual({ x: 55, y: 66 })
  })

  it('fits the whole map in the middle', () => {
    const camera = fitCamera(FRAME, SCREEN)
    const [a, b] = [toScreen({ x: 0, y: 0 }, camera), toScreen({ x: 600, y: 400 }, camera)]
    expect(a.x + b.x).toBeCloseTo(SCREEN.width)
    expect(a.y + b.y).toBeCloseTo(SCREEN.height)
    expect(Math.min(a.x, a.y)).toBeCloseTo(24)
  })

  it('pans just enough for a point to be clear of the edge, and shows nothing beyond the paper', () => {
    const camera = { x: 100, y: 100, scale: 4 }
    const seen = (x: number, y: number) => panToSee({ x, y }, camera, FRAME, SCREEN)
    expect(seen(250, 200)).toEqual(camera)
    // The screen shows the map from 100 to 420 and from 100 to 300; 60 px are 15 mm.
    expect(seen(103, 200)).toEqual({ ...camera, x: 88 })
    expect(seen(418, 299)).toEqual({ ...camera, x: 113, y: 114 })
    expect(seen(1, 399)).toEqual({ ...camera, x: 0, y: 200 })
    const whole = fitCamera(FRAME, SCREEN)
    for (const point of [
      { x: 1, y: 1 },
      { x: 599, y: 399 },
    ])
      expect(panToSee(point, whole, FRAME, SCREEN)).toEqual(whole)
  })

  it('cannot lose the map', () => {
    for (const far of [-1e6, 1e6]) {
      const camera = keepInSight({ x: far, y: far, scale: 3 }, FRAME, SCREEN)
      const seen = { x: camera.x, y: camera.y, width: SCREEN.width / 3, height: SCREEN.height / 3 }
      expect(intersection(seen, FRAME)).toBeDefined()
    }
  })
})

describe('tiles', () => {
  it('are never shown enlarged, nor at less than 70 %', () => {
    for (let scale = 0.05; scale < 40; scale *= 1.13) {
      const shown = scale / levelScale(levelFor(scale))
      expect(shown).toBeLessThanOrEqual(1 + 1e-6)
      expect(shown).toBeGreaterThan(0.7)
    }
  })

  it('meet pixel on pixel at 100, 50 and 25 %', () => {
    for (const part of [1, 0.5, 0.25])
      expect(levelScale(levelFor(ACTUAL_SCALE * part))).toBeCloseTo(ACTUAL_SCALE * part, 10)
  })

  it('cover the rectangle, the nearest to its middle first', () => {
    const rect = { x: -40, y: 100, width: 500, height: 300 }
    const tiles = tilesIn(rect, 0)
    const edge = TILE_PX / levelScale(0)
    const columns = Math.floor(460 / edge) - Math.floor(-40 / edge) + 1
    const rows = Math.floor(400 / edge) - Math.floor(100 / edge) + 1
    expect(tiles).toHaveLength(columns * rows)
    expect(tiles.every((tile) => intersection(tileRect(tile), rect) !== undefined)).toBe(true)
    const distance = (index: number): number => {
      const { x, y, width, height } = tileRect(tiles[index] as (typeof tiles)[number])
      return Math.hypot(x + width / 2 - 210, y + height / 2 - 250)
    }
    expect(distance(0)).toBeLessThanOrEqual(distance(tiles.length - 1))
  })
})

describe('stale paper', () => {
  function changesOf(edit: (editor: TestEditor) => void): { editor: TestEditor; changes: Change[] } {
    const editor = new TestEditor()
    const changes: Change[] = []
    editor.editor.document.onChange((change) => changes.push(change))
    edit(editor)
    return { editor, changes }
  }

  const layoutOf = ({ scenario }: TestEditor) => ({ grid: scenario.map.grid, hexMm: scenario.map.hexMm })

  it('is a few hexes round a painted hex, not its chunk', () => {
    const { editor, changes } = changesOf((editor) => editor.tool('brush', { terrain: 'wood' }).click('F5'))
    const [rect, ...others] = dirtyRects(changes[0] as Change, layoutOf(editor)) ?? []
    expect(others).toEqual([])
    const center = hexCenter(hexNamed(editor.scenario, 'F5'), layoutOf(editor))
    expect(rect && rect.x < center.x - 25 && rect.x + rect.width > center.x + 25).toBe(true)
    expect(rect?.width).toBeLessThan(4 * 25)
  })

  it('is the two hexes of a side', () => {
    const { editor, changes } = changesOf((editor) =>
      editor.tool('hexside', { feature: 'wall' }).click('C3/C4'),
    )
    const [rect] = dirtyRects(changes[0] as Change, layoutOf(editor)) ?? []
    for (const hex of [sideNamed(editor.scenario, 'C3/C4').hex, hexNamed(editor.scenario, 'C4')]) {
      const { x, y } = hexCenter(hex, layoutOf(editor))
      expect(rect && x > rect.x && y > rect.y && x < rect.x + rect.width && y < rect.y + rect.height).toBe(
        true,
      )
    }
  })

  it('is none when a counter moves: counters are no part of the tiles', () => {
    const { editor, changes } = changesOf((editor) =>
      editor.tool('counter', { counterType: 'crusaders-soldier' as never }).click('C3'),
    )
    expect(dirtyRects(changes[0] as Change, layoutOf(editor))).toEqual([])
  })

  it('is the place of an objective that comes, and of one whose zone changes; none of those that stay (SCN-5)', () => {
    const zone = zoneId('ford')
    const hold = { kind: 'hold', place: { kind: 'zone', zone }, by: 'presence' } as const
    const { editor, changes } = changesOf(({ editor, scenario }) => {
      const key = (name: string) => hexKey(hexNamed(scenario, name))
      editor.document.run(addZone, { id: zone, zone: { name: 'Ford', kind: 'victory', hexes: [key('C3')] } })
      const victory = { level: 'victory', join: 'all', conditions: [hold] } as const
      editor.document.run(addVictory, { id: victoryId('way'), victory })
      editor.document.run(addVictory, { id: victoryId('other'), victory: { ...victory, level: 'draw' } })
      editor.document.run(setZoneHexes, { zone, hexes: [key('F5')], mode: 'add' })
    })
    const rects = changes.map((change) => dirtyRects(change, layoutOf(editor)))
    expect(rects.map((some) => some?.length)).toEqual([2, 1, 0, 5])
    const { x, y } = hexCenter(hexNamed(editor.scenario, 'C3'), layoutOf(editor))
    const [place] = rects[1] ?? []
    expect(place && [place.x + place.width / 2, place.y + place.height / 2]).toEqual([x, y])
  })

  it('is the hidden markers alone when other eyes look (CM-OBS)', () => {
    const board = fantasyBoard({ markers: { C3: 'trap', F5: { kind: 'trap', hidden: true } } })
    const layout = { grid: board.map.grid, hexMm: board.map.hexMm }
    const rects = hiddenMarkerRects(board.map, layout)
    const { x, y } = hexCenter(hexNamed(board, 'F5'), layout)
    expect(rects.map((rect) => [rect.x + rect.width / 2, rect.y + rect.height / 2])).toEqual([[x, y]])
  })

  it('is all of it when the look of the grid changes', () => {
    const { editor, changes } = changesOf(({ editor }) => {
      editor.document.run(setGridLook, { change: { lineOpacity: 0.3 } })
    })
    expect(dirtyRects(changes[0] as Change, layoutOf(editor))).toBeUndefined()
  })

  it('is all of it when a side changes colour, none when it changes its name: entrances bear its shield', () => {
    const edited = (change: { readonly color?: string; readonly name?: string }) => {
      const { editor, changes } = changesOf(({ editor, scenario }) => {
        const [side] = Object.keys(scenario.sides) as SideId[]
        if (side) editor.document.run(editSide, { side, change })
      })
      return dirtyRects(changes[0] as Change, layoutOf(editor))
    }
    expect(edited({ color: '#123456' })).toBeUndefined()
    expect(edited({ name: 'Others' })).toEqual([])
  })
})
