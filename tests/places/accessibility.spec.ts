/**
 * No place of the program has a serious fault for assistive techniques, in either language and either theme (UX-2): words
 * depend on the one, colours on the other, so each is seen once, by the rules that judge them; all others are asked in the first look. In a text field of each kind every key that is pressed does what
 * it does in any text, and nothing else: no tool is taken, no command runs, the focus stays.
 */
import { expect, test } from '../e2e/support/test'
import { bringAxe, seriousFaults } from '../e2e/support/axe'
import { createTypist } from './typing'
import { PLACES } from './places'
import { arrived } from './settled'
import { DOCUMENTS, leave, type Look, openDocument, wear } from './stage'

/** The rules whose answer depends on words or colours: names may be wanting in one language alone. */
const RULES_OF_LOOKS = [
  ...[
    'color-contrast',
    'html-has-lang',
    'html-lang-valid',
    'label',
    'label-content-name-mismatch',
    'link-name',
  ],
  ...['button-name', 'image-alt', 'input-button-name', 'select-name', 'role-img-alt', 'svg-img-alt'],
  ...[
    'aria-command-name',
    'aria-dialog-name',
    'aria-input-field-name',
    'aria-meter-name',
    'aria-progressbar-name',
  ],
  ...['aria-toggle-field-name', 'aria-tooltip-name', 'aria-treeitem-name', 'summary-name', 'document-title'],
] as const

const LOOKS: readonly Look[] = [
  { language: 'fr', theme: 'light' },
  { language: 'en', theme: 'dark' },
]

// Colours are judged at rest, not while something fades in.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const document of DOCUMENTS)
  test(`${document}: no serious fault, and hands can type`, async ({ page, disk }) => {
    const stage = await openDocument(page, document, disk)
    await bringAxe(page)
    const typist = createTypist(page.context())
    // Each fault with the place and look in which it was first seen.
    const faults = new Map<string, string>()
    let looks = LOOKS
    for (const { name, part, go } of PLACES.filter(({ on }) => on === document)) {
      await go(stage)
      await arrived(page)
      for (const [nth, look] of looks.entries()) {
        await wear(page, look)
        for (const fault of await seriousFaults(page, part, nth === 0 ? undefined : RULES_OF_LOOKS))
          faults.set(fault, faults.get(fault) ?? `${name} (${look.language}, ${look.theme})`)
      }
      // The next place is seen first as this one was last.
      looks = looks.toReversed()
      for (const fault of await typist.faults(page, part)) faults.set(fault, name)
      await leave(stage)
    }
    expect(typist.tried.size).toBeGreaterThan(8)
    expect([...faults].map(([fault, place]) => `${place}: ${fault}`).join('\n')).toBe('')
  })
