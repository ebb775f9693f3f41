/** Everything can be reached by keyboard, and the focus can always be seen (UX-2). */
import { expect, type Page, test } from '../support/test'
import { openSortie } from '../support/workshop'

const REGIONS = ['topbar', 'options', 'rail', 'board', 'tabs', 'findings', 'status']

/** Names what has the focus, and says whether its outline is seen. */
async function focused(page: Page): Promise<{ region: string; name: string; seen: boolean }> {
  return page.evaluate((regions) => {
    const at = document.activeElement ?? document.body
    const { outlineStyle, outlineWidth, boxShadow, backgroundColor } = getComputedStyle(at)
    const ringed = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1
    // A splitter is a line: it is filled.
    const filled = at.matches('[role="separator"]') && backgroundColor !== 'rgba(0, 0, 0, 0)'
    return {
      region: regions.find((name) => at.closest(`.${name}`)) ?? '',
      name: `${at.localName}.${at.className} ${at.getAttribute('aria-label') ?? at.textContent?.slice(0, 30)}`,
      seen: ringed || filled || boxShadow !== 'none',
    }
  }, REGIONS)
}

test('F6 goes round the regions of the window, and comes back to where one was', async ({ page }) => {
  await openSortie(page)
  await page.getByRole('button', { name: 'Masquer les astuces' }).click()
  await page.keyboard.press('b')
  await page.getByRole('application').focus()
  const round: string[] = []
  for (let press = 0; press < REGIONS.length; press++) {
    await page.keyboard.press('F6')
    round.push((await focused(page)).region)
  }
  expect(round).toEqual(['tabs', 'findings', 'status', 'topbar', 'options', 'rail', 'board'])
  await page.keyboard.press('Shift+F6')
  expect((await focused(page)).region).toBe('rail')
  await page.keyboard.press('ArrowDown')
  const fill = page.getByRole('radio', { name: 'Remplissage' })
  await expect(fill).toBeFocused()
  for (const key of ['F6', 'Shift+F6']) await page.keyboard.press(key)
  await expect(fill).toBeFocused()
})

test('Tab reaches every control, in the order it is read, each with a visible focus', async ({ page }) => {
  await openSortie(page)
  await page.keyboard.press('b')
  // What Tab must reach: of a group of choices the one that stands for it.
  const expected = await page.evaluate(() => {
    const controls = document.querySelectorAll<HTMLElement>(
      'button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), a[href], [tabindex]',
    )
    const reachable = [...controls].filter((control) => control.tabIndex >= 0 && control.checkVisibility())
    for (const [index, control] of reachable.entries()) control.dataset['reach'] = String(index)
    return reachable.length
  })
  expect(expected).toBeGreaterThan(25)
  const unseen: string[] = []
  await page.evaluate(() => document.querySelector<HTMLElement>('[data-reach="0"]')?.focus())
  for (let press = 0; press < expected + 5; press++) {
    const at = await page.evaluate(() => (document.activeElement as HTMLElement).dataset['reach'])
    const { name, seen } = await focused(page)
    await page.evaluate(() => (document.activeElement as HTMLElement).setAttribute('data-reached', ''))
    if (at !== undefined && press > 0 && !seen) unseen.push(name)
    await page.keyboard.press('Tab')
  }
  expect(unseen).toEqual([])
  const missed = page.locator('[data-reach]:not([data-reached])')
  // A group hands the focus on to the one of its choices that stands for it.
  const lost = missed.filter({ hasNot: page.locator('[data-reached]') })
  expect(
    await lost.evaluateAll((controls) => controls.map(({ outerHTML }) => outerHTML.slice(0, 120))),
  ).toEqual([])
})
