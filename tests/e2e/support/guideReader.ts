/** A reader who does, word by word, what the guide says: its end-to-end test and the script of its pictures. */
import { expect, type Locator, type Page } from '@playwright/test'
import { type Language } from '../../../shared/i18n/localized'
import { GUIDE_TITLE } from '../../../renderer/actions/showDialog'
import { CASTLE, type GuideStep } from '../../../renderer/panels/guide/castle'
import { type Mark, partsOf } from '../../../renderer/panels/guide/marks'
import { type Hand } from './hand'
import { type Disk } from './program'
import { createWorkshop, savedScenario, type Workshop } from './workshop'

export class GuideReader {
  /** The map, once the first step has made it. */
  private workshop: Workshop | undefined

  constructor(
    private readonly page: Page,
    private readonly hand: Hand,
    private readonly language: Language,
  ) {}

  /**
   * Follows the guide from the start dialog through all steps; `done` after each. Saves the blank map, and the castle at the
   * end as the text says.
   */
  async followAll(disk: Disk, done: (step: GuideStep) => Promise<void>): Promise<void> {
    const title = GUIDE_TITLE[this.language]
    await this.hand.click(this.page.getByRole('button', { name: title }))
    const guide = this.page.getByRole('region', { name: title })
    for (const [index, step] of CASTLE.entries()) {
      await expect(guide).toContainText(`${index + 1}/${CASTLE.length}`)
      await this.follow(step)
      this.workshop ??= createWorkshop(this.page, await savedScenario(this.page, disk))
      await done(step)
      await this.hand.click(guide.getByRole('button', { name: /^(Suivant|Next|Terminer|Finish)$/ }))
    }
    await expect(guide).toHaveCount(0)
  }

  /** Reads the text of one step in order and does each act in it. */
  private async follow({ text }: GuideStep): Promise<void> {
    for (const part of partsOf(text[this.language])) if (typeof part !== 'string') await this.does(part)
  }

  /** The tool's settings and what they have opened over the page. */
  private choice(name: string): Locator {
    return this.page.locator('.options, [role="dialog"]').getByRole('radio', { name, exact: true })
  }

  private async places(names: string) {
    const { workshop } = this
    if (!workshop) throw new Error('there is no map yet')
    return Promise.all(
      names.split(' ').map((name) => (name.includes('/') ? workshop.side(name) : workshop.hex(name))),
    )
  }

  private async does({ act, of }: Mark): Promise<void> {
    const { page, hand } = this
    switch (act) {
      case 'key':
        return hand.press(of.replace('Mod', 'Control'))
      case 'type':
        // Into the field that has the focus: a dialog gives it to its first.
        await expect(page.locator('input:focus')).toHaveCount(1)
        await page.keyboard.press('Control+a')
        return hand.type(of)
      case 'button':
        return hand.click(page.getByRole('button', { name: of, exact: true }))
      case 'choose':
        return hand.click(this.choice(of))
      case 'field': {
        const [label = '', value = ''] = of.split(' = ')
        await page.getByRole('dialog').getByLabel(label, { exact: true }).selectOption({ label: value })
        hand.clicks += 2
        return
      }
      case 'stamp':
        return hand.click(page.locator('.stamps').getByRole('button', { name: of, exact: true }))
      case 'click':
        return hand.click(...(await this.places(of)))
      case 'drag': {
        const [first, ...others] = await this.places(of)
        return first && hand.drag(first, ...others)
      }
      case 'see':
        return expect(page.locator('.side')).toContainText(of)
    }
  }
}
