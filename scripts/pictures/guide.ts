/** The guide's pictures: the map after each step, made by following its text in the program. */
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { type Browser, type Page } from '@playwright/test'
import { mkdirSync, writeFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { STEPS } from '../../renderer/panels/guide/steps'
import { actsOf } from '../../renderer/panels/guide/marks'
import { fitCamera, toScreen } from '../../renderer/canvas/camera'
import { mapFrame } from '../../shared/painter/frame'
import { type Rect } from '../../shared/painter/ops'
import { browserProgram } from '../../tests/e2e/support/browserProgram'
import { GuideReader } from '../../tests/e2e/support/guideReader'
import { Hand } from '../../tests/e2e/support/hand'
import { scenarioOn } from '../../tests/e2e/support/workshop'
import { project } from '../run.mjs'

const FOLDER = `${project}assets/guide`
/** Twice the width at which the guide shows it, for dense screens. */
const WIDTH_PX = 452
const QUALITY = 80
const WINDOW = { width: 1280, height: 800 }
/** The menus above a view. */
const BARS_PX = 40
/** All tiles are painted by then. */
const DRAWN_MS = 1500

/** Writes also the acts that they were made by: a test compares them with those of the text. */
export async function guidePictures(browser: Browser, address: string): Promise<void> {
  mkdirSync(FOLDER, { recursive: true })
  const context = await browser.newContext({
    locale: 'fr-FR',
    baseURL: address,
    viewport: WINDOW,
  })
  // What tsx leaves in functions that are sent to the page.
  await context.addInitScript({ content: 'globalThis.__name = (named) => named' })
  const { start, disk } = browserProgram(context)
  const page = await start()
  let before: Buffer | undefined
  await new GuideReader(page, new Hand(page), 'fr').followAll(disk, async ({ id }) => {
    await page.mouse.move(0, 0)
    await wait(DRAWN_MS)
    const { grid, hexMm } = (await scenarioOn(disk)).map
    const frame = mapFrame({ grid, hexMm })
    const map = await mapOnScreen(page, frame)
    let shot = map && (await page.screenshot({ clip: map }))
    // Where the map is as it was, the panels beside it show what the step has done.
    if (!shot || before?.equals(shot))
      shot = await page.screenshot({ clip: await windowPart(page, frame, map ? 'end' : 'start') })
    else before = shot
    const { width, height } = await loadImage(shot)
    const canvas = createCanvas(WIDTH_PX, Math.round((WIDTH_PX * height) / width))
    canvas.getContext('2d').drawImage(await loadImage(shot), 0, 0, canvas.width, canvas.height)
    writeFileSync(`${FOLDER}/${id}.webp`, await canvas.encode('webp', QUALITY))
  })
  await context.close()
  const made = Object.fromEntries(STEPS.map(({ id, text }) => [id, actsOf(text.fr)]))
  writeFileSync(`${FOLDER}/acts.json`, `${JSON.stringify(made, undefined, 2)}\n`)
}

interface Clip {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The whole map, where it is what the step works on. */
async function mapOnScreen(page: Page, frame: Rect): Promise<Clip | undefined> {
  const map = page.getByRole('application')
  const isCovered = await page.getByRole('dialog').isVisible()
  const board = isCovered || !(await map.isVisible()) ? null : await map.boundingBox()
  if (!board) return undefined
  const camera = fitCamera(frame, board)
  const { x, y } = toScreen(frame, camera)
  return {
    x: board.x + x,
    y: board.y + y,
    width: frame.width * camera.scale,
    height: frame.height * camera.scale,
  }
}

/**
 * Clips what stands above the guide, from the window's beginning (a table, a form) or to its end; as wide for its height as the
 * map is.
 */
async function windowPart(page: Page, frame: Rect, at: 'start' | 'end'): Promise<Clip> {
  const guide = await page.locator('.guide').boundingBox()
  if (!guide) throw new Error('the guide is not on screen')
  const height = guide.y - BARS_PX
  const width = (height * frame.width) / frame.height
  return { x: at === 'start' ? 0 : WINDOW.width - width, y: BARS_PX, width, height }
}
