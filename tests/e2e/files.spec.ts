/** Broken files are refused with their place, and work comes back after a crash. */
import { expect, test } from './support/test'
import { leaveDialog, openSortie, sortieText } from './support/workshop'

const lines = sortieText().split('\n')
const BROKEN: [what: string, text: string, says: RegExp[]][] = [
  ['a truncated file', sortieText().slice(0, 5000), [/ligne \d+/]],
  ['a newer file', sortieText().replace(/"version": \d+/, '"version": 99'), [/99/, /version/]],
  [
    'a row that is too short',
    lines.map((line) => (line.includes('"wwwww.b') ? '      "www",' : line)).join('\n'),
    [/ligne \d+/, /26/],
  ],
  ['another program’s file', '{"type": "FeatureCollection"}', [/Castellan/]],
]

test('a broken file of any kind is refused, and the open scenario stays', async ({ page, disk }) => {
  await openSortie(page)
  for (const [index, [what, text, says]] of BROKEN.entries())
    await test.step(what, async () => {
      // Each of its own: the scenario is saved over it.
      const name = `${index}.castellan`
      await disk.put(text, name)
      await page.keyboard.press('Control+O')
      const dialog = page.getByRole('dialog')
      for (const words of says) await expect(dialog).toContainText(words)
      await expect(dialog).toContainText(name)
      await leaveDialog(page)
      await page.keyboard.press('Control+Shift+S')
      await expect.poll(() => disk.saved()).toBe(sortieText())
    })
})

test('after a crash of the page the unsaved state is offered, and it is the same document', async ({
  page,
  disk,
  program,
}) => {
  const workshop = await openSortie(page)
  await page.keyboard.press('b')
  await workshop.drag([await workshop.hex('I13'), await workshop.hex('I14')])
  await page.keyboard.press('Control+Shift+S')
  await expect.poll(disk.saved).not.toBe('')
  await workshop.drag([await workshop.hex('L13'), await workshop.hex('L14')])
  // What was drawn before and after the last save.
  const drawnIn = (text = ''): readonly (string | undefined)[] => {
    const rows = text.split('\n').filter((line) => /^ {6}"[^"]{26}"/.test(line))
    return [rows[12]?.trim()[9], rows[12]?.trim()[12]]
  }
  await expect.poll(async () => (await disk.kept()).map(drawnIn)).toEqual([['w', 'w']])

  const next = await program.crash()
  await next.getByRole('button', { name: 'Restaurer' }).click()
  await expect(next.getByRole('dialog')).toHaveCount(0)
  await next.keyboard.press('Control+Shift+S')
  await expect.poll(async () => drawnIn(await disk.saved())).toEqual(['w', 'w'])
})
