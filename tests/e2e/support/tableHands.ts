/** The two hands by which persons play at the table of the page: the mouse, with keys for dice alone; and the keys alone (PLY-1). */
import { expect, type Locator, type Page } from '@playwright/test'
import { type Scenario } from '../../../shared/document/types'
import { type HexKey, parseHexKey } from '../../../shared/hex/axial'
import { toOffset } from '../../../shared/hex/grid'
import { nameOfHex } from '../../../shared/document/placeNames'
import { createWorkshop } from './workshop'

export interface TableHand {
  press(button: Locator): Promise<void>
  /** Ticks one of a group of choices. */
  tick(radio: Locator): Promise<void>
  /** Takes a counter; `hex` is where it stands, if it does so alone. */
  take(name: string, hex: HexKey | undefined): Promise<void>
  /** Points at a hex of the map for the counter in the hand. @param from where that stands. */
  point(hex: HexKey, from: HexKey | undefined): Promise<void>
  set(list: Locator, value: string): Promise<void>
}

export function mouseHand(page: Page, scenario: Scenario): TableHand {
  const map = createWorkshop(page, scenario)
  const point = async (hex: HexKey): Promise<void> =>
    map.click(await map.hex(nameOfHex(scenario, parseHexKey(hex))))
  return {
    press: (button) => button.click(),
    tick: (radio) => radio.click(),
    take: (name, hex) =>
      hex === undefined
        ? page.locator('.play-decision').getByRole('button', { name, exact: true }).click()
        : point(hex),
    point,
    set: async (list, value) => void (await list.selectOption(value)),
  }
}

/** Presses of a key after which what is sought is not there. */
const MOST = 60

export function keyHand(page: Page, scenario: Scenario): TableHand {
  const { keyboard } = page
  const inHand = page.locator('.play-selected b')
  async function until(key: string, isThere: () => Promise<boolean>): Promise<void> {
    for (let presses = 0; presses < MOST && !(await isThere()); presses++) await keyboard.press(key)
    expect(await isThere(), key).toBe(true)
  }
  const focused = page.locator(':focus')
  const hasFocus = async (place: Locator): Promise<boolean> => (await place.and(focused).count()) > 0
  const isIn = async (place: Locator): Promise<boolean> => (await place.locator(focused).count()) > 0
  async function seek(control: Locator): Promise<void> {
    await expect(control).toBeVisible()
    const decision = page.locator('.play-decision')
    if (await isIn(page.locator('.play-board'))) await keyboard.press('F6')
    // In a form the arrows belong to its fields.
    const isForm = (await decision.locator('select').count()) > 0
    const key = !isForm && (await isIn(decision)) ? 'ArrowDown' : 'Tab'
    await until(key, () => hasFocus(control))
  }
  return {
    async press(button) {
      await seek(button)
      await keyboard.press('Enter')
    },
    async tick(radio) {
      const group = page.getByRole('radiogroup').filter({ has: radio })
      await until('Tab', () => isIn(group))
      await until('ArrowRight', () => hasFocus(radio))
      await keyboard.press(' ')
    },
    take: (name) =>
      until('n', async () => (await inHand.count()) > 0 && (await inHand.textContent()) === name),
    async point(hex, from) {
      if (from === undefined) throw new Error('it stands nowhere')
      await expect(page.locator('.play-board .board-canvas')).toBeFocused()
      const [start, end] = [from, hex].map((key) => toOffset(parseHexKey(key), scenario.map.grid)) as [
        ReturnType<typeof toOffset>,
        ReturnType<typeof toOffset>,
      ]
      const go = async (steps: number, less: string, more: string): Promise<void> => {
        for (let step = 0; step < Math.abs(steps); step++) await keyboard.press(steps < 0 ? less : more)
      }
      await go(end.col - start.col, 'ArrowLeft', 'ArrowRight')
      await go(end.row - start.row, 'ArrowUp', 'ArrowDown')
      await keyboard.press('Enter')
    },
    async set(list, value) {
      await seek(list)
      await until('ArrowDown', async () => (await list.inputValue()) === value)
    },
  }
}
