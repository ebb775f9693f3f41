/** On a slow connection any part of the page may come last: what can be seen can be used. */
import { type BrowserContext } from '@playwright/test'
import { browserProgram } from '../e2e/support/browserProgram'
import { expect, test } from '../e2e/support/test'
import { openSortie } from '../e2e/support/workshop'

/** Holds a part back; what is given lets it come. */
async function hold(context: BrowserContext, part: string): Promise<() => void> {
  let letCome = (): void => undefined
  const held = new Promise<void>((resolve) => (letCome = resolve))
  await context.route(new RegExp(`/${part}-[^/]+\\.js$`), (route) => held.then(() => route.continue()))
  return letCome
}

for (const part of ['shortcuts', 'clipboard', 'toolManager'])
  test(`keys and tools do what they should, though ${part} comes last`, async ({ context }) => {
    const letCome = await hold(context, part)
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

test('what is typed while the palette comes is sought in it, and typed on', async ({ page }) => {
  const letCome = await hold(page.context(), 'CommandPalette')
  const { board } = await openSortie(page)
  await board.focus()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('sombrx')
  await page.keyboard.press('Backspace')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  letCome()
  const field = page.getByRole('combobox', { name: 'Palette de commandes' })
  await expect(field).toBeFocused()
  await page.keyboard.type('e the')
  await expect(field).toHaveValue('sombre the')
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})
