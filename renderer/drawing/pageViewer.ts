/** The viewer that shared pages carry, as it was built: it lies beside the page and is fetched when one is written. */
import { type PageViewer } from '#shared/interchange/exchange/written'

// As addresses, not imports: the page carries these files and does not run them.
const ADDRESSES = {
  script: new URL('../../dist/viewer/viewer.js', import.meta.url),
  style: new URL('../../dist/viewer/viewer.css', import.meta.url),
  licences: new URL('../../dist/viewer/licences.txt', import.meta.url),
}

/** Rejects where the program was built without it. */
export async function pageViewer(): Promise<PageViewer> {
  const [script, style, licences] = await Promise.all(
    [ADDRESSES.script, ADDRESSES.style, ADDRESSES.licences].map(textOf),
  )
  return { script: script ?? '', style: style ?? '', licences: licences ?? '' }
}

async function textOf(address: URL): Promise<string> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`the viewer of shared pages cannot be read: ${response.status}`)
  return response.text()
}
