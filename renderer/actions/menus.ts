/** The menus and the actions in each. */
import { type Localized, localized } from '#shared/i18n/localized'
import { SEEN_BY } from '../editor/eyes'
import { VIEW_LAYERS } from '../editor/layers'
import { foldPanels, panelActions } from './panels'

/**
 * Within a menu: a few actions, or those that the files opened and saved lately, the states of counters by the rules in force,
 * or the sides make.
 */
export type Submenu = {
  readonly id: string
  readonly name: Localized
  /** Its items stand in the menu itself. */
  readonly inline?: true
} & ({ readonly actions: readonly string[] } | { readonly of: 'recent' | 'states' | 'eyes' })

/** An action is named by its id. */
type Entry = string | Submenu

export interface Menu {
  readonly id: string
  readonly name: Localized
  /** A line is drawn between groups. */
  readonly groups: readonly (readonly Entry[])[]
}

const RECENT: Submenu = {
  id: 'recent',
  name: localized('Ouvrir un fichier récent', 'Open recent'),
  of: 'recent',
}

const LAYERS_SHOWN: Submenu = {
  id: 'layers',
  name: localized('Calques', 'Layers'),
  actions: [...VIEW_LAYERS].reverse().map((layer) => `layer-${layer}`),
}

const SEEN: Submenu = { id: 'seen-by', name: SEEN_BY, of: 'eyes' }

const PANELS: Submenu = {
  id: 'panels',
  name: localized('Panneaux', 'Panels'),
  actions: [...panelActions.map(({ id }) => id), foldPanels.id],
}

const MIRROR: Submenu = {
  id: 'mirror',
  name: localized('Retourner en miroir', 'Mirror the map'),
  actions: ['mirror-left-right', 'mirror-top-bottom'],
}

const SELECT: Submenu = {
  id: 'select',
  name: localized('Sélectionner', 'Select'),
  actions: [
    'select-all-counters',
    'select-group',
    'select-all-hexes',
    'select-areas',
    'select-same-terrain',
    'select-zone-hexes',
  ],
}

const HEXSIDES: Submenu = {
  id: 'hexsides',
  name: localized('Bords de case', 'Hexsides'),
  actions: ['flip-inside', 'turn-inside', 'open-or-close', 'enclose', 'clear-round', 'clear-side'],
}

export const STATES: Submenu = {
  id: 'states',
  name: localized('État du pion', 'State of the counter'),
  of: 'states',
}

export const MENUS: readonly Menu[] = [
  {
    id: 'file',
    name: localized('Fichier', 'File'),
    groups: [
      ['new', 'open', RECENT, 'gallery', 'import-map'],
      ['save', 'save-as', 'versions'],
      ['play', 'balance'],
      ['compare-copy', 'merge-copy'],
      ['export', 'export-game', 'share', 'publish', 'print'],
      ['catalogue', 'import-csv', 'export-csv', 'export-battle-csv', 'import-pictures'],
      ['export-findings-markdown', 'export-findings-json'],
    ],
  },
  {
    id: 'edit',
    name: localized('Édition', 'Edit'),
    groups: [
      ['undo', 'redo'],
      ['cut', 'copy', 'paste', 'duplicate', 'delete'],
      [SELECT, HEXSIDES],
      [
        'turn-right',
        'turn-left',
        'face-hex',
        'align-facings',
        'turn-over',
        STATES,
        'edit-type',
        'keep-types',
      ],
      ['lay-counters', 'take-off-map'],
      ['raise-in-stack', 'lower-in-stack', 'place-higher', 'place-lower'],
      ['remove-structure', 'remove-markers'],
      ['zone-from-hexes', 'type-label', 'open-game-place'],
    ],
  },
  {
    id: 'map',
    name: localized('Carte', 'Map'),
    groups: [
      ['resize-map', 'crop-map'],
      ['turn-map', MIRROR, 'join-map'],
      ['hex-size', 'numbering', 'grid-look', 'orientation'],
      ['background-picture', 'remove-background'],
      ['house-rules', 'other-rules', 'card-design'],
    ],
  },
  {
    id: 'view',
    name: localized('Affichage', 'View'),
    groups: [
      ['zoom-in', 'zoom-out', 'fit', 'actual-size', 'minimap'],
      ['style-classic', 'style-illustrated', 'style-ink'],
      ['counter-table', 'order-of-battle', 'scenario-view', PANELS, LAYERS_SHOWN, SEEN],
      ['language-fr', 'language-en'],
      ['theme-light', 'theme-dark', 'theme-system'],
    ],
  },
  {
    id: 'help',
    name: localized('Aide', 'Help'),
    groups: [['guide', 'rules'], ['palette', 'shortcuts', 'hints'], ['about']],
  },
]
