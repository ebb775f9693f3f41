/** CHK-11: a finding is silenced with a reason, kept in the file, shown struck through, brought back; the report is saved. */
import { type Locator, type Page } from '@playwright/test'
import { type Disk } from '../support/program'
import { expect, test } from '../support/test'
import { openSortie, savedScenario, sortieText } from '../support/workshop'

/** Odon stands in one place with Sire Guy. */
function crowded(): string {
  const { silenced: _, ...file } = JSON.parse(sortieText()) as {
    readonly silenced: unknown
    readonly counters: Record<string, { hex: string }>
  }
  const odon = file.counters['odon']
  if (odon) odon.hex = '14,6'
  return JSON.stringify(file)
}

async function openCrowded(page: Page, disk: Disk): Promise<Locator> {
  await openSortie(page)
  await disk.put(crowded())
  await page.keyboard.press('Control+o')
  const findings = page.getByRole('region', { name: 'Constats' })
  await expect(findings.locator('.finding')).not.toHaveCount(0)
  return findings
}

const errors = (page: Page): Locator => page.locator('.status-findings')

test('silenced by keys with a reason, saved, opened again, brought back, undone', async ({
  page,
  disk,
  menu,
  shot,
}) => {
  const findings = await openCrowded(page, disk)
  const rows = findings.locator('.finding')
  const count = await rows.count()
  const before = await errors(page).textContent()
  const first = rows.first()
  const sentence = (await first.locator('.finding-go > span:last-child').textContent()) ?? ''

  // Escape gives up; without a reason nothing happens.
  const opener = first.getByRole('button', { name: 'Taire ce constat…' })
  await opener.focus()
  await page.keyboard.press('Enter')
  const reason = findings.getByRole('textbox', { name: 'Raison' })
  await expect(reason).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(reason).toHaveCount(0)
  await expect(opener).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(findings.getByRole('alert')).toHaveText('Une raison est attendue.')

  await reason.fill('Le sire porte son écuyer.')
  await shot('silence-reason')
  await page.keyboard.press('Enter')
  await expect(rows).toHaveCount(count - 1)
  await expect(errors(page)).not.toHaveText(before ?? '')
  const fold = findings.getByRole('button', { name: 'Tus (1)' })
  await expect(fold).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(findings.locator('s')).toHaveText(sentence)
  await expect(findings.locator('.silenced-reason')).toHaveText('Le sire porte son écuyer.')
  await shot('silenced')

  const saved = await savedScenario(page, disk)
  expect(saved.silenced.map(({ reason: why }) => why)).toEqual(['Le sire porte son écuyer.'])

  // The report, in both forms.
  const markdown = await disk.exported(() => menu.choose('Fichier', 'Exporter les constats (Markdown)…'))
  expect(markdown.name).toMatch(/constats\.md$/)
  expect(markdown.bytes.toString('utf8')).toContain('Raison\u202f: Le sire porte son écuyer.')
  const json = await disk.exported(() => menu.choose('Fichier', 'Exporter les constats (JSON)…'))
  expect(JSON.parse(json.bytes.toString('utf8'))).toMatchObject({
    silenced: [{ reason: 'Le sire porte son écuyer.' }],
  })

  // As the file holds it, still silenced; then brought back, and that undone.
  await page.keyboard.press('Control+o')
  await expect(rows).toHaveCount(count - 1)
  if ((await fold.getAttribute('aria-expanded')) === 'false') await fold.click()
  await findings.getByRole('button', { name: 'Rétablir' }).click()
  await expect(rows).toHaveCount(count)
  await expect(findings.locator('.silenced-fold')).toHaveCount(0)
  await page.keyboard.press('Control+z')
  await expect(rows).toHaveCount(count - 1)
})

test('a whole check is silenced, and what is needed no more is removed by one button', async ({
  page,
  disk,
}) => {
  const findings = await openCrowded(page, disk)
  const rows = findings.locator('.finding')
  const count = await rows.count()
  await rows.first().getByRole('button', { name: 'Taire ce constat…' }).click()
  await findings.getByRole('textbox', { name: 'Raison' }).fill('Voulu.')
  await findings.getByRole('button', { name: 'Taire ce contrôle pour ce scénario' }).click()
  await expect(rows).not.toHaveCount(count)
  const fold = findings.locator('.silenced-head')
  await fold.click()
  await expect(findings.getByText(/^Contrôle tu/)).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(rows).toHaveCount(count)

  // Silenced, then mended: the entry is listed as no longer needed.
  const saved = await savedScenario(page, disk)
  const stale = {
    ...JSON.parse(sortieText()),
    silenced: [{ code: 'CHK2-overlap', hexes: ['1,1'], reason: 'Avant.' }],
  }
  expect(saved.silenced).toEqual([])
  await disk.put(JSON.stringify(stale))
  await page.keyboard.press('Control+o')
  await expect(fold).toHaveText('Tus (1)')
  if ((await fold.getAttribute('aria-expanded')) === 'false') await fold.click()
  await expect(findings.getByRole('heading', { name: 'N’ont plus besoin d’être tus' })).toBeVisible()
  await findings.getByRole('button', { name: 'Tout enlever (1)' }).click()
  await expect(fold).toHaveCount(0)
  expect((await savedScenario(page, disk)).silenced).toEqual([])
})
