/** On a slow connection any part of the page may come last: what can be seen can be used. */
import { browserProgram } from '../e2e/support/browserProgram'
import { expect, test } from '../e2e/support/test'
import { openSortie } from '../e2e/support/workshop'

for (const part of ['shortcuts', 'clipboard', 'toolManager'])
  test(`keys and tools do what they should, though ${part} comes last`, async ({ context }) => {
    let letCome = (): void => undefined
    const held = new Promise<void>((resolve) => (letCome = resolve))
    await context.route(new RegExp(`/${part}-[^/]+\\.js$`), (route) => held.then(() => route.continue()))
    const program = browserProgram(context)
    const page = await program.start()
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => /\/Interface-[^/]+\.js$/.test(name)),
    )
    // All that could be made of what is there has been made.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => resolve(undefined))))
    await expect(page.locator('.rail-tool')).toHaveCount(0)
    letCome()

    const workshop = await openSortie(page)
    await page.keyboard.press('b')
    await expect(page.getByRole('radio', { name: 'Pinceau' })).toBeChecked()
    await workshop.click(await workshop.hex('I13'))
    await expect(page.getByRole('button', { name: /^Annuler.*Peindre/ })).toBeEnabled()
    expect(program.errors).toEqual([])
  })
