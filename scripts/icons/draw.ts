/** The two icons at a size in pixels: the program's is its mark, its documents' a sheet with the mark on it. */
import { type Canvas, createCanvas, Path2D, type SKRSContext2D } from '@napi-rs/canvas'
import { drawMark } from './mark'

export const ICONS = ['program', 'document'] as const
type IconName = (typeof ICONS)[number]

/** All that Windows, macOS and the Linux desktops ask for. */
export const SIZES = [16, 24, 32, 48, 64, 128, 256, 512, 1024] as const

const SHEET = '#fdfbf6'
const SHEET_EDGE = '#8b8474'
const FOLD = '#dfd8c8'

export function drawIcon(name: IconName, size: number): Canvas {
  const canvas = createCanvas(size, size)
  const context = canvas.getContext('2d')
  if (name === 'program') drawMark(context, 0, 0, size)
  else drawDocument(context, size)
  return canvas
}

// A sheet of paper, its upper right corner folded; edges run along pixels.
function drawDocument(context: SKRSContext2D, size: number): void {
  const px = (share: number): number => Math.round(share * size)
  const line = Math.max(1, px(1 / 40))
  const [left, top, right, bottom] = [px(0.14), px(0.03), px(0.86), px(0.97)]
  const fold = px(0.22)
  const inset = line / 2

  const sheet = new Path2D()
  sheet.moveTo(left + inset, top + inset)
  sheet.lineTo(right - fold, top + inset)
  sheet.lineTo(right - inset, top + fold)
  sheet.lineTo(right - inset, bottom - inset)
  sheet.lineTo(left + inset, bottom - inset)
  sheet.closePath()
  context.lineWidth = line
  context.lineJoin = 'round'
  context.strokeStyle = SHEET_EDGE
  context.fillStyle = SHEET
  context.fill(sheet)

  const corner = new Path2D()
  corner.moveTo(right - fold, top + inset)
  corner.lineTo(right - fold, top + fold)
  corner.lineTo(right - inset, top + fold)
  corner.closePath()
  context.fillStyle = FOLD
  context.fill(corner)
  context.stroke(corner)
  context.stroke(sheet)

  drawSheetMark(context, size, line)
}

// In the middle below the fold, as wide as the sheet allows.
function drawSheetMark(context: SKRSContext2D, size: number, line: number): void {
  const mark = 2 * Math.round(0.29 * size)
  drawMark(context, (size - mark) / 2, Math.round(0.95 * size) - line - mark, mark)
}
