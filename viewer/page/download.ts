/** The scenario inside the page, saved as a file. */
import { type Shown } from './shown'

export function saveScenario({ text, data }: Shown): void {
  const blob = new Blob([text], { type: 'application/x-castellan+json' })
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = data.fileName
  link.click()
  // The browser has begun by then.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
