/**
 * In the desktop's window text fields take keys as plain ones do, whatever its menu's accelerators say (UX-3): one place of each kind,
 * since the page is the browser's own, where the walk of accessibility.spec.ts types into the fields of every place.
 */
import { expect, test } from '../e2e/support/test'
import { PLACES } from './places'
import { leave, openDocument } from './stage'
import { createTypist } from './typing'

test.use({ host: 'desktop', contextOptions: { reducedMotion: 'reduce' } })

const SEEN: readonly string[] = [
  'panel-sides',
  'panel-counters-groups',
  'panel-label',
  'panel-silence',
  'table-find',
  'table-scenario-victory-form',
  'dialog-palette',
  'dialog-new-sides',
]

test('text fields on the desktop take keys as plain ones do', async ({ page, disk }) => {
  const stage = await openDocument(page, 'the-sortie', disk)
  const typist = createTypist(page.context())
  const faults: string[] = []
  const places = PLACES.filter(({ name }) => SEEN.includes(name))
  expect(places).toHaveLength(SEEN.length)
  for (const { name, part, go } of places) {
    await go(stage)
    for (const fault of await typist.faults(page, part)) faults.push(`${name}: ${fault}`)
    await leave(stage)
  }
  expect(faults.join('\n')).toBe('')
  expect(typist.tried.size).toBeGreaterThan(5)
})
