/** The sources of counter types, each a tab of the dialog. */

export const CATALOGUE_TABS = ['catalogue', 'library', 'scenario', 'file'] as const
export type CatalogueTabId = (typeof CATALOGUE_TABS)[number]
