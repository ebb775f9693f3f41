/** The actions that show the pages of the right panels, and fold all away. */
import { type Localized, localized } from '#shared/i18n/localized'
import { type Action, always } from './action'

/** Those that are always there. */
type PanelId = 'inspector' | 'counters' | 'stamps' | 'layers'

export const PANEL_NAMES: Readonly<Record<PanelId, Localized>> = {
  inspector: localized('Inspecteur', 'Inspector'),
  counters: localized('Pions', 'Counters'),
  stamps: localized('Tampons', 'Stamps'),
  layers: localized('Calques', 'Layers'),
}

export const panelActions: readonly Action[] = (Object.keys(PANEL_NAMES) as PanelId[]).map((panel) => ({
  id: `panel-${panel}`,
  name: () => ({
    fr: `Panneau ${PANEL_NAMES[panel].fr}`,
    en: `${PANEL_NAMES[panel].en} panel`,
  }),
  isEnabled: always,
  run: (_editor, ui) => ui.showTab(panel),
}))

export const foldPanels: Action = {
  id: 'fold-panels',
  name: () => localized('Replier ou montrer les panneaux', 'Fold or show the panels'),
  shortcuts: ['F9'],
  isEnabled: always,
  run: (_editor, ui) => ui.foldPanels(),
}
