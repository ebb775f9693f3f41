/** The table of a game, a decision under way: the first of the side that plays. */
import { run, type Stage } from './stage'

export async function playedGame(stage: Stage): Promise<void> {
  const { page } = stage
  await run(stage, 'play')
  await page.locator('.dialog-foot .is-primary').click()
  await page.locator('.play-decision').waitFor()
}
