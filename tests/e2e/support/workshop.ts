/** The page as a user handles it: places by their names, scenarios as its files hold them. */
import { expect, type Locator, type Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { writeScenario } from '../../../shared/format/write'
import { type Scenario } from '../../../shared/document/types'
import { type Axial } from '../../../shared/hex/axial'
import { hexCenter, hexsideEnds, type Point, vertexPoint } from '../../../shared/hex/layout'
import { parseHexName, parseHexsideName } from '../../../shared/hex/numbering'
import { type Vertex } from '../../../shared/hex/vertex'
import { mapFrame } from '../../../shared/painter/frame'
import { fitCamera, toScreen } from '../../../renderer/canvas/camera'
import { bareSortie } from '../../support/bareSortie'
import { type Disk } from './program'
import { galleryScenario, scenarioOf } from '../../support/scenarioFiles'

export const SORTIE_FILE = 'assets/gallery/the-sortie.castellan'

export function sortieText(): string {
  return readFileSync(SORTIE_FILE, 'utf8')
}

export function sortie(): Scenario {
  return galleryScenario('the-sortie')
}

export async function openSortie(page: Page): Promise<Workshop> {
  await page.getByRole('button', { name: /La sortie/ }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: /Carte entière|Whole map/ }).click()
  return sortieOn(page)
}

/**
 * Opens The sortie without its game, as a file of the disk: for what a designer tells of a game from nothing. The file is not
 * laid out as the program does it: what is saved first, untouched, is another text.
 */
export async function openBareSortie(page: Page, disk: Disk): Promise<Workshop> {
  await disk.put(JSON.stringify(JSON.parse(writeScenario(bareSortie()))))
  await leaveDialog(page)
  await page.keyboard.press('Control+O')
  await expect(page.locator('.document-title')).toContainText('La sortie')
  await page.getByRole('button', { name: /Carte entière/ }).click()
  return sortieOn(page)
}

/** The map of The sortie in a page that shows it whole. */
export function sortieOn(page: Page): Workshop {
  return createWorkshop(page, sortie())
}

/** A new scenario of the fantasy game on its own board, with one side. */
export async function newFantasyScenario(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Nouveau scénario/ }).click()
  await page.getByLabel('Règles').selectOption({ label: 'Mécanismes communs' })
  await page.getByRole('button', { name: 'Créer' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: 'Ajouter un camp' }).click()
}

/** Reads how many pages the export or print dialog announces, once it has followed what was set in it. */
export async function pagesPlanned(dialog: Locator): Promise<number> {
  await expect(dialog.locator('.export-preview')).toHaveAttribute('aria-busy', 'false')
  const summary = await dialog.getByText(/\d+\s+pages\s+de/).textContent()
  return Number(/(\d+)\s+pages/.exec(summary ?? '')?.[1])
}

/** Escape, once the dialog that is open has the focus, and hears it. */
export async function leaveDialog(page: Page): Promise<void> {
  await expect(page.locator('[role="dialog"]:focus-within')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** Saves what has changed since the last time, and reads it as the file holds it. */
export async function savedScenario(page: Page, disk: Disk): Promise<Scenario> {
  const before = await disk.saved()
  // To a dialog that has yet to go the keys mean nothing.
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('Control+Shift+S')
  await expect.poll(disk.saved).not.toBe(before)
  return scenarioOn(disk)
}

/** Types into the field of a label, and confirms. */
export async function fill(within: Page | Locator, label: string, text: string): Promise<void> {
  const field = within.getByLabel(label, { exact: true })
  await field.fill(text)
  await field.press('Enter')
}

/** The scenario that the file holds. */
export async function scenarioOn(disk: Disk): Promise<Scenario> {
  return scenarioOf(await disk.saved())
}

export interface Workshop {
  readonly board: Locator
  hex(name: string): Promise<Point>
  side(name: string): Promise<Point>
  vertices(vertices: readonly Vertex[]): Promise<Point[]>
  axial(name: string): Axial
  /** Presses at the first point, goes through all others, lets go at the last. */
  drag(points: readonly Point[]): Promise<void>
  click(point: Point): Promise<void>
}

/** The map of a scenario by the names of its places, while it is shown whole. */
export function createWorkshop(page: Page, scenario: Scenario): Workshop {
  const board = page.getByRole('application')
  const { grid, numbering, hexMm } = scenario.map
  const layout = { grid, hexMm }

  // Where a point of the map is on screen while the whole map is shown.
  async function onScreen(points: readonly Point[]): Promise<Point[]> {
    const box = await board.boundingBox()
    if (!box) throw new Error('the map is not on screen')
    const camera = fitCamera(mapFrame(layout), box)
    return points.map((point) => {
      const at = toScreen(point, camera)
      return { x: box.x + at.x, y: box.y + at.y }
    })
  }
  const one = async (point: Point): Promise<Point> => (await onScreen([point]))[0] as Point

  function axial(name: string): Axial {
    const hex = parseHexName(name, numbering, grid)
    if (!hex) throw new Error(`no hex ${name}`)
    return hex
  }

  return {
    board,
    axial,
    hex: (name) => one(hexCenter(axial(name), layout)),
    side(name) {
      const side = parseHexsideName(name, numbering, grid)
      if (!side) throw new Error(`no hexside ${name}`)
      const [a, b] = hexsideEnds(side, layout)
      return one({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
    },
    vertices: (vertices) => onScreen(vertices.map((vertex) => vertexPoint(vertex, layout))),
    async drag(points) {
      const [first, ...rest] = points
      if (!first) return
      await page.mouse.move(first.x, first.y)
      await page.mouse.down()
      for (const point of rest) await page.mouse.move(point.x, point.y, { steps: 4 })
      await page.mouse.up()
    },
    click: (point) => page.mouse.click(point.x, point.y),
  }
}

/** A stroke of wood over these hexes. */
export async function plant(page: Page, workshop: Workshop, ...hexes: string[]): Promise<void> {
  await page.keyboard.press('b')
  await page.getByRole('radio', { name: 'Bois' }).click()
  await workshop.drag(await Promise.all(hexes.map((hex) => workshop.hex(hex))))
}

/** The text of a file of The sortie with wood on these hexes: painting changes nothing else. */
export function planted(text: string, ...hexes: string[]): string {
  const lines = text.split('\n')
  const first = lines.findIndex((line) => line.includes('"terrain": [')) + 1
  for (const hex of hexes) {
    const [column, row] = [hex.charCodeAt(0) - 'A'.charCodeAt(0), Number(hex.slice(1)) - 1]
    const signs = [...(lines[first + row] ?? '')]
    signs[signs.indexOf('"') + 1 + column] = 'w'
    lines[first + row] = signs.join('')
  }
  return lines.join('\n')
}
