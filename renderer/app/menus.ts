/** Which actions stand in which menu. */
import { type Localized, localized } from '#shared/i18n/localized'
import { LAYERS } from '#shared/painter/style'

/** Ids of actions; a submenu has a name of its own. */
export type Group = readonly string[] | { readonly submenu: Localized; readonly actions: readonly string[] }

export interface Menu {
  readonly name: Localized
  /** A line is drawn between groups. */
  readonly groups: readonly Group[]
}

export const MENUS: readonly Menu[] = [
  {
    name: localized('Fichier', 'File'),
    groups: [['new', 'open', 'gallery'], ['save', 'save-as'], ['export']],
  },
  {
    name: localized('Édition', 'Edit'),
    groups: [
      ['undo', 'redo'],
      ['delete', 'select-all-counters'],
      ['turn-right', 'turn-left', 'flip-inside'],
      ['raise-in-stack', 'lower-in-stack', 'place-higher', 'place-lower'],
    ],
  },
  { name: localized('Carte', 'Map'), groups: [['turn-map', 'join-map']] },
  {
    name: localized('Affichage', 'View'),
    groups: [
      ['zoom-in', 'zoom-out', 'fit', 'actual-size'],
      ['style-classic', 'style-illustrated'],
      {
        submenu: localized('Calques', 'Layers'),
        actions: [...LAYERS].reverse().map((layer) => `layer-${layer}`),
      },
      ['language-fr', 'language-en'],
      ['theme-light', 'theme-dark', 'theme-system'],
    ],
  },
  { name: localized('Aide', 'Help'), groups: [['shortcuts', 'about']] },
]
