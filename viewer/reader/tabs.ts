/** The parts of the reader as tabs: one is shown, all are printed. Without the script they stand one below the other. */
import { type Localized } from '#shared/i18n/localized'
import { element } from '../page/element'
import { speak } from '../page/language'

export interface Tab {
  readonly id: string
  readonly name: Localized
  readonly panel: HTMLElement
  /** Called before it is shown for the first time. */
  readonly fill?: () => void
}

interface Tabs {
  show(id: string): void
}

/** @param onShow called on each choice of the reader */
export function mountTabs(bar: HTMLElement, tabs: readonly Tab[], onShow: (id: string) => void): Tabs {
  const list = element('div', { role: 'tablist' })
  speakList(list)
  const filled = new Set<string>()
  const buttons = tabs.map(({ id, name, panel }) => {
    const button = element('button', {
      type: 'button',
      role: 'tab',
      id: `tab-${id}`,
      'aria-controls': panel.id,
    })
    speak(button, name)
    panel.setAttribute('role', 'tabpanel')
    panel.setAttribute('aria-labelledby', button.id)
    panel.tabIndex = 0
    button.addEventListener('click', () => {
      show(id)
      onShow(id)
    })
    list.append(button)
    return button
  })

  function show(wish: string): void {
    tabs.forEach(({ id, panel, fill }, index) => {
      const isShown = id === wish
      if (isShown && !filled.has(id)) {
        filled.add(id)
        fill?.()
      }
      panel.classList.toggle('is-shown', isShown)
      buttons[index]?.setAttribute('aria-selected', String(isShown))
      if (buttons[index]) buttons[index].tabIndex = isShown ? 0 : -1
    })
  }

  list.addEventListener('keydown', (event) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    const at = buttons.findIndex((button) => button === document.activeElement)
    if (step === 0 || at < 0) return
    event.preventDefault()
    // Those that a narrow window alone shows are passed over elsewhere.
    for (let next = at + step; next !== at; next += step) {
      const button = buttons.at(next % buttons.length)
      if (!button || button.offsetParent === null) continue
      button.focus()
      button.click()
      return
    }
  })
  bar.append(list)
  return { show }
}

function speakList(list: HTMLElement): void {
  speak(list, { fr: 'Parties de la page', en: 'Parts of the page' }, 'aria-label')
}
