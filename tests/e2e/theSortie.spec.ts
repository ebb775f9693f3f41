/** A map from its first wall to its file: drawn, its gap found and closed, undone to the byte, saved, opened again. */
import { expect, test } from './support/test'
import { boundaryLoops } from '#shared/hex/boundary'
import { leaveDialog, openSortie, sortieText } from './support/workshop'

test('draw on The sortie, mend what the rules find, undo it all, redo, save, reopen', async ({
  page,
  disk,
  program,
  shot,
}) => {
  const workshop = await openSortie(page)
  const findings = page.getByRole('region', { name: 'Constats' })
  const settings = page.getByRole('region', { name: 'Réglages de l’outil' })
  const undo = page.getByRole('button', { name: /^Annuler/ })
  const redo = page.getByRole('button', { name: /^Rétablir/ })
  await expect(findings.getByText('Rien à signaler')).toBeVisible()

  // What is saved untouched is what was opened.
  await page.keyboard.press('Control+Shift+S')
  await expect.poll(disk.saved).toBe(sortieText())
  await shot('1-opened')

  // A stroke of wood is one step.
  await page.keyboard.press('b')
  await settings.getByRole('radio', { name: 'Bois' }).click()
  await workshop.drag([await workshop.hex('I13'), await workshop.hex('I14'), await workshop.hex('J15')])
  await expect(undo).toHaveAccessibleName(/Peindre.*bois/i)
  await shot('2-wood')

  // A wall round a yard, all sides but one.
  const yard = boundaryLoops(['V14', 'W14', 'W15'].map(workshop.axial))[0]
  if (!yard) throw new Error('a yard has an outline')
  await page.keyboard.press('w')
  await settings.getByRole('radio', { name: 'Mur', exact: true }).click()
  await workshop.drag([
    await workshop.side('V13/V14'),
    ...(await workshop.vertices(yard.vertices.slice(1, -1))),
  ])
  const gap = findings.getByRole('listitem').filter({ hasText: 'CHK-6' })
  await expect(gap).toHaveCount(1)
  await expect(gap).toContainText('U13/V14')
  await shot('3-gap')

  // A slit in the wall, turned round.
  const slitSide = 'V14/V13'
  await settings.getByRole('radio', { name: 'Meurtrière' }).click()
  await workshop.click(await workshop.side(slitSide))
  await expect(undo).toHaveAccessibleName(/meurtrière/i)
  await page.keyboard.press('f')
  await expect(undo).toHaveAccessibleName(/retourner|inverser/i)
  await shot('4-slit')

  // A rider, placed and turned.
  await page.getByRole('tab', { name: 'Pions' }).click()
  await page.getByRole('button', { name: /^Sergent monté/ }).click()
  await workshop.click(await workshop.hex('T10'))
  await expect(undo).toHaveAccessibleName(/sergent/i)
  await page.keyboard.press('r')
  await expect(undo).toHaveAccessibleName(/tourner/i)
  await shot('5-rider')

  // The quick fix closes the gap: the finding goes (the yard then has no way in, which is another one).
  await gap.getByRole('button', { name: 'Fermer la brèche' }).click()
  await expect(findings.getByText(/presque ferm/i)).toHaveCount(0)
  await expect(findings.getByText('Espace clos sans entrée')).toBeVisible()
  await shot('6-closed')

  await page.keyboard.press('Control+S')
  const notice = page.getByRole('status').filter({ hasText: 'enregistré' })
  await expect(notice).toBeVisible()
  const sergeants = async () => (await disk.saved()).match(/"type": "mounted-sergeant"/g)?.length
  await expect.poll(sergeants).toBe(2)
  const drawn = await disk.saved()

  // Undo everything: byte for byte what was opened. Redo: what was drawn.
  let steps = 0
  for (; await undo.isEnabled(); steps++) await undo.click()
  expect(steps).toBe(7)
  await page.keyboard.press('Control+S')
  await expect.poll(disk.saved).toBe(sortieText())
  while (await redo.isEnabled()) await redo.click()
  await page.keyboard.press('Control+S')
  await expect.poll(disk.saved).toBe(drawn)

  // Opened again and saved again: the same bytes.
  const next = await program.restart()
  await leaveDialog(next)
  await next.keyboard.press('Control+O')
  await expect(next.locator('.inspector')).toContainText('La sortie')
  await expect(next.getByRole('button', { name: /^Annuler/ })).toBeDisabled()
  await disk.put('')
  await next.keyboard.press('Control+Shift+S')
  await expect.poll(disk.saved).toBe(drawn)
  await shot('7-reopened')
})
