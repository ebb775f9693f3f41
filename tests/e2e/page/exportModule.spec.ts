/** XCH-2: a VASSAL module from the page, whose numbers of pieces the document keeps when asked to, as one step that can be undone. */
import { unzipSync } from 'fflate'
import { expect, test } from '../support/test'
import { openSortie, savedScenario } from '../support/workshop'

test('a module is written, its numbers are kept, undone and given again', async ({
  page,
  disk,
  menu,
  shot,
}) => {
  test.slow()
  await openSortie(page)
  const write = async (keep?: 'keep'): Promise<readonly string[]> => {
    await menu.choose('Fichier', 'Exporter pour un autre programme…')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('radio', { name: /Module VASSAL/ }).check()
    const numbers = dialog.getByRole('switch', { name: /Garder les numéros des pièces/ })
    if (keep) await numbers.click()
    const { name, bytes } = await disk.exported(async () => {
      await dialog.getByRole('button', { name: 'Exporter', exact: true }).click()
    })
    expect(name).toMatch(/\.vmod$/)
    await expect(dialog).toHaveCount(0)
    const build = new TextDecoder().decode(unzipSync(bytes)['buildFile.xml'])
    return [...build.matchAll(/PieceSlot [^>]*gpid="(\d+)"/g)].map(([, gpid = '']) => gpid)
  }
  const first = await write()
  expect(first.length).toBeGreaterThan(20)
  // A writer changes nothing unasked.
  expect((await savedScenario(page, disk)).vassalGpids).toEqual({})
  expect(await write('keep')).toEqual(first)
  await expect(page.getByText('Le scénario garde les numéros des pièces')).toBeVisible()
  await shot('export-module')
  const kept = await savedScenario(page, disk)
  expect(Object.values(kept.vassalGpids).map(String).sort()).toEqual([...first].sort())

  await page.keyboard.press('Control+z')
  expect((await savedScenario(page, disk)).vassalGpids).toEqual({})
  await page.keyboard.press('Control+y')
  expect((await savedScenario(page, disk)).vassalGpids).toEqual(kept.vassalGpids)
  expect(await write()).toEqual(first)
})
