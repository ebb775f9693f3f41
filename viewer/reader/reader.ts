/** The reader beside the map: texts, tables, counters, hexes and what is proven, one at a time. */
import { type Axial } from '#shared/hex/axial'
import { localized } from '#shared/i18n/localized'
import { ELEMENTS, TAB_NAMES, type TabId } from '#shared/interchange/page/pageData'
import { type Drawing } from '../hex/hexCard'
import { byId, element, holding } from '../page/element'
import { onLanguage, speak } from '../page/language'
import { type Shown } from '../page/shown'
import { counterTables, hexTable } from './lists'
import { mountTabs, type Tab } from './tabs'
import { scrollByKeys } from './wideTables'

const TEXT = {
  map: localized('Carte', 'Map'),
  hide: localized('Carte seule', 'Map alone'),
  show: localized('Carte et textes', 'Map and texts'),
}

/** @param find shows a hex on the map and what is there */
export function mountReader(shown: Shown, drawing: () => Drawing, find: (hex: Axial) => void): void {
  const reader = byId(ELEMENTS.reader)
  const root = document.documentElement
  const onMap = (hex: Axial): void => {
    showPart('map')
    find(hex)
  }
  const counters = filledPanel('counters', () => counterTables(shown, drawing(), onMap))
  const hexes = filledPanel('hexes', () => hexTable(shown, onMap))
  reader.append(counters.panel, hexes.panel)
  // On a narrow screen the map is a part like the others.
  const map = element('section', { id: 'part-map', class: 'part is-map' })
  reader.prepend(map)
  const written = ([...reader.querySelectorAll('[data-part]')] as HTMLElement[]).map((panel): Tab => {
    const id = panel.dataset['part'] as TabId
    return { id, name: TAB_NAMES[id], panel }
  })
  const [first, ...others] = written
  const last = others.pop()
  const tabs: Tab[] = [
    { id: 'map', name: TEXT.map, panel: map },
    ...(first ? [first] : []),
    { id: 'counters', name: TAB_NAMES.counters, ...counters },
    ...others,
    { id: 'hexes', name: TAB_NAMES.hexes, ...hexes },
    ...(last ? [last] : []),
  ]
  const { show } = mountTabs(byId('parts'), tabs, showPart)
  byId('tab-map').classList.add('is-narrow-only')

  function showPart(id: string): void {
    root.dataset['part'] = id
    // The map is no part of a wide page: what is read beside it stays.
    if (id === 'map' && isWide()) return
    show(id)
  }

  const isWide = (): boolean => window.matchMedia('(min-width: 861px)').matches
  const settle = (): void => {
    if (isWide()) show(first?.id ?? 'counters')
    else showPart('map')
  }
  window.matchMedia('(min-width: 861px)').addEventListener('change', settle)
  settle()
  hideButton()
  scrollByKeys(reader)
}

/** A part that the script makes, when it is shown for the first time and again in each language. */
function filledPanel(id: string, contents: () => HTMLElement[]): { panel: HTMLElement; fill: () => void } {
  const panel = element('section', { id: `part-${id}`, class: 'part is-lists' })
  let isFilled = false
  const fill = (): void => {
    isFilled = true
    holding(panel, contents())
  }
  onLanguage(() => {
    if (isFilled) fill()
  })
  return { panel, fill }
}

/** Gives the whole window to the map, and back. */
function hideButton(): void {
  const button = element('button', { type: 'button', class: 'button is-reader' })
  const root = document.documentElement
  const say = (): void => speak(button, root.dataset['reader'] === 'hidden' ? TEXT.show : TEXT.hide)
  button.addEventListener('click', () => {
    root.dataset['reader'] = root.dataset['reader'] === 'hidden' ? 'shown' : 'hidden'
    say()
  })
  say()
  byId('tools').prepend(button)
}
