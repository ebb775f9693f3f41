/**
 * A game at its table: who plays, a decision under way, the first of the side that plays, a shot with its chances, a die to be typed
 * in, a past moment, and the curtain where something is hidden.
 */
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

/** The players of a game under way. */
export async function itsPlayers(stage: Stage): Promise<void> {
  await playedGame(stage)
  await stage.page.locator('.play-sides + button').click()
  await stage.page.locator('.play-players').waitFor()
}

/** A shot waits in the panel with its chances, in a game whose dice are typed in. */
export async function shotWithChances(stage: Stage): Promise<void> {
  const { page } = stage
  await newGame(stage)
  const first = page.locator('.dialog-foot .is-primary')
  const giveUp = page.locator('.dialog-foot .is-danger')
  await first.or(giveUp).first().waitFor()
  if ((await giveUp.count()) > 0) await giveUp.click()
  const choices = page.locator('[role="dialog"] [role="radio"]')
  for (const which of [1, 3]) await choices.nth(which).click()
  await first.click()
  await page.locator('.play-actors button').first().click()
  await page.locator('.play-acts table').first().waitFor()
}

export async function dieToType(stage: Stage): Promise<void> {
  await shotWithChances(stage)
  await stage.page.locator('.play-acts button').first().click()
  await stage.page.locator('.play-dice').waitFor()
}

/** The beginning is shown again after the first decision. */
export async function pastMoment(stage: Stage): Promise<void> {
  await playedGame(stage)
  const { page } = stage
  const first = page.locator('.play-review button').first()
  if ((await page.locator('.play-log li').count()) < 2) await page.locator('.play-acts button').last().click()
  await first.click()
}

/** One thing that stands out in the games is silenced, another is being so. */
export async function silencedFact(stage: Stage): Promise<void> {
  const { page } = stage
  await playedMany(stage)
  const silence = page.locator('.balance-facts [aria-expanded]')
  if ((await page.locator('.balance-section details').count()) === 0) {
    await silence.first().click()
    await page.locator('.reason-form input').first().pressSequentially('C’est voulu.')
    await page.keyboard.press('Enter')
  }
  await page.locator('.balance-section details > summary').click()
  if ((await silence.count()) > 0) await silence.first().click()
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
