/** The viewer that shared pages carry, as it was built. */
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type PageViewer } from '#shared/interchange/exchange/written'

// Both main/export and the built program (dist/cli) lie two folders below the project.
const FOLDER = join(dirname(fileURLToPath(import.meta.url)), '../../dist/viewer')

/** Rejects where the program was not built. */
export async function pageViewer(): Promise<PageViewer> {
  const [script, style, licences] = await Promise.all(
    ['viewer.js', 'viewer.css', 'licences.txt'].map((name) => readFile(join(FOLDER, name), 'utf8')),
  )
  return { script: script ?? '', style: style ?? '', licences: licences ?? '' }
}
