/** A user's hand on mouse and keyboard, which counts what it does. */
import { type Locator, type Page } from '@playwright/test'
import { type Point } from '../../../shared/hex/layout'

export class Hand {
  clicks = 0
  drags = 0
  keys = 0
  /** Each click, drag and key chord, and each text that is typed as one. */
  actions = 0

  constructor(private readonly page: Page) {}

  /** A click on each of these, one after the other. */
  async click(...targets: readonly (Locator | Point)[]): Promise<void> {
    for (const target of targets) {
      this.clicks += 1
      this.actions += 1
      if ('x' in target) await this.page.mouse.click(target.x, target.y)
      else await target.click()
    }
  }

  /** Presses at the first point, goes through all others, lets go at the last. */
  async drag(first: Point, ...others: readonly Point[]): Promise<void> {
    const { mouse } = this.page
    this.drags += 1
    this.actions += 1
    await mouse.move(first.x, first.y)
    await mouse.down()
    for (const point of others) await mouse.move(point.x, point.y, { steps: 3 })
    await mouse.up()
  }

  /** Each as Playwright names it, with what is held: `Control+s`. */
  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      this.keys += 1
      this.actions += 1
      await this.page.keyboard.press(key)
    }
  }

  async type(text: string): Promise<void> {
    this.keys += text.length
    this.actions += 1
    await this.page.keyboard.type(text)
  }
}
