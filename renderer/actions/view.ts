/** The actions that choose language, theme, style and layers, each with a check mark. */
import { type Localized, localized, sameInBoth } from '#shared/i18n/localized'
import { STYLE_IDS, STYLE_NAMES } from '#shared/painter/style'
import { type ViewSlice, type ViewLayerId } from '../editor/ports/view'
import { LAYER_NAMES, VIEW_LAYERS, withShown } from '../editor/layers'
import { preferenceStorage } from '../host/preferenceStorage'
import { forgetSeen } from '../host/seenHints'
import { type Action, always } from './action'

/** One of several values of the view; absent `overStart`, it is of the map. */
function viewAction<K extends 'language' | 'theme' | 'style'>(
  key: K,
  value: ViewSlice[K],
  name: Localized,
  more: Pick<Action, 'overStart' | 'everywhere'> = {},
): Action {
  return {
    id: `${key}-${value}`,
    name: () => name,
    isEnabled: always,
    isChecked: ({ view }) => view[key] === value,
    run: (editor) => editor.view.set({ [key]: value }),
    ...more,
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

const OVER = { overStart: true, everywhere: true } as const

// A language is named in itself, whatever the page speaks.
export const languageActions = [
  viewAction('language', 'fr', sameInBoth('Français'), OVER),
  viewAction('language', 'en', sameInBoth('English'), OVER),
]

export const themeActions = [
  viewAction('theme', 'light', localized('Thème clair', 'Light theme'), OVER),
  viewAction('theme', 'dark', localized('Thème sombre', 'Dark theme'), OVER),
  viewAction('theme', 'system', localized('Thème du système', 'System theme'), OVER),
]

export const styleActions = STYLE_IDS.map((style) => viewAction('style', style, STYLE_NAMES[style]))

export const layerActions = VIEW_LAYERS.map(layerAction)
