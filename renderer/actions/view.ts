/** How the page and the map look: language, theme, style, layers. Choices, each with a check mark. */
import { type Language, type Localized, localized } from '#shared/i18n/localized'
import { type LayerId, STYLE_IDS, STYLE_NAMES, type StyleId } from '#shared/painter/style'
import { type ViewSlice } from '../editor/editor'
import { type Action, always } from './action'

function languageAction(language: Language, own: string): Action {
  return {
    id: `language-${language}`,
    // A language is named in itself, whatever the page speaks.
    name: () => localized(own, own),
    overStart: true,
    isEnabled: always,
    isChecked: ({ view }) => view.language === language,
    run: (editor) => editor.setView({ language }),
  }
}

function themeAction(theme: ViewSlice['theme'], name: Localized): Action {
  return {
    id: `theme-${theme}`,
    name: () => name,
    overStart: true,
    isEnabled: always,
    isChecked: ({ view }) => view.theme === theme,
    run: (editor) => editor.setView({ theme }),
  }
}

function styleAction(style: StyleId): Action {
  return {
    id: `style-${style}`,
    name: () => STYLE_NAMES[style],
    isEnabled: always,
    isChecked: ({ view }) => view.style === style,
    run: (editor) => editor.setView({ style }),
  }
}

function layerAction(layer: LayerId, name: Localized): Action {
  return {
    id: `layer-${layer}`,
    name: () => name,
    // Rules that read no attributes have none to show.
    isEnabled: ({ ruleset }) => layer !== 'attributes' || ruleset.hexAttributes.length > 0,
    isChecked: ({ view }) => !view.hiddenLayers.includes(layer),
    run(editor) {
      const { hiddenLayers } = editor.store.getState().view
      const hidden = hiddenLayers.includes(layer)
      editor.setView({
        hiddenLayers: hidden ? hiddenLayers.filter((other) => other !== layer) : [...hiddenLayers, layer],
      })
    },
  }
}

/** The small map in the corner (UX-3). */
export const showMinimap: Action = {
  id: 'minimap',
  name: () => localized('Vue d’ensemble', 'Minimap'),
  isEnabled: always,
  isChecked: ({ view }) => view.minimap,
  run: (editor) => editor.setView({ minimap: !editor.store.getState().view.minimap }),
}

export const LAYER_NAMES: Readonly<Record<LayerId, Localized>> = {
  terrain: localized('Terrain', 'Terrain'),
  elevation: localized('Relief', 'Elevation'),
  ways: localized('Routes et ruisseaux', 'Roads and streams'),
  structures: localized('Ouvrages et marqueurs', 'Structures and markers'),
  hexsides: localized('Bords de case', 'Hexsides'),
  grid: localized('Grille', 'Grid'),
  names: localized('Numéros', 'Numbers'),
  attributes: localized('Attributs des cases', 'Attributes of hexes'),
  zones: localized('Zones', 'Zones'),
  labels: localized('Étiquettes', 'Labels'),
  counters: localized('Pions', 'Counters'),
}

export const languageActions = [languageAction('fr', 'Français'), languageAction('en', 'English')]

export const themeActions = [
  themeAction('light', localized('Thème clair', 'Light theme')),
  themeAction('dark', localized('Thème sombre', 'Dark theme')),
  themeAction('system', localized('Thème du système', 'System theme')),
]

export const styleActions = STYLE_IDS.map(styleAction)

export const layerActions = (Object.keys(LAYER_NAMES) as LayerId[]).map((layer) =>
  layerAction(layer, LAYER_NAMES[layer]),
)
