/** A reader who does, word by word, what the guide says: its end-to-end test and the script of its pictures. */
import { expect, type Locator, type Page } from '@playwright/test'
import { type Language } from '../../../shared/i18n/localized'
import { GUIDE_TITLE } from '../../../renderer/actions/showDialog'
import { type GuideStep } from '../../../renderer/panels/guide/castle'
import { type Mark, partsOf } from '../../../renderer/panels/guide/marks'
import { STEPS } from '../../../renderer/panels/guide/steps'
import { type Hand } from './hand'
import { type Disk } from './program'
import { createWorkshop, savedScenario, type Workshop } from './workshop'

export class GuideReader {
  /** The map, once the first step has made it. */
  private workshop: Workshop | undefined
  /** The part of the page that the text named last; a step begins with the whole page. */
  private part: Locator

  constructor(
    private readonly page: Page,
    private readonly hand: Hand,
    private readonly language: Language,
  ) {
    this.part = page.locator('body')
  }

  /**
   * Follows the guide from the start dialog through all steps; `done` after each. Saves the blank map, and the castle at the
   * end as the text says.
   */
  async followAll(disk: Disk, done: (step: GuideStep) => Promise<void>): Promise<void> {
    const title = GUIDE_TITLE[this.language]
    await this.hand.click(this.page.getByRole('button', { name: title }))
    const guide = this.page.getByRole('region', { name: title })
    for (const [index, step] of STEPS.entries()) {
      await expect(guide).toContainText(`${index + 1}/${STEPS.length}`)
      await this.follow(step)
      this.workshop ??= createWorkshop(this.page, await savedScenario(this.page, disk))
      await done(step)
      await this.hand.click(guide.getByRole('button', { name: /^(Suivant|Next|Terminer|Finish)$/ }))
    }
    await expect(guide).toHaveCount(0)
  }

  /** Reads the text of one step in order and does each act in it. */
  private async follow({ text }: GuideStep): Promise<void> {
    this.part = this.page.locator('body')
    for (const part of partsOf(text[this.language])) if (typeof part !== 'string') await this.does(part)
  }

  /** A control by its name, or by the words that a reader sees on it; menus lie beside the part that was named. */
  private button(name: string): Locator {
    const { page, part } = this
    const whole = new RegExp(`^${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`)
    return part
      .locator('button:not([role], .guide *)')
      .filter({ hasText: whole })
      .or(part.getByRole('button', { name, exact: true }))
      .or(page.getByRole('tab', { name, exact: true }))
      .or(page.getByRole('menuitem', { name, exact: true }))
      .filter({ visible: true })
      .first()
  }

  /** A cell of the table of types, by the name of its row and the heading of its column. */
  private async cell(of: string): Promise<Locator> {
    const [row = '', column = ''] = of.split(' = ')
    const grid = this.page.getByRole('grid')
    const heading = grid
      .locator('.armies-heading')
      .filter({ has: this.page.getByText(column, { exact: true }) })
    const index = await heading.first().getAttribute('aria-colindex')
    const named = await grid
      .getByRole('gridcell', { name: row, exact: true })
      .first()
      .getAttribute('data-row')
    return grid.locator(`[data-row="${named}"][aria-colindex="${index}"]`)
  }

  /** The tool's settings and what they have opened over the page, or the part that was named. */
  private choice(name: string): Locator {
    const { page, part } = this
    const settings = page.locator('.options, [role="dialog"]').getByRole('radio', { name, exact: true })
    return settings
      .or(part.getByRole('radio', { name, exact: true }))
      .filter({ visible: true })
      .first()
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
        // Into the field that has the focus: a dialog gives it to its first. A cell of the table begins one by the first letter.
        await expect(page.locator('input:focus, textarea:focus')).toHaveCount(1)
        if ((await page.locator('.armies-field:focus').count()) === 0) await page.keyboard.press('Control+a')
        return hand.type(of)
      case 'button':
        await hand.click(this.button(of))
        // Another part of the page is in front then.
        if (await page.getByRole('tab', { name: of, exact: true, selected: true }).isVisible())
          this.part = page.locator('body')
        return
      case 'pick':
        return hand.click(
          page
            .locator('[role="dialog"], .side')
            .getByText(of, { exact: true })
            .filter({ visible: true })
            .first(),
        )
      case 'cell':
        return hand.click(await this.cell(of))
      case 'in':
        this.part = page.getByRole('region', { name: of, exact: true })
        return
      case 'write': {
        const [label = '', value = ''] = of.split(' = ')
        await hand.click(this.part.getByLabel(label, { exact: true }).filter({ visible: true }).first())
        await hand.press('Control+a')
        await hand.type(value)
        return hand.press('Enter')
      }
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
        this.part = page.locator('body')
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
