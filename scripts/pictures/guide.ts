/** The guide's pictures: the map after each step, made by following its text in the program. */
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { type Browser } from '@playwright/test'
import { mkdirSync, writeFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { CASTLE } from '../../renderer/panels/guide/castle'
import { actsOf } from '../../renderer/panels/guide/marks'
import { fitCamera, toScreen } from '../../renderer/canvas/camera'
import { mapFrame } from '../../shared/painter/frame'
import { browserProgram } from '../../tests/e2e/support/browserProgram'
import { GuideReader } from '../../tests/e2e/support/guideReader'
import { Hand } from '../../tests/e2e/support/hand'
import { scenarioOn } from '../../tests/e2e/support/workshop'
import { project } from '../run.mjs'

const FOLDER = `${project}assets/guide`
/** Twice the width at which the guide shows it, for dense screens. */
const WIDTH_PX = 452
const QUALITY = 80
/** All tiles are painted by then. */
const DRAWN_MS = 1500

/** Writes also the acts that they were made by: a test compares them with those of the text. */
export async function guidePictures(browser: Browser, address: string): Promise<void> {
  mkdirSync(FOLDER, { recursive: true })
  const context = await browser.newContext({
    locale: 'fr-FR',
    baseURL: address,
    viewport: { width: 1280, height: 800 },
  })
  // What tsx leaves in functions that are sent to the page.
  await context.addInitScript({ content: 'globalThis.__name = (named) => named' })
  const { start, disk } = browserProgram(context)
  const page = await start()
  await new GuideReader(page, new Hand(page), 'fr').followAll(disk, async ({ id }) => {
    await page.mouse.move(0, 0)
    await wait(DRAWN_MS)
    const { grid, hexMm } = (await scenarioOn(disk)).map
    const frame = mapFrame({ grid, hexMm })
    const board = await page.getByRole('application').boundingBox()
    if (!board) throw new Error('the map is not on screen')
    const camera = fitCamera(frame, board)
    const { x, y } = toScreen(frame, camera)
    const [width, height] = [frame.width * camera.scale, frame.height * camera.scale]
    const clip = { x: board.x + x, y: board.y + y, width, height }
    const shot = await loadImage(await page.screenshot({ clip }))
    const canvas = createCanvas(WIDTH_PX, Math.round((WIDTH_PX * height) / width))
    canvas.getContext('2d').drawImage(shot, 0, 0, canvas.width, canvas.height)
    writeFileSync(`${FOLDER}/${id}.webp`, await canvas.encode('webp', QUALITY))
  })
  await context.close()
  const made = Object.fromEntries(CASTLE.map(({ id, text }) => [id, actsOf(text.fr)]))
  writeFileSync(`${FOLDER}/acts.json`, `${JSON.stringify(made, undefined, 2)}\n`)
}
