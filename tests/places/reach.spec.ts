/**
 * With every text 40 % longer, in no place of the program is a text cut off or drawn over another (UX-1); in a small window, and
 * at a zoom of 200 % (WCAG 1.4.10), every control can be pressed by mouse besides, and there is no serious fault for assistive
 * techniques. Each place is gone to in the smallest window, which then grows.
 */
import { expect, type Page, test } from '../e2e/support/test'
import { bringAxe, LAYOUT_RULES, seriousFaults } from '../e2e/support/axe'
import { PLACES } from './places'
import { inPseudoLanguage, MAY_BE_CUT, textFaults } from './pseudo'
import { outOfReach } from './reach'
import { arrived } from './settled'
import { DOCUMENTS, leave, openDocument, seeWholeMap } from './stage'

/** 640 x 400 is what a zoom of 200 % leaves of 1280 x 800. */
const SMALLEST = { width: 640, height: 400 }
const SMALL = { width: 1024, height: 640 }
const USUAL = { width: 1280, height: 800 }

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const document of DOCUMENTS)
  test(`${document}: everything is within reach, and no text is cut off`, async ({ page, disk }) => {
    const stage = await openDocument(page, document, disk)
    await bringAxe(page)
    await page.setViewportSize(SMALLEST)
    await seeWholeMap(page)
    await inPseudoLanguage(page)
    // Each fault with the place and the window in which it was first seen.
    const faults = new Map<string, string>()
    for (const { name, part, go } of PLACES.filter(({ on }) => on === document)) {
      await go(stage)
      const look = async (size: typeof SMALL, ...kinds: readonly (() => Promise<readonly string[]>)[]) => {
        await page.setViewportSize(size)
        await arrived(page)
        const at = `${name} at ${size.width} x ${size.height}`
        for (const faultsOf of kinds)
          for (const fault of await faultsOf()) faults.set(fault, faults.get(fault) ?? at)
      }
      // Texts first: to look for lost controls scrolls to them.
      const texts = () => textFaults(page, MAY_BE_CUT)
      for (const size of [SMALLEST, USUAL]) await look(size, texts)
      // What is there is judged at both ends, here and in accessibility.spec.ts; between them, where it lies.
      await look(SMALL, texts, () => controlFaults(page, part, LAYOUT_RULES))
      await look(SMALLEST, () => controlFaults(page, part))
      await leave(stage)
    }
    expect([...faults].map(([fault, place]) => `${place}: ${fault}`).join('\n')).toBe('')
  })

async function controlFaults(
  page: Page,
  part: string,
  rules?: readonly string[],
): Promise<readonly string[]> {
  // Labels that are read aloud alone are not in the pseudo-language.
  const serious = (await seriousFaults(page, part, rules)).filter(
    (fault) => !fault.startsWith('label-content-name'),
  )
  return [...(await outOfReach(page)), ...serious]
}
