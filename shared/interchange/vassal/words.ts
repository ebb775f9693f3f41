/** The words of a module that neither the scenario nor its rules have. */
import { type Localized, localized } from '#shared/i18n/localized'

export const WORDS = {
  // Words on pieces.
  turnRight: localized('Pivoter à droite', 'Turn right'),
  turnLeft: localized('Pivoter à gauche', 'Turn left'),
  nextFace: localized('Face suivante', 'Next face'),
  previousFace: localized('Face précédente', 'Previous face'),
  mask: localized('Masquer ou révéler', 'Mask or reveal'),
  peek: localized('Regarder dessous', 'Look under it'),
  // The others read it in reports, where a sign of question in front would be a colour.
  unknown: localized('Pion caché', 'Hidden counter'),
  hide: localized('Rendre invisible ou visible', 'Make invisible or visible'),
  moved: localized('A bougé', 'Has moved'),
  trail: localized('Trace du mouvement', 'Movement trail'),
  delete: localized('Supprimer', 'Delete'),
  clone: localized('Dupliquer', 'Clone'),
  states: localized('États', 'States'),
  toFace: localized('Choisir la face', 'Choose the face'),
  toTurn: localized('Orienter', 'Turn to'),
  casualties: localized('Pertes', 'Casualties'),
  toCasualties: localized('Mettre aux pertes', 'To the casualties'),
  fromCasualties: localized('Ramener des pertes', 'Back from the casualties'),
  lost: localized('$newPieceName$\u202f: aux pertes', '$newPieceName$: to the casualties'),
  notLost: localized(
    '$newPieceName$\u202f: ramené des pertes en $location$',
    '$newPieceName$: back from the casualties to $location$',
  ),
  turns: localized('$location$ — $newPieceName$ pivote', '$location$ – $newPieceName$ turns'),
  masks: localized(
    '$location$ — $oldPieceName$ → $newPieceName$',
    '$location$ – $oldPieceName$ → $newPieceName$',
  ),
  shows: localized('$location$ — $newPieceName$', '$location$ – $newPieceName$'),
  handling: localized('Pion', 'Counter'),
  facings: localized('directions', 'facings'),
  noSide: localized('Sans camp', 'No side'),
  turnsLong: localized(
    '$location$$RearWords$ — $newPieceName$ pivote',
    '$location$$RearWords$ – $newPieceName$ turns',
  ),
  rearHex: localized('Case arrière', 'Rear hex'),
  rearIn: localized('arrière en ', 'rear in '),
  rearOffMap: localized('arrière hors de la carte', 'rear off the map'),
  decoy: localized('Leurre', 'Decoy'),
  placement: localized('place dans la case', 'place in the hex'),

  // Words in the window of pieces.
  counters: localized('Pions', 'Counters'),
  countersTip: localized('Tous les pions et marqueurs', 'All counters and markers'),
  others: localized('Hors groupe', 'In no group'),
  markers: localized('Marqueurs', 'Markers'),
  zones: localized('Zones', 'Zones'),
  zonesTip: localized(
    'Montrer ou cacher les zones de mise en place, d’entrée et d’objectif',
    'Show or hide the zones of set-up, entry and objectives',
  ),

  // Words on maps.
  map: localized('Carte', 'Map'),
  board: localized('Plateau', 'Board'),
  offMap: localized('Hors carte', 'Off the map'),
  offMapTip: localized('Pions à placer et renforts', 'Counters to set up and reinforcements'),
  toSetUp: localized('À placer', 'To be set up'),
  moves: localized(
    '$pieceName$\u202f: $previousLocation$ → $location$ *',
    '$pieceName$: $previousLocation$ → $location$ *',
  ),
  created: localized('$pieceName$ posé en $location$ *', '$pieceName$ placed in $location$ *'),
  unmoved: localized('Effacer les marques de mouvement', 'Clear the marks of movement'),
  picture: localized('Enregistrer la carte en image', 'Save the map as a picture'),
  sight: localized('Vue', 'Sight'),
  sightTip: localized('Fil de vue, de case à case', 'Sight thread, from hex to hex'),
  zoomIn: localized('Agrandir', 'Zoom in'),
  zoomOut: localized('Réduire', 'Zoom out'),
  zoomPick: localized('Choisir l’échelle', 'Choose the scale'),

  // Words about the game.
  turn: localized('Tour', 'Turn'),
  enters: localized('entrée\u202f: ', 'enters: '),
  event: localized('Événement du tour', 'Event of turn'),
  lastTurn: localized('Dernier tour.', 'Last turn.'),
  tables: localized('Tables', 'Tables'),
  tablesTip: localized(
    'Tables de la règle, telles que ce scénario les joue',
    'Tables of the rules, as this scenario plays them',
  ),
  sequence: localized('Séquence et options', 'Sequence and options'),
  booklet: localized('Livret du scénario', 'Booklet of the scenario'),
  rolls: localized('Jets de dés', 'Dice rolls'),
  notes: localized('Notes de partie', 'Game notes'),
  inventory: localized('Inventaire', 'Inventory'),
  sides: localized('Camps', 'Sides'),
  asItStands: localized('Mise en place du scénario', 'Set-up of the scenario'),
  toFill: localized('Zones à remplir', 'Zones to fill'),
} as const satisfies Readonly<Record<string, Localized>>
