/** With every text 40 % longer nothing is cut off, nothing lies over another, in any place of the program (UX-1). */
import { expect, test } from '../e2e/support/test'
import { PLACES } from './places'
import { inPseudoLanguage, MAY_BE_CUT, textFaults } from './pseudo'
import { arrived } from './settled'
import { DOCUMENTS, leave, openDocument } from './stage'

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
      for (const fault of await textFaults(page, MAY_BE_CUT)) faults.set(fault, faults.get(fault) ?? name)
      await leave(stage)
    }
    expect([...faults].map(([fault, place]) => `${place}: ${fault}`).join('\n')).toBe('')
  })
