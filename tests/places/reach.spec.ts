/** Every control of every place can be pressed by mouse in a small window, and at a zoom of 200 % (WCAG 1.4.10). */
import { expect, test } from '../e2e/support/test'
import { PLACES } from './places'
import { outOfReach } from './reach'
import { arrived } from './settled'
import { DOCUMENTS, leave, openDocument, seeWholeMap } from './stage'

/** 640 x 400 is what a zoom of 200 % leaves of 1280 x 800. */
const SIZES = [
  { width: 1024, height: 640 },
  { width: 640, height: 400 },
]

for (const document of DOCUMENTS)
  for (const size of SIZES)
    test(`${document}: everything is within reach at ${size.width} x ${size.height}`, async ({
      page,
      disk,
    }) => {
      test.setTimeout(900_000)
      const stage = await openDocument(page, document, disk)
      await page.setViewportSize(size)
      await seeWholeMap(page)
      // Each control with the place where it was first lost.
      const lost = new Map<string, string>()
      for (const { name, go } of PLACES.filter(({ on }) => on === document)) {
        await go(stage)
        await arrived(page)
        for (const line of await outOfReach(page)) lost.set(line, lost.get(line) ?? name)
        await leave(stage)
      }
      expect([...lost].map(([line, place]) => `${place}: ${line}`).join('\n')).toBe('')
    })
