/** Pictures, and how they are dropped on cards and on the map. */
import { createCanvas } from '@napi-rs/canvas'
import { type Locator, type Page } from '@playwright/test'

/** A portrait of two colours. */
export function portrait(width: number, height: number, color = '#c83232'): Buffer {
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.fillStyle = '#2c5f8a'
  context.fillRect(0, 0, width, height)
  context.fillStyle = color
  context.beginPath()
  context.arc(width / 2, height / 2, Math.min(width, height) / 3, 0, 7)
  context.fill()
  return canvas.toBuffer('image/png')
}

/** Drops a file on a card or another place. */
export async function dropOn(place: Locator, name: string, bytes: Buffer): Promise<void> {
  await place.evaluate(
    (element, [file, base64]) => {
      const content = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File([content], file))
      element.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }))
    },
    [name, bytes.toString('base64')] as const,
  )
}

/** Drops a file in the middle of the map. */
export async function dropOnMap(page: Page, name: string, bytes: Buffer): Promise<void> {
  await dropOn(page.getByRole('application'), name, bytes)
}
