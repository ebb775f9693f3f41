/** In the browser edition too, a power cut takes nothing that was kept: every write waits for the disk. */
import { browserProgram } from '../e2e/support/browserProgram'
import { expect, test } from '../e2e/support/test'
import { openSortie, plant, planted, sortieText } from '../e2e/support/workshop'

interface Spy {
  /** `castellan: strict`, once for each writing transaction. */
  readonly writes: string[]
}

test('recovery, recent files and versions are written with strict durability', async ({ context }) => {
  await context.addInitScript(() => {
    const writes: string[] = []
    Object.assign(window, { writes } satisfies Spy)
    const { transaction } = IDBDatabase.prototype
    IDBDatabase.prototype.transaction = function (...args) {
      const opened = transaction.apply(this, args)
      if (opened.mode === 'readwrite') writes.push(`${this.name}: ${opened.durability}`)
      return opened
    }
  })
  const program = browserProgram(context)
  const page = await program.start()
  const workshop = await openSortie(page)
  await plant(page, workshop, 'I13')
  await page.keyboard.press('Control+S')
  await expect.poll(program.disk.saved).toBe(planted(sortieText(), 'I13'))
  await workshop.drag([await workshop.hex('L13')])
  await page.keyboard.press('Control+S')
  await expect.poll(program.disk.saved).toBe(planted(sortieText(), 'I13', 'L13'))
  await workshop.drag([await workshop.hex('N13')])
  await expect.poll(program.disk.kept).toHaveLength(1)
  const writes = (): Promise<string[]> => page.evaluate(() => (window as unknown as Spy).writes)
  const kept = ['castellan-files', 'castellan-versions', 'castellan'].map((name) => `${name}: strict`)
  await expect.poll(async () => [...new Set(await writes())].sort()).toEqual(kept)
  expect(program.errors).toEqual([])
})
