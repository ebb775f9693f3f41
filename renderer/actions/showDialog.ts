/** The actions that open a dialog, and the guide. */
import { type Localized, localized } from '#shared/i18n/localized'
import { type Action, type ActionDialog, always } from './action'

const EVERYWHERE = { everywhere: true } as const

function opens(
  dialog: ActionDialog,
  name: Localized,
  more: Partial<Pick<Action, 'shortcuts' | 'overStart' | 'everywhere' | 'isEnabled'>> = {},
): Action {
  return {
    id: dialog,
    name: () => name,
    isEnabled: always,
    run: (_editor, ui) => ui.openDialog(dialog),
    ...more,
  }
}

export const newScenario = opens('new', localized('Nouveau scénario…', 'New scenario…'), {
  // A tab of a browser keeps Mod+N for itself.
  shortcuts: ['Mod+Alt+N', 'Mod+N'],
  overStart: true,
  ...EVERYWHERE,
})
export const openGallery = opens('gallery', localized('Galerie…', 'Gallery…'), EVERYWHERE)
export const versions = opens('versions', localized('Versions antérieures…', 'Earlier versions…'), {
  ...EVERYWHERE,
  isEnabled: (editor) => editor.store.getState().document.file !== undefined,
})
/** Two versions made one, leaf by leaf. */
export const mergeCopy = opens('merge-copy', localized('Fusionner une copie…', 'Merge a copy…'), EVERYWHERE)
export const exportMap = opens('export', localized('Exporter…', 'Export…'), {
  shortcuts: ['Mod+E'],
  ...EVERYWHERE,
})
/** Booklet, map and counters, as one PDF. */
export const exportGame = opens(
  'export-game',
  localized('Tout le jeu en un PDF…', 'The whole game as one PDF…'),
  EVERYWHERE,
)
/** In a format of another program. */
export const shareScenario = opens(
  'share',
  localized('Exporter pour un autre programme…', 'Export for another program…'),
  EVERYWHERE,
)
/** All that players need, in one folder or archive. */
export const publishEdition = opens('publish', localized('Publier…', 'Publish…'), EVERYWHERE)
/** A PDF, shown in a program that prints it. */
export const printMap = opens('print', localized('Imprimer…', 'Print…'), {
  shortcuts: ['Mod+P'],
  ...EVERYWHERE,
})

/** The game played through, by people or machines: first who plays; once it is open its view, and back. */
export const playGame: Action = {
  ...opens('play', localized('Jouer la partie…', 'Play the game…'), EVERYWHERE),
  name: ({ session }) =>
    session.playing
      ? localized('Partie en cours', 'Game under way')
      : localized('Jouer la partie…', 'Play the game…'),
  run({ store }, ui) {
    if (store.getState().session.playing) ui.toggleView('play')
    else ui.openDialog('play')
  },
}

/** Many games of machines: what they show of the scenario, and variants beside it. */
export const showBalance = opens('balance', localized('Équilibre…', 'Balance…'), EVERYWHERE)

/** Counter types of a catalogue, of the user's library, of another scenario or a file. */
export const addCounterTypes = opens(
  'catalogue',
  localized('Ajouter des types de pions…', 'Add counter types…'),
  EVERYWHERE,
)

/** Imports another program's file as a new scenario. */
export const importMap = opens('import-map', localized('Importer une carte…', 'Import a map…'), EVERYWHERE)

export const resizeWholeMap = opens('resize-map', localized('Taille de la carte…', 'Map size…'))
/** Width in mm, and half hexes at the rim or none. */
export const changeHexSize = opens('hex-size', localized('Taille des cases…', 'Size of the hexes…'))
export const renumberMap = opens('numbering', localized('Numérotation…', 'Numbering…'))
/** Colour, weight and opacity of lines and names. */
export const changeGridLook = opens('grid-look', localized('Aspect de la grille…', 'Look of the grid…'))
/** Sizes, corners, fonts and parts of all counters. */
export const changeCardDesign = opens(
  'card-design',
  localized('Dessin des pions…', 'Card design…'),
  EVERYWHERE,
)
export const changeOrientation = opens(
  'orientation',
  localized('Orientation des cases…', 'Orientation of the hexes…'),
)
export const joinOtherMap = opens('join-map', localized('Joindre une carte…', 'Join a map…'))
/** Options, added terrains and features, other figures. */
export const editHouseRules = opens(
  'house-rules',
  localized('Règles de ce scénario…', 'Rules of this scenario…'),
  EVERYWHERE,
)

/** Magna Carta or Savoy. */
export const changeRules = opens('other-rules', localized('Autres règles…', 'Other rules…'), EVERYWHERE)

/** The rules to be read: at the one that the tool in hand cites just now, else at their beginning. */
export const showRules: Action = {
  ...opens('rules', localized('Les règles', 'The rules'), {
    shortcuts: ['Shift+F1'],
    overStart: true,
    ...EVERYWHERE,
  }),
  run(editor, ui) {
    const rule = editor.view.hover.getState().toolStatus?.rule
    if (rule) ui.openRule(rule)
    else ui.openDialog('rules')
  },
}

export const showPalette = opens('palette', localized('Palette de commandes', 'Command palette'), {
  shortcuts: ['Mod+K', 'Mod+Shift+P'],
  ...EVERYWHERE,
})
export const showShortcuts = opens('shortcuts', localized('Raccourcis clavier', 'Keyboard shortcuts'), {
  shortcuts: ['?', 'F1'],
  overStart: true,
  ...EVERYWHERE,
})
export const GUIDE_TITLE = localized('Guide\u202f: votre premier scénario', 'Guide: your first scenario')
export const showGuide: Action = {
  id: 'guide',
  name: () => GUIDE_TITLE,
  overStart: true,
  isEnabled: always,
  run: (_editor, ui) => ui.showGuide(),
}
export const showAbout = opens('about', localized('À propos de Castellan', 'About Castellan'), {
  overStart: true,
  ...EVERYWHERE,
})
