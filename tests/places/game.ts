/** A game at its table: who plays, a decision under way, the first of the side that plays, a past moment, and the curtain where something is hidden. */
import { run, type Stage } from './stage'

/** Goes to the game under way, or to the question who plays. True for the game. */
async function isUnderWay(stage: Stage): Promise<boolean> {
  const { page } = stage
  await run(stage, 'play')
  await page.locator('.play-decision, .play-curtain, .dialog-foot .is-primary').first().waitFor()
  return (await page.locator('.play').count()) > 0
}

export async function newGame(stage: Stage): Promise<void> {
  if (await isUnderWay(stage)) await stage.page.locator('.play-again').click()
}

export async function playedGame(stage: Stage): Promise<void> {
  const { page } = stage
  if (!(await isUnderWay(stage))) await page.locator('.dialog-foot .is-primary').click()
  await page.locator('.play-decision, .play-curtain').first().waitFor()
}

/** The beginning is shown again after the first decision. */
export async function pastMoment(stage: Stage): Promise<void> {
  await playedGame(stage)
  const { page } = stage
  const first = page.locator('.play-review button').first()
  if ((await page.locator('.play-log li').count()) < 2) await page.locator('.play-acts button').last().click()
  await first.click()
}
