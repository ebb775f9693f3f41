/** The actions that choose language, theme, style and layers, each with a check mark. */
import { type Language, type Localized, localized } from '#shared/i18n/localized'
import { STYLE_IDS, STYLE_NAMES, type StyleId } from '#shared/painter/style'
import { type ViewSlice, type ViewLayerId } from '../editor/ports/view'
import { LAYER_NAMES, VIEW_LAYERS, withShown } from '../editor/layers'
import { preferenceStorage } from '../host/preferenceStorage'
import { forgetSeen } from '../host/seenHints'
import { type Action, always } from './action'

function languageAction(language: Language, own: string): Action {
  return {
    id: `language-${language}`,
    // A language is named in itself, whatever the page speaks.
    name: () => localized(own, own),
    overStart: true,
    isEnabled: always,
    isChecked: ({ view }) => view.language === language,
    run: (editor) => editor.view.set({ language }),
  }
}

function themeAction(theme: ViewSlice['theme'], name: Localized): Action {
  return {
    id: `theme-${theme}`,
    name: () => name,
    overStart: true,
    isEnabled: always,
    isChecked: ({ view }) => view.theme === theme,
    run: (editor) => editor.view.set({ theme }),
  }
}

function styleAction(style: StyleId): Action {
  return {
    id: `style-${style}`,
    name: () => STYLE_NAMES[style],
    isEnabled: always,
    isChecked: ({ view }) => view.style === style,
    run: (editor) => editor.view.set({ style }),
  }
}

function layerAction(layer: ViewLayerId): Action {
  return {
    id: `layer-${layer}`,
    name: () => LAYER_NAMES[layer],
    // Rules that read no attributes have none to show.
    isEnabled: ({ document: { ruleset } }) => layer !== 'attributes' || ruleset.hexAttributes.length > 0,
    isChecked: ({ view }) => !view.hiddenLayers.includes(layer),
    run(editor) {
      const { view } = editor.store.getState()
      editor.view.set(withShown(layer, view.hiddenLayers.includes(layer), view))
    },
  }
}

/** The small map in the corner (UX-3). */
export const showMinimap: Action = {
  id: 'minimap',
  name: () => localized('Vue d’ensemble', 'Minimap'),
  isEnabled: always,
  isChecked: ({ view }) => view.minimap,
  run: (editor) => editor.view.set({ minimap: !editor.store.getState().view.minimap }),
}

export const showHints: Action = {
  id: 'hints',
  name: () => localized('Astuces', 'Hints'),
  overStart: true,
  isEnabled: always,
  isChecked: ({ view }) => view.hints,
  run(editor) {
    const hints = !editor.store.getState().view.hints
    // Switched on anew, all may come again.
    if (hints) forgetSeen(preferenceStorage)
    editor.view.set({ hints })
  },
}

export const languageActions = [languageAction('fr', 'Français'), languageAction('en', 'English')]

export const themeActions = [
  themeAction('light', localized('Thème clair', 'Light theme')),
  themeAction('dark', localized('Thème sombre', 'Dark theme')),
  themeAction('system', localized('Thème du système', 'System theme')),
]

export const styleActions = STYLE_IDS.map(styleAction)

export const layerActions = VIEW_LAYERS.map(layerAction)
