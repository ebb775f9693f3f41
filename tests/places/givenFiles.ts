/** The ways to the dialogs that show files which the user has given. */
import { type Page } from '@playwright/test'
import { PNG } from '../images/pictures'
import { tab } from './place'
import { run, type Stage } from './stage'

interface Given {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

const picture = (name: string): Given => ({ name, mimeType: 'image/png', buffer: Buffer.from(PNG) })

/** Gives the files to the chooser that the button opens. */
async function give(page: Page, button: string, files: readonly Given[]): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.locator(button).first().click()
  await (await chooser).setFiles([...files])
}

export async function importedMap(stage: Stage): Promise<void> {
  await run(stage, 'import-map')
  const rows = ['Gg, Gg, Gg, Gg', 'Gg, Gg^Fp, Ww, Gg', 'Gg, Hh, Ss, Gg', 'Gg, Gg, Gg, Gg']
  const map = { name: 'small.map', mimeType: 'text/plain', buffer: Buffer.from(rows.join('\n')) }
  await give(stage.page, '[role="dialog"] button:has(.lucide-file-up)', [map])
  await stage.page.locator('.ground-table').waitFor()
}

export async function importedPictures(stage: Stage): Promise<void> {
  await run(stage, 'import-pictures')
  const button = '[role="dialog"] button:has(.lucide-images)'
  await give(stage.page, button, ['Archer.png', 'blason.png'].map(picture))
  await stage.page.locator('.pictures-table').waitFor()
}

export async function counterArt(stage: Stage): Promise<void> {
  const { page } = stage
  await tab('counters')(stage)
  // In hand first: its options may take the place of what is pressed.
  await page.locator('.tray-take').first().click()
  await page.locator('.tray-take').first().dblclick()
  await give(page, '.art-row button:has(.lucide-image-plus)', [picture('a.png')])
  await page.locator('.art-row button:has(.lucide-crop)').first().click()
}
