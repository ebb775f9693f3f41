/**
 * In a small window, and at a zoom of 200 % (WCAG 1.4.10), with every text 40 % longer: every control of every place can be
 * pressed by mouse, no text is cut off, and there is no serious fault for assistive techniques.
 */
import { expect, test } from '../e2e/support/test'
import { bringAxe, seriousFaults } from './axe'
import { PLACES } from './places'
import { inPseudoLanguage, MAY_BE_CUT, textFaults } from './pseudo'
import { outOfReach } from './reach'
import { arrived } from './settled'
import { DOCUMENTS, leave, openDocument, seeWholeMap } from './stage'

/** 640 x 400 is what a zoom of 200 % leaves of 1280 x 800. */
const SIZES = [
  { width: 1024, height: 640 },
  { width: 640, height: 400 },
]

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const document of DOCUMENTS)
  for (const size of SIZES)
    test(`${document}: everything is within reach at ${size.width} x ${size.height}`, async ({
      page,
      disk,
    }) => {
      test.setTimeout(900_000)
      const stage = await openDocument(page, document, disk)
      await bringAxe(page)
      await page.setViewportSize(size)
      await seeWholeMap(page)
      await inPseudoLanguage(page)
      // Each fault with the place where it was first seen.
      const faults = new Map<string, string>()
      for (const { name, part, go } of PLACES.filter(({ on }) => on === document)) {
        await go(stage)
        await arrived(page)
        const seen = [
          // First: to look for lost controls scrolls to them.
          ...(await textFaults(page, MAY_BE_CUT)),
          ...(await outOfReach(page)),
          // Labels that are read aloud alone are not in the pseudo-language.
          ...(await seriousFaults(page, part)).filter((fault) => !fault.startsWith('label-content-name')),
        ]
        for (const fault of seen) faults.set(fault, faults.get(fault) ?? name)
        await leave(stage)
      }
      expect([...faults].map(([fault, place]) => `${place}: ${fault}`).join('\n')).toBe('')
    })
