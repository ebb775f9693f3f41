/** With every text 40 % longer nothing is cut off, nothing lies over another, in any place of the program (UX-1). */
import { expect, test } from '../e2e/support/test'
import { PLACES } from './places'
import { inPseudoLanguage, textFaults } from './pseudo'
import { arrived } from './settled'
import { DOCUMENTS, leave, openDocument } from './stage'

/** What may be cut off, and why. */
const LISTED: Readonly<Record<string, string>> = {
  '.document-title':
    'title and file share the middle of the bar; the whole is in the tip and the window’s title',
  '.status-words': 'one line for sentences of any length; the whole is in its title',
  '.tray-words strong': 'names that the author gives; the whole is in the inspector',
  '.inspector .select': 'names of sides, places and counters; the open list shows them whole',
  '.gallery-background': 'the beginning of a text of any length',
  '.swatch-name': 'the whole is in the tip of the swatch',
  '.swatches': 'scrolls where the window is narrow',
  '.route-actions': 'stays in sight over what scrolls under it',
  '.options > .choice': 'scrolls where the window is narrow',
}

for (const document of DOCUMENTS)
  test(`${document}: no text is cut off in the pseudo-language`, async ({ page, disk }) => {
    test.setTimeout(900_000)
    const stage = await openDocument(page, document, disk)
    await inPseudoLanguage(page)
    // Each fault with the place where it was first seen.
    const faults = new Map<string, string>()
    for (const { name, go } of PLACES.filter(({ on }) => on === document)) {
      await go(stage)
      await arrived(page)
      for (const fault of await textFaults(page, Object.keys(LISTED)))
        faults.set(fault, faults.get(fault) ?? name)
      await leave(stage)
    }
    expect([...faults].map(([fault, place]) => `${place}: ${fault}`).join('\n')).toBe('')
  })
