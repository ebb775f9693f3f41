/** The buttons of the page: about the map, its look, language, paper and the file inside. */
import { LANGUAGES, type Localized, localized, sameInBoth } from '#shared/i18n/localized'
import { LAYERS, type LayerId, STYLE_IDS, STYLE_NAMES, type StyleId } from '#shared/painter/style'
import { type Board } from '../board/board'
import { zoomed } from '../board/camera'
import { type Look } from '../board/tiles'
import { byId, element, icon } from '../page/element'
import { language, onLanguage, setLanguage, speak } from '../page/language'

const TEXT = {
  sight: localized('Ligne de vue', 'Line of sight'),
  look: localized('Affichage', 'View'),
  style: localized('Style', 'Style'),
  layers: localized('Montrer', 'Show'),
  larger: localized('Agrandir', 'Zoom in'),
  smaller: localized('Réduire', 'Zoom out'),
  whole: localized('Toute la carte', 'Whole map'),
  print: localized('Imprimer', 'Print'),
  save: localized('Enregistrer le scénario', 'Save the scenario'),
  language: localized('Langue', 'Language'),
}

const LANGUAGE_NAMES = { fr: 'Français', en: 'English' } as const

/** Layers that a reader may put aside. */
const CHOSEN_LAYERS: readonly { readonly id: LayerId; readonly name: Localized }[] = [
  { id: 'counters', name: localized('pions', 'counters') },
  { id: 'names', name: localized('noms des cases', 'names of hexes') },
  { id: 'grid', name: localized('grille', 'grid') },
  { id: 'zones', name: sameInBoth('zones') },
  { id: 'places', name: localized('entrées et objectifs', 'entries and objectives') },
  { id: 'labels', name: localized('inscriptions', 'labels') },
]

interface Wishes {
  sight(isAsked: boolean): void
  look(look: Look): void
  save(): void
}

interface Controls {
  look(): Look
  showSight(isAsked: boolean): void
}

export function mountControls(board: Board, style: StyleId, canSee: boolean, wishes: Wishes): Controls {
  let look: Look = { style, layers: LAYERS }
  const sight = withIcon(
    'sight',
    TEXT.sight,
    'M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zM12 9a3 3 0 100 6 3 3 0 000-6z',
  )
  sight.setAttribute('aria-pressed', 'false')
  sight.addEventListener('click', () => wishes.sight(sight.getAttribute('aria-pressed') !== 'true'))
  const tools = element('div', { class: 'map-tools' })
  if (canSee) tools.append(sight)
  tools.append(lookMenu())
  board.root.append(tools, zoomButtons(board))
  byId('tools').append(
    languageSwitch(),
    pressing(withIcon('print', TEXT.print, 'M7 9V3h10v6M7 17H4v-8h16v8h-3M7 14h10v7H7z'), () =>
      window.print(),
    ),
    pressing(withIcon('save', TEXT.save, 'M12 3v12M7 10l5 5 5-5M4 20h16'), () => wishes.save()),
  )

  function change(wish: Partial<Look>): void {
    look = { ...look, ...wish }
    wishes.look(look)
  }

  function lookMenu(): HTMLElement {
    const menu = element('details', { class: 'look' })
    const summary = element(
      'summary',
      { class: 'button' },
      icon('M4 6h16M4 12h16M4 18h16M8 4v4M15 10v4M10 16v4'),
    )
    summary.append(spoken(TEXT.look))
    const styles = element('fieldset', {}, spoken(TEXT.style, 'legend'))
    for (const id of STYLE_IDS) {
      const input = element('input', { type: 'radio', name: 'style', value: id })
      input.checked = id === style
      input.addEventListener('change', () => change({ style: id }))
      styles.append(element('label', {}, input, spoken(STYLE_NAMES[id])))
    }
    const layers = element('fieldset', {}, spoken(TEXT.layers, 'legend'))
    for (const { id, name } of CHOSEN_LAYERS) {
      const input = element('input', { type: 'checkbox' })
      input.checked = true
      input.addEventListener('change', () => {
        const isShown = (layer: LayerId): boolean =>
          layer === id ? input.checked : look.layers.includes(layer)
        change({ layers: LAYERS.filter(isShown) })
      })
      layers.append(element('label', {}, input, spoken(name)))
    }
    menu.append(summary, element('div', { class: 'choices' }, styles, layers))
    document.addEventListener('pointerdown', ({ target }) => {
      if (!menu.contains(target as Node)) menu.open = false
    })
    menu.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape' || !menu.open) return
      event.stopPropagation()
      menu.open = false
      summary.focus()
    })
    return menu
  }

  return {
    look: () => look,
    showSight(isAsked) {
      sight.setAttribute('aria-pressed', String(isAsked))
      board.root.classList.toggle('asks-sight', isAsked)
    },
  }
}

function zoomButtons(board: Board): HTMLElement {
  const zoom = (factor: number): void =>
    board.move((camera, view) => zoomed(camera, factor, { x: view.width / 2, y: view.height / 2 }, view))
  return element(
    'div',
    { class: 'zoom' },
    pressing(iconOnly(TEXT.larger, 'M12 5v14M5 12h14'), () => zoom(1.5)),
    pressing(iconOnly(TEXT.smaller, 'M5 12h14'), () => zoom(1 / 1.5)),
    pressing(iconOnly(TEXT.whole, 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5'), () => board.fit()),
  )
}

function languageSwitch(): HTMLElement {
  const group = element('div', { class: 'languages', role: 'group' })
  speak(group, TEXT.language, 'aria-label')
  const buttons = LANGUAGES.map((wish) => {
    const button = element(
      'button',
      { type: 'button', lang: wish, 'aria-label': `${wish.toUpperCase()}, ${LANGUAGE_NAMES[wish]}` },
      wish.toUpperCase(),
    )
    button.addEventListener('click', () => setLanguage(wish))
    group.append(button)
    return button
  })
  const show = (): void =>
    buttons.forEach((button, index) =>
      button.setAttribute('aria-pressed', String(LANGUAGES[index] === language())),
    )
  onLanguage(show)
  show()
  return group
}

function spoken(words: Localized, tag: 'span' | 'legend' = 'span'): HTMLElement {
  const made = element(tag)
  speak(made, words)
  return made
}

function withIcon(kind: string, words: Localized, path: string): HTMLButtonElement {
  const button = element('button', { type: 'button', class: `button is-${kind}` }, icon(path), spoken(words))
  return button
}

function iconOnly(words: Localized, path: string): HTMLButtonElement {
  const button = element('button', { type: 'button', class: 'button' }, icon(path))
  speak(button, words, 'aria-label')
  speak(button, words, 'title')
  return button
}

function pressing(button: HTMLButtonElement, press: () => void): HTMLButtonElement {
  button.addEventListener('click', press)
  return button
}
