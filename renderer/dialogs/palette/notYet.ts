/** Entries of the palette for what users look for and this version does not have: they say so, and lead to what is nearest. */
import { type Localized, localized } from '#shared/i18n/localized'
import { type Editor } from '../../editor/editor'
import { say } from '../../i18n/language'
import { type Ui } from '../../ui/uiStore'
import { type PaletteEntry } from './paletteEntry'

interface Missing {
  readonly id: string
  readonly name: Localized
  /** Words that are typed for it, in either language. */
  readonly also: string
  /** The id of the entry that comes nearest; absent = nothing does. */
  readonly near?: string
}

export const NOT_YET: readonly Missing[] = [
  {
    id: 'play',
    name: localized('Jouer la partie et résoudre les combats', 'Playing, and resolving combat'),
    also: 'combat combats fight bataille battle attaque attack tir fire dé dés dice die tirage résolution resolve jeu play simulation ia ai adversaire opponent',
    near: 'rules',
  },
]

const TEXT = {
  missing: localized('pas encore dans cette version', 'not in this version yet'),
  near: localized('Au plus proche\u202f: ', 'Nearest: '),
  catalogue: localized('Catalogue de types de pions', 'Catalogue of counter types'),
}

const CATALOGUE_WORDS = 'catalogue catalog liste list bestiaire bestiary armée army unités units fiches'

/** An entry for each thing that is missing; chosen, it does what the nearest of the other entries does. */
export function missingEntries(editor: Editor, others: readonly PaletteEntry[]): readonly PaletteEntry[] {
  const inWords = say(editor.store.getState().view.language)
  return NOT_YET.map(({ id, name, also, near }) => {
    const nearest = others.find((entry) => entry.id === near)
    return {
      id: `missing:${id}`,
      label: `${inWords(name)} · ${inWords(TEXT.missing)}`,
      group: nearest ? `${inWords(TEXT.near)}${nearest.label}` : '',
      also,
      enabled: nearest?.enabled ?? false,
      passing: true,
      run: () => nearest?.run(),
    }
  })
}

/** The catalogue of the ruleset, which its button among the counters opens too. */
export function catalogueEntries(editor: Editor, ui: Ui): readonly PaletteEntry[] {
  const inWords = say(editor.store.getState().view.language)
  return [
    {
      id: 'catalogue',
      label: inWords(TEXT.catalogue),
      group: inWords(localized('Pions', 'Counters')),
      also: CATALOGUE_WORDS,
      enabled: true,
      run: () => ui.openDialog('catalogue'),
    },
  ]
}
