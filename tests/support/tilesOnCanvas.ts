/** Runs in the browser, for `outputs.ts`: tiles of a picture by `toCanvas`, as the screen's worker draws them, then joined. */
import { type DrawOp } from '#shared/painter/ops'
import { toCanvas } from '#shared/painter/toCanvas'
import { offscreenHost } from '../../renderer/drawing/canvasHost'

/** Its corner on the sheet in pixels, and what is seen in it in mm of the sheet. */
export interface Tile {
  readonly x: number
  readonly y: number
  readonly ops: readonly DrawOp[]
}

/** Sizes in pixels; `scale` pixels a mm. */
export interface Sheet {
  readonly width: number
  readonly height: number
  readonly scale: number
  readonly tilePx: number
  readonly tiles: readonly Tile[]
}

interface Face {
  readonly family: string
  readonly weight: number
  readonly slanted?: boolean
  readonly base64: string
}

/** The functions that the page is given. */
export interface TilesOnCanvas {
  loadFaces(faces: readonly Face[]): Promise<void>
  /** @param sheet a `Sheet` as JSON. Gives the address of the picture, `data:image/png;base64,…`. */
  drawTiles(sheet: string): string
}

const tilesOnCanvas: TilesOnCanvas = {
  async loadFaces(faces) {
    for (const { family, weight, slanted, base64 } of faces) {
      const look = { weight: String(weight), style: slanted ? 'italic' : 'normal' }
      document.fonts.add(await new FontFace(family, `url(data:font/ttf;base64,${base64})`, look).load())
    }
  },
  drawTiles(text) {
    const { width, height, scale, tilePx, tiles } = JSON.parse(text) as Sheet
    const sheet = document.createElement('canvas')
    Object.assign(sheet, { width, height })
    const joined = sheet.getContext('2d')
    for (const { x, y, ops } of tiles) {
      const tile = new OffscreenCanvas(tilePx, tilePx)
      const context = tile.getContext('2d')
      if (!context) throw new Error('this browser gives no 2D canvas')
      context.setTransform(scale, 0, 0, scale, -x, -y)
      toCanvas(ops, context, offscreenHost())
      joined?.drawImage(tile, x, y)
    }
    return sheet.toDataURL('image/png')
  },
}

Object.assign(globalThis, tilesOnCanvas)
