/** Analyses in a real browser: sight follows the pointer, and a route tells its risks before it is taken. */
import { bringAxe, seriousFaults } from '../support/axe'
import { followScheme, SCHEMES } from '../support/scheme'
import { expect, type Page, test } from '../support/test'
import { openSortie } from '../support/workshop'
import { type Point } from '../../../shared/hex/layout'

/** Measures how dark the overlay is at a point of the page: 0 where nothing is drawn, up to 255. */
async function overlayAt(page: Page, { x, y }: Point): Promise<number> {
  return page.evaluate(
    (at) => {
      const [, canvas] = document.querySelectorAll<HTMLCanvasElement>('.board-canvas canvas')
      const context = canvas?.getContext('2d')
      if (!canvas || !context) throw new Error('the overlay has a canvas')
      const box = canvas.getBoundingClientRect()
      const scale = canvas.width / box.width
      return context.getImageData((at.x - box.left) * scale, (at.y - box.top) * scale, 1, 1).data[3] ?? 0
    },
    { x, y },
  )
}

test('the shade of what is not seen follows the pointer; a click fixes where one looks from', async ({
  page,
}) => {
  const { hex, click } = await openSortie(page)
  const [field, courtyard, words] = [await hex('J10'), await hex('T7'), page.locator('.status-words')]
  await page.keyboard.press('l')
  await page.mouse.move(field.x, field.y)
  await expect(words).toContainText('Vue de J10')
  await expect.poll(() => overlayAt(page, courtyard)).toBeGreaterThan(100)
  await page.mouse.move(courtyard.x, courtyard.y, { steps: 12 })
  await expect(words).toContainText('Vue de T7')
  await expect.poll(() => overlayAt(page, field)).toBeGreaterThan(100)

  await click(field)
  await page.mouse.move(courtyard.x, courtyard.y, { steps: 4 })
  await expect(words).toContainText(/Vue de J10 à T7 coupée en .*HS-LOS-\d+$/)
  // The sentence of that rule stands beside the tool's name.
  await expect(page.getByLabel('Réglages de l’outil')).toContainText(/HS-LOS-\d+\s: .+\.$/)
  await page.keyboard.press('Escape')
  await page.mouse.move(field.x, field.y + 2)
  await expect.poll(() => overlayAt(page, courtyard)).toBeGreaterThan(100)
})

test('a route past an enemy shows its attack, its modifiers and the arrival, then is taken in one step', async ({
  page,
  shot,
}) => {
  const { hex, click } = await openSortie(page)
  const undo = page.getByRole('button', { name: /^Annuler/ })
  const panel = page.getByRole('tabpanel', { name: 'Trajet' })
  await page.keyboard.press('t')
  await expect(panel).toContainText('Cliquez un pion')
  await click(await hex('O7'))
  await expect(panel.getByRole('heading', { name: 'Sire Guy' })).toBeVisible()
  for (const name of ['N7', 'M6', 'L6']) await click(await hex(name))
  await page.keyboard.press('Enter')

  await expect(panel).toContainText('3\u00a0cases · 3\u00a0points sur 14')
  const attack = panel.getByRole('listitem').filter({ hasText: 'Osric' })
  await expect(attack).toContainText('N7')
  await expect(attack).toContainText('MC-INF-10')
  await expect(attack).toContainText('7/10')
  await expect(panel.getByRole('row').filter({ hasText: 'Indemne' })).toContainText(/70\s%7\/10/)
  await expect(page.locator('.status-words')).toContainText('1\u00a0attaque possible')
  await shot('route')
  const fire = panel.getByRole('heading', { name: 'Tirs défensifs possibles' })
  await fire.scrollIntoViewIfNeeded()
  await expect(fire.locator('xpath=ancestor::section[1]')).toContainText(/au pire en [NML]\d, /)
  await shot('route-fire')

  // A session thing: nothing to undo until it is taken.
  await expect(undo).toBeDisabled()
  await page.keyboard.press('Backspace')
  await expect(panel).toContainText('2\u00a0cases')
  await panel.getByRole('button', { name: 'Déplacer le pion' }).click()
  await expect(undo).toHaveAccessibleName(/Déplacer.*Sire Guy/)
  await undo.click()
  await expect(undo).toBeDisabled()
})

/** Holds every question on its way to its worker until it is let through: each then takes as long as the test wants. */
async function heldQuestions(page: Page) {
  await page.evaluate(() => {
    const held: (() => void)[] = []
    const counts = { asked: 0 }
    class HeldWorker extends Worker {
      readonly #isHeld: boolean
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options)
        this.#isHeld = String(url).includes('answers.worker')
      }
      override postMessage(message: unknown, options?: StructuredSerializeOptions | Transferable[]): void {
        const send = (): void => super.postMessage(message, options as StructuredSerializeOptions)
        if (!this.#isHeld) return send()
        counts.asked++
        held.push(send)
      }
    }
    Object.assign(window, { Worker: HeldWorker, questions: { counts, release: () => held.shift()?.() } })
  })
  type Held = { questions: { counts: { asked: number }; release(): void } }
  return {
    asked: () => page.evaluate(() => (window as unknown as Held).questions.counts.asked),
    release: () => page.evaluate(() => (window as unknown as Held).questions.release()),
  }
}

test('while a question takes long the page goes on; only the newest of those that wait is asked', async ({
  page,
}) => {
  const { hex, click } = await openSortie(page)
  const panel = page.getByRole('tabpanel', { name: 'Trajet' })
  const { asked, release } = await heldQuestions(page)
  await page.keyboard.press('t')
  // What the counter reaches is the long question.
  await click(await hex('O7'))
  await expect(page.locator('.status-words')).toHaveText('Calcul en cours…')
  expect(await asked()).toBe(1)
  for (const [index, name] of ['N7', 'M6', 'L6'].entries()) {
    await click(await hex(name))
    await expect(panel).toContainText(`${index + 1}\u00a0case`)
  }
  await expect(panel).toContainText('Calcul en cours…')
  await expect(panel.getByRole('button', { name: 'Déplacer le pion' })).toBeDisabled()
  expect(await asked()).toBe(1)

  await release()
  await expect.poll(asked).toBe(2)
  await release()
  // Beside the newest way the choice of the mover's fire is asked for, once.
  await expect.poll(asked).toBe(3)
  await release()
  await expect(panel).toContainText('3\u00a0cases · 3\u00a0points sur 14')
  await expect(panel.getByRole('listitem').filter({ hasText: 'Osric' })).toContainText('N7')
  expect(await asked()).toBe(3)
  await panel.getByRole('button', { name: 'Déplacer le pion' }).click()
  await expect(page.getByRole('button', { name: /^Annuler/ })).toHaveAccessibleName(/Déplacer.*Sire Guy/)
})

test('the route panel has no serious accessibility fault in the light theme and in the dark one', async ({
  page,
  shot,
}) => {
  const { hex, click } = await openSortie(page)
  const panel = page.getByRole('tabpanel', { name: 'Trajet' })
  await page.keyboard.press('t')
  for (const name of ['O7', 'N7', 'M6']) await click(await hex(name))
  await page.getByRole('radio', { name: 'Avance' }).click()
  await panel.getByRole('combobox', { name: 'Qui a combattu' }).selectOption('Osric')
  await expect(panel.getByRole('listitem').filter({ hasText: 'Osric' }).first()).toBeVisible()
  await bringAxe(page)
  for (const scheme of SCHEMES) {
    await followScheme(page, scheme)
    await shot(`route-${scheme}`)
    for (const part of ['.side', '.options']) expect(await seriousFaults(page, part)).toEqual([])
  }
})
