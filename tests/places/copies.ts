/** Places of a copy of the scenario: compared with it, and about to be merged into it. */
import { writeScenario } from '../../shared/format/write'
import { SCENARIO_NAME } from '../e2e/support/program'
import { run, type Stage } from './stage'
import { galleryScenario } from '../support/scenarioFiles'

/** Its differences listed beside the map. */
export async function comparedCopy(stage: Stage): Promise<void> {
  await withCopy(stage, async () => {
    await run(stage, 'compare-copy')
    await stage.page.locator('.difference').first().waitFor()
  })
}

/** Its dialog, with conflicts to choose. */
export async function mergedCopy(stage: Stage): Promise<void> {
  await run(stage, 'merge-copy')
  await withCopy(stage, async () => {
    await stage.page.locator('.merge-copy-file').click()
    await stage.page.locator('.merge-conflict').first().waitFor()
  })
}

/** File dialogs give a copy in which a counter is gone and the title another, while `act` asks for a file. */
async function withCopy({ disk }: Stage, act: () => Promise<void>): Promise<void> {
  const scenario = galleryScenario('the-sortie')
  const counters = Object.fromEntries(Object.entries(scenario.counters).slice(1))
  const info = { ...scenario.info, title: 'La sortie, relue' }
  const before = await disk.saved(SCENARIO_NAME)
  await disk.put(writeScenario({ ...scenario, counters, info }), 'copie.castellan')
  await act()
  await disk.put(before, SCENARIO_NAME)
}
