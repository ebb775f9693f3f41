/** Draws the menus: one bar in each window; on a Mac, one for the window in front. */
import { Menu } from 'electron'
import { type ShellLanguage } from './language'
import { menuTemplate, windowlessTemplate } from './menu'
import { type ShellWindow } from './window'

interface ApplicationMenu {
  /** The window says other things, or has come to the front. */
  draw(window: ShellWindow): void
  /** No window is open. */
  clear(): void
}

export function createApplicationMenu(
  mac: boolean,
  language: ShellLanguage,
  openWindow: () => void,
): ApplicationMenu {
  // Drawing anew closes a menu that is open: only when something has changed.
  const drawn = new WeakMap<ShellWindow, string>()
  let onBar: ShellWindow | undefined

  return {
    draw(window) {
      if (!window.menus || (mac && !window.browser.isFocused() && onBar !== undefined)) return
      const text = JSON.stringify(window.menus)
      if (drawn.get(window) === text && (!mac || onBar === window)) return
      drawn.set(window, text)
      onBar = window
      const menu = Menu.buildFromTemplate(
        menuTemplate(window.menus, { mac, choose: (id) => window.chooseMenu(id) }),
      )
      if (mac) Menu.setApplicationMenu(menu)
      else window.browser.setMenu(menu)
    },
    clear() {
      onBar = undefined
      Menu.setApplicationMenu(
        mac ? Menu.buildFromTemplate(windowlessTemplate(language.now(), openWindow)) : null,
      )
    },
  }
}
