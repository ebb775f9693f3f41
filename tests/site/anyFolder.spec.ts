/** `npm run build:web` makes a static site for any folder of any web server. */
import { terrainAt } from '../../shared/document/map'
import { browserProgram } from '../e2e/support/browserProgram'
import { expect, test } from '../e2e/support/test'
import { openSortie, sortieText } from '../e2e/support/workshop'
import { serveFolder } from './plainServer'
import { scenarioOf } from '../support/scenarioFiles'

test('from a deep folder with a space and an accent it opens, draws, checks and saves', async ({
  context,
}) => {
  const site = await serveFolder('dist/page', '/a%20b/%C3%A9/castellan/')
  try {
    const program = browserProgram(context, site.address)
    const page = await program.start()
    const workshop = await openSortie(page)
    await expect(page.getByRole('region', { name: 'Constats' })).toContainText('Rien à signaler')
    await page.keyboard.press('b')
    await workshop.drag([await workshop.hex('I13'), await workshop.hex('I14')])
    await expect(page.getByRole('button', { name: /^Annuler.*Peindre/ })).toBeEnabled()
    await page.keyboard.press('Control+Shift+S')
    await expect.poll(program.disk.saved).not.toBe('')
    const drawn = (text: string): unknown[] => {
      const { map } = scenarioOf(text)
      return ['I13', 'I14'].map((name) => terrainAt(map, workshop.axial(name)))
    }
    expect(drawn(sortieText())).not.toContain('wood')
    expect(drawn(await program.disk.saved())).toEqual(['wood', 'wood'])
    expect(program.errors).toEqual([])
    expect(site.missed).toEqual([])
  } finally {
    site.stop()
  }
})
