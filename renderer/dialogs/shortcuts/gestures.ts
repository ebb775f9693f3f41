/** The gestures of mouse and keys on the map and in each tool, for the page of shortcuts; actions are listed elsewhere. */
import { type Localized, localized } from '#shared/i18n/localized'
import { type ToolId } from '../../toolOptions/toolIds'

export interface Line {
  readonly name: Localized
  /** As actions name them; any of them will do. */
  readonly shortcuts: readonly string[]
}

const line = (shortcut: string, fr: string, en: string): Line => ({
  name: localized(fr, en),
  shortcuts: shortcut.split(' | '),
})

/** The gestures that every tool has. */
export const ON_THE_MAP: readonly Line[] = [
  line('Space+Drag | MiddleButton', 'Déplacer la carte', 'Move the map'),
  line('Wheel', 'Zoomer sous le pointeur', 'Zoom at the pointer'),
  line('RightButton | ContextMenu', 'Menu de ce qui est là', 'Menu of what lies there'),
  line('Alt+Click', 'Prélever sous le pointeur', 'Pick what is under the pointer'),
  line('Escape', 'Abandonner le geste, puis la sélection', 'Cancel the gesture, then the selection'),
  line('Arrows', 'Curseur d’une case à l’autre', 'Cursor from hex to hex'),
  line('Shift+← →', 'Choisir un bord de la case', 'Choose a side of the hex'),
  line('Space', 'Appliquer l’outil au curseur', 'Use the tool at the cursor'),
]

/** Round the map. */
export const IN_THE_WINDOW: readonly Line[] = [
  line('F6', 'Région suivante de la fenêtre', 'Next region of the window'),
  line('Shift+F6', 'Région précédente', 'Previous region'),
  line('DropFile', 'Ouvrir un fichier', 'Open a file'),
  line('DropCounter', 'Poser un pion du plateau', 'Place a counter of the tray'),
]

/** In the table of counter types. */
export const IN_THE_TABLE: readonly Line[] = [
  line('F2 | DoubleClick', 'Corriger la case', 'Correct the cell'),
  line('Mod+Enter', 'Remplir toute la sélection', 'Fill the whole selection'),
  line('Mod+D', 'Recopier vers le bas', 'Fill down'),
  line('Mod+R', 'Recopier vers la droite', 'Fill right'),
  line('Space', 'Cocher ou décocher', 'Tick or clear'),
  line('Alt+ArrowUp | Alt+ArrowDown', 'Un de plus, un de moins', 'One more, one less'),
  line('Alt+ArrowDown', 'Liste des choix', 'List of choices'),
  line('Mod+Space | Shift+Space', 'Toute la colonne, toute la ligne', 'The whole column, the whole row'),
  line('F8 | Shift+F8', 'Faute suivante, précédente', 'Next fault, fault before'),
  line('Mod+F', 'Filtrer les lignes', 'Filter the rows'),
  line('Mod+H', 'Chercher et remplacer', 'Find and replace'),
  line('Shift+F10 | ContextMenu', 'Menu de la colonne', 'Menu of the column'),
]

/** In the order of battle. */
export const IN_THE_ORDER: readonly Line[] = [
  line('F2', 'Renommer, ou corriger la quantité', 'Rename, or correct the quantity'),
  line('Enter | DoubleClick', 'Ouvrir', 'Open'),
  line('+ | −', 'Un pion de plus, un de moins', 'One counter more, one fewer'),
  line('Insert', 'Nouveau groupe', 'New group'),
  line('Alt+ArrowUp | Alt+ArrowDown', 'Déplacer vers le haut, vers le bas', 'Move up, move down'),
  line(
    'Alt+ArrowRight | Alt+ArrowLeft',
    'Mettre dans le groupe, l’en sortir',
    'Move into the group, out of it',
  ),
  line(
    'Mod+X | Mod+C | Mod+V',
    'Couper, copier, coller sous la ligne choisie',
    'Cut, copy, paste under the row chosen',
  ),
  line(
    'Drag',
    'Déplacer\u202f; hors de la liste, poser sur la carte',
    'Move; out of the list, lay on the map',
  ),
]

/** At the table of a game. */
export const IN_THE_GAME: readonly Line[] = [
  line('N | Shift+N', 'Prendre le pion suivant, le précédent', 'Take the next counter, the one before'),
  line('Arrows', 'D’une case ou d’un choix à l’autre', 'From hex to hex, or from choice to choice'),
  line('Enter', 'Désigner la case, ou faire ce qui est choisi', 'Point at the hex, or do what is chosen'),
  line(
    'Escape',
    'Reposer le pion, puis revenir à la décision',
    'Put the counter back, then go to the decision',
  ),
  line('1 … 9 | 0', 'Dé lancé à la vraie table (0 = 10)', 'Die thrown at the real table (0 = 10)'),
  line('Mod+Z | Mod+Y', 'Annuler, rejouer', 'Undo, play again'),
  line(
    'Home | End',
    'Le début, la fin de ce qui est revu',
    'The beginning, the end of what is looked at again',
  ),
  line('ArrowLeft | ArrowRight', 'Revoir le moment d’avant, d’après', 'Look at the moment before, after'),
  line('Space', 'Faire défiler la partie revue, ou l’arrêter', 'Run through the game looked at, or stop'),
]

const SHAPES = line('1 2 3 4', 'Forme de ce que l’on peint', 'Shape of what is painted')
const STRAIGHT = line('Shift+Drag', 'En ligne droite', 'In a straight line')

/** Gestures of a tool besides click and drag. */
export const IN_TOOLS: Readonly<Partial<Record<ToolId, readonly Line[]>>> = {
  select: [
    line('Shift+Click', 'Ajouter à la sélection', 'Add to the selection'),
    line('DoubleClick', 'Tout le tracé d’un bord', 'The whole run of a hexside'),
    line('1 2 3', 'Forme de ce que l’on encadre', 'Shape of what is framed'),
    line('Drag', 'La poignée du pion choisi le tourne', 'The knob of the selected counter turns it'),
  ],
  counter: [
    line('1', 'Un par un', 'One by one'),
    line('2 3 4', 'Un groupe en ligne, en colonne, en coin', 'A group in line, in column, as a wedge'),
    line('5', 'Un groupe dans la zone ou les cases choisies', 'A group in the zone or the selected hexes'),
    line(
      'Drag',
      'De la première case vers où le groupe regarde',
      'From the first hex to where the group faces',
    ),
    line(
      'Shift+Click',
      'Dans le panneau Pions, prendre tous ceux jusqu’à cette ligne',
      'In the Counters panel, take all down to this line',
    ),
  ],
  brush: [SHAPES, STRAIGHT, line('5', 'Semer un mélange de terrains', 'Scatter a mix of terrains')],
  elevation: [SHAPES, STRAIGHT],
  attribute: [SHAPES, STRAIGHT],
  hexside: [
    line('Shift+Click', 'Relier au dernier sommet', 'Join to the last vertex'),
    line('Mod+Click', 'Effacer tout ce que porte le bord', 'Erase all that the side carries'),
  ],
  road: [
    line(
      '1 2',
      'Tout droit, ou au plus facile, d’un clic à l’autre',
      'Straight or the easiest way from click to click',
    ),
    line('3', 'Effacer au lieu de tracer', 'Erase instead of drawing'),
    line('Shift+Drag', 'Effacer', 'Erase'),
    line('Enter', 'Terminer le tracé', 'End the way'),
    line('Backspace', 'Reprendre le dernier tronçon', 'Take back the last stretch'),
  ],
  label: [
    line('Enter', 'Récrire l’étiquette choisie', 'Rewrite the label that is selected'),
    line('Shift+Drag', 'Tourner de 15° en 15°', 'Turn in steps of 15°'),
    line('Arrows', 'Déplacer d’un demi-millimètre', 'Move by half a millimetre'),
  ],
  zone: [
    SHAPES,
    line('5', 'Étendre ou retirer', 'Extend or take out'),
    line('Shift+Click', 'L’inverse, le temps d’un geste', 'The other of the two, for one gesture'),
    line('Alt+Click', 'Prendre la zone pointée', 'Take the zone pointed at'),
  ],
  background: [
    line('Enter', 'Point de calage sous le curseur', 'Fitting point at the cursor'),
    line('Arrows', 'Décaler le point d’un pixel', 'Move the point by a pixel'),
    line('Delete', 'Retirer le point', 'Remove the point'),
  ],
  stamp: [
    line('Shift+Click', 'Poser et garder en main', 'Lay and keep in hand'),
    line('Enter', 'Poser sous le pointeur', 'Lay under the pointer'),
  ],
  sight: [line('Shift+F1', 'Lire la règle citée', 'Read the rule that is cited')],
  route: [
    line('Backspace', 'Reprendre un pas', 'Take back a step'),
    line('Enter', 'Terminer le trajet', 'End the route'),
    line('Shift+Click', 'Un pas sans se tourner', 'A step without turning'),
    line('Alt+Click', 'Désigner qui a tiré ou combattu', 'Name who fired or fought'),
  ],
}
