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

/** The balance panel with its report: one game of players who think little. */
export async function playedMany(stage: Stage): Promise<void> {
  const { page } = stage
  await run(stage, 'balance')
  await page.locator('.balance').waitFor()
  if ((await page.locator('.balance-section').count()) > 0) return
  const fields = page.locator('.balance-setting .field')
  for (const players of [0, 2]) await fields.nth(players).locator('select').selectOption('random')
  await fields.nth(4).locator('input').click()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('1')
  await page.keyboard.press('Enter')
  await page.locator('.dialog-foot .is-primary').click()
  await page.locator('.balance-section').first().waitFor()
}
