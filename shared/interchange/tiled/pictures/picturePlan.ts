/** Pictures beside the map, drawn when they are written: transparent where nothing is painted. */
import { type Affine } from '#shared/document/background/affine'
import { type DrawOp } from '#shared/painter/ops'
import { PathBuilder } from '#shared/painter/path'
import { drawSeeThroughPng } from '#shared/print/drawPng'
import { type ExportPlatform } from '#shared/print/export/exportFiles'
import { type Point } from '#shared/hex/layout'
import { type Sheet, SHEET_COLUMNS, sheetSize } from './sheet'

export interface PicturePlan {
  /** The name of its file. */
  readonly name: string
  /** Pixels. */
  readonly width: number
  readonly height: number
  /** The parts of the picture: the transform from mm to pixels, and what is drawn there. */
  parts(): Iterable<{ readonly transform: Affine; readonly ops: readonly DrawOp[] }>
}

/** @param scale pixels to a mm */
export function sheetPicture(sheet: Sheet, scale: Point, name: string): PicturePlan {
  return {
    name,
    ...sheetSize(sheet),
    *parts() {
      for (const [index, tile] of sheet.tiles.entries()) {
        const { width, height } = sheet
        const left = (index % SHEET_COLUMNS) * width
        const top = Math.floor(index / SHEET_COLUMNS) * height
        const transform: Affine = [scale.x, 0, 0, scale.y, left + width / 2, top + height / 2]
        const [w, h] = [width / scale.x, height / scale.y]
        const clip = { path: new PathBuilder().rect(-w / 2, -h / 2, w, h).build() }
        yield { transform, ops: [{ kind: 'group', clip, ops: tile.paint() }] }
      }
    },
  }
}

export function drawPicture<I>(
  { width, height, parts }: PicturePlan,
  platform: ExportPlatform<I>,
): Promise<Uint8Array> {
  const ops = [...parts()].map((part): DrawOp => ({ kind: 'group', ...part }))
  const fromMiddle: DrawOp = { kind: 'group', transform: [1, 0, 0, 1, -width / 2, -height / 2], ops }
  return drawSeeThroughPng({ width, height, ops: [fromMiddle] }, 1, platform.png)
}
