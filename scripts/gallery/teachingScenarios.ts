/** "Infiltration 1" to "5": the five examples of the infiltration rules, to play through on the map (MC-EX). */
import { type Scenario } from '#shared/document/types'
import { type Board, scenarioOf } from './board'
import { withGame } from './drawnGame'
import { PIECES } from './pieces'
import { TEACHING_GAMES } from './teachingGames'
import { found } from './drawing'

const MOVE: Board = {
  title: 'Infiltration 1',
  terrain: [
    'wwww......w.....',
    'www..........b..',
    'w..hh.........b.',
    '...h.,,....#....',
    '....,,,.........',
    '................',
    '..............o.',
    '.............oo.',
    'b.b....bb.......',
    'wwww....bb...www',
  ],
  paths: ['A9/sw A9 B9 C8 D8 E7 F7 G6 H6 I5 J5 K4 L4 M4 N4 O4 P4 P4/ne', 'E4 E5 E6 E7'],
  streams: ['K1/n K1 K2 L3 L4 L5 M5 M6 M7 N8 N9 N10 N10/s'],
  origin: 'G6',
  pieces: {
    bohemond: { type: PIECES.bohemond, name: 'Bohémond', at: [0, 0], facing: 'v1' },
    'saracen-1': { type: PIECES.saracen, name: 'Yusuf', at: [3, -1], facing: 'v4' },
    'saracen-2': { type: PIECES.saracen, name: 'Omar', at: [3, 0], facing: 'v4' },
  },
  labels: {},
  text: (at) => ({
    fr: [
      `En mouvement, passer devant un ennemi libre de ses gestes est un risque\u202f; s’arrêter devant lui n’en est pas un. Bohémond, à pied et sans armure, quitte ${at(0, 0)} pour en découdre avec Yusuf et Omar.`,
      `Par ${at(1, -1)}, ${at(2, -1)} et ${at(2, 0)}, il traverse ${at(2, -1)} sous les yeux de Yusuf, qui peut y lancer 1D10\u202f; Omar n’en est pas voisin et ne lance rien. En ${at(2, 0)}, où Bohémond s’arrête face à eux, personne ne lance le dé.`,
      `À essayer\u202f: par ${at(1, 0)}, puis ${at(2, 0)}, le même assaut ne court aucun risque.`,
      `Pour voir les tests\u202f: outil Trajet (T), cliquez Bohémond, puis chaque case.`,
    ].join('\n\n'),
    en: [
      `When moving, passing an enemy who is free to act is a risk; stopping in front of one is not. Bohémond, on foot and without armour, leaves ${at(0, 0)} to fight Yusuf and Omar.`,
      `By ${at(1, -1)}, ${at(2, -1)} and ${at(2, 0)} he crosses ${at(2, -1)} before the eyes of Yusuf, who may roll 1D10 there; Omar is not next to it and rolls nothing. In ${at(2, 0)}, where Bohémond stops and faces them, nobody rolls.`,
      `To try: by ${at(1, 0)}, then ${at(2, 0)}, the same assault runs no risk.`,
      `To see the tests: the Route tool (T), click Bohémond, then each hex.`,
    ].join('\n\n'),
  }),
}

const MOVE_ON_FOOT: Board = {
  title: 'Infiltration 2',
  terrain: [
    'wwwww.......wwww',
    'wwwww....o.o.www',
    'wwww.w...o.o...w',
    'www.w......o....',
    '....ww..........',
    '.....w..........',
    'b.....w.......b.',
    'bb.........^..bb',
    'b...b......^^...',
    'wwwwbb....ww.www',
  ],
  paths: ['I1/n I1 I2 I3 H4 H5 H6 H7 H8 H9 G9 G10 G10/s'],
  streams: [],
  origin: 'G6',
  pieces: {
    bohemond: { type: PIECES.bohemond, name: 'Bohémond', at: [0, 0], facing: 'v2' },
    ali: { type: PIECES.syrian, name: 'Ali', at: [2, 1], facing: 'v4' },
    mameluk: { type: PIECES.mameluk, name: 'Baybars', at: [-1, 2], rear: [-2, 2] },
    pikeman: { type: PIECES.fatimidPikeman, name: 'Salah', at: [2, -1], facing: 'v4' },
  },
  labels: {},
  text: (at) => ({
    fr: [
      `Le plus court chemin n’est pas toujours le plus sûr, et le terrain compte. Bohémond, à pied et sans armure, va de ${at(0, 0)} à ${at(1, 1)} pour attaquer Ali le Syrien. Deux passages s’offrent à lui.`,
      `Par le bois ${at(0, 1)}, il longe le mamelouk Baybars, mais un cavalier n’attaque pas une case boisée\u202f: aucun dé. À découvert par ${at(1, 0)}, le piquier fatimide peut lancer 1D10, sans bonus, car seules les armes d’hast d’Occident en donnent un. Ali ne lance jamais\u202f: ${at(1, 1)} est la dernière case.`,
      `À essayer\u202f: peignez ${at(0, 1)} en terrain dégagé, et le mamelouk y lance son dé à +1, puisqu’il est monté.`,
      `Pour voir les tests\u202f: outil Trajet (T), cliquez Bohémond, puis chaque case.`,
    ].join('\n\n'),
    en: [
      `The shortest way is not always the safest, and the ground matters. Bohémond, on foot and without armour, goes from ${at(0, 0)} to ${at(1, 1)} to attack Ali the Syrian. Two ways lie open.`,
      `Through the wood ${at(0, 1)} he passes the mameluk Baybars, but a rider does not attack into a wooded hex: no roll. In the open by ${at(1, 0)}, the Fatimid pikeman may roll 1D10, without a bonus, as only western pole arms give one. Ali never rolls: ${at(1, 1)} is the last hex.`,
      `To try: paint ${at(0, 1)} clear, and the mameluk rolls there at +1, being mounted.`,
      `To see the tests: the Route tool (T), click Bohémond, then each hex.`,
    ].join('\n\n'),
  }),
}

const ADVANCE: Board = {
  title: 'Infiltration 3',
  terrain: [
    'www.........wwww',
    'w...hh.......www',
    '....h..,,.....ww',
    '.......,,.......',
    '................',
    '................',
    '...........b....',
    'b......,,...bb..',
    'www..,,,........',
    'wwww..,,....wwww',
  ],
  paths: ['A4/sw A4 B4 C4 D5 E4 F4 G4 H5 I5 J6 K6 L7 M7 N8 O8 P9 P9/se', 'E3 E4'],
  streams: [],
  origin: 'G6',
  pieces: {
    bohemond: { type: PIECES.bohemond, name: 'Bohémond', at: [0, 0], facing: 'v1' },
    syrian: { type: PIECES.syrian, name: 'Nadir', at: [2, -1], facing: 'v4' },
    sudanese: { type: PIECES.sudanese, name: 'Bilal', at: [2, 0], facing: 'v4' },
  },
  labels: {},
  text: (at) => ({
    fr: [
      `Le vainqueur qui avance reste emporté par son élan\u202f: il est vulnérable jusque dans sa dernière case, mais pas dans la première. Bohémond vient de battre le Syrien Nadir, chassé de ${at(1, 0)} en ${at(2, -1)}.`,
      `Il avance en ${at(1, 0)}, la case du combat\u202f: personne ne lance le dé, bien que Bilal le Soudanais la touche. S’il pousse jusqu’en ${at(1, 1)}, Bilal, que nul autre ne menace, peut y lancer 1D10 aussitôt.`,
      `À essayer\u202f: un second Normand en ${at(3, 0)} tiendrait Bilal en respect, et il n’y aurait plus de test.`,
      `Pour voir les tests\u202f: outil Trajet (T), «\u202fAvance\u202f», cliquez Bohémond, puis chaque case.`,
    ].join('\n\n'),
    en: [
      `A winner who advances is carried by his own rush: he is vulnerable up to his last hex, but not in the first. Bohémond has just beaten the Syrian Nadir, driven from ${at(1, 0)} to ${at(2, -1)}.`,
      `He advances to ${at(1, 0)}, the hex of the combat: nobody rolls, although Bilal the Sudanese is next to it. If he goes on to ${at(1, 1)}, Bilal, whom nobody else threatens, may roll 1D10 there at once.`,
      `To try: a second Norman in ${at(3, 0)} would hold Bilal in check, and there would be no test.`,
      `To see the tests: the Route tool (T), “Advance”, click Bohémond, then each hex.`,
    ].join('\n\n'),
  }),
}

const RETREAT: Board = {
  title: 'Infiltration 4',
  // Columns I to X: no hex is called as a caption is.
  firstColumn: 9,
  terrain: [
    'wwww........wwww',
    'www..........www',
    'w..........h...w',
    'b..b......hh....',
    'bbbb.......,,...',
    '.b........,,,...',
    '...........,..o.',
    '...o..........oo',
    'o.oo........b..o',
    'oooo......bbwwww',
  ],
  paths: ['I7/sw I7 J7 K6 L7 M6 N6 O5 P5 Q4 R4 S3 S2 S1 S1/n'],
  streams: [],
  origin: 'P6',
  pieces: {
    amalric: { type: PIECES.templar, name: 'Amalric', at: [0, 0], facing: 'v5' },
    crossbowman: { type: PIECES.crossbowman, name: 'Karim', at: [-3, -3], facing: 'v2' },
    'saracen-1': { type: PIECES.saracen, name: 'Yusuf', at: [1, 1], facing: 'v0' },
    'saracen-2': { type: PIECES.saracen, name: 'Omar', at: [-1, 2], facing: 'v0' },
    'saracen-3': { type: PIECES.saracen, name: 'Tarik', at: [0, 3], facing: 'v0' },
  },
  labels: { H1: [1, 0], H2: [2, -1], H4: [0, 1], H5: [0, 2] },
  text: (at) => ({
    fr: [
      `Qui recule tourne le dos\u202f: il est vulnérable dans chaque case, de la première à la dernière. Le carreau de Karim fait reculer de deux cases sire Amalric, templier à pied. Sa première case doit l’éloigner du tireur\u202f: H1 (case ${at(1, 0)}) ou H4 (case ${at(0, 1)}).`,
      `Trajet bleu, H1 puis H2 (${at(2, -1)})\u202f: un test, en H1, par Yusuf. Trajet rouge, H1 puis ${at(2, 0)}\u202f: un test, en H1 aussi. Trajet vert, H4 puis H5 (${at(0, 2)})\u202f: trois tests, deux en H4 (Yusuf et Omar) et un en H5 (Tarik).`,
      `À essayer\u202f: par ${at(1, -1)}, H2 serait hors de danger, mais cette case n’éloigne pas du tireur. Le recul y est refusé.`,
      `Pour voir les tests\u202f: outil Trajet (T), «\u202fRetraite\u202f», «\u202fSous un tir\u202f»\u202f; cliquez Amalric, puis Karim avec la touche Alt, puis chaque case.`,
    ].join('\n\n'),
    en: [
      `Who retreats turns his back: he is vulnerable in every hex, first to last. Karim’s bolt throws Sir Amalric, a Templar on foot, back by two hexes. The first must lead away from the firer: H1 (hex ${at(1, 0)}) or H4 (hex ${at(0, 1)}).`,
      `Blue route, H1 then H2 (${at(2, -1)}): one test, at H1, by Yusuf. Red route, H1 then ${at(2, 0)}: one test, at H1 too. Green route, H4 then H5 (${at(0, 2)}): three tests, two at H4 (Yusuf and Omar) and one at H5 (Tarik).`,
      `To try: by ${at(1, -1)}, H2 would be out of danger, but that hex does not lead away from the firer. The retreat is refused.`,
      `To see the tests: the Route tool (T), “Retreat”, “From fire”; click Amalric, then Karim with the Alt key, then each hex.`,
    ].join('\n\n'),
  }),
}

const ABOUT_TURN: Board = {
  title: 'Infiltration 5',
  terrain: [
    '............wwww',
    '...^........wwww',
    '^.^^.........bbw',
    '^..........b....',
    '................',
    '..........:.....',
    '................',
    'b.b........,,,,.',
    'bbbb......,,,,,,',
    'bb.b.......,,,,,',
  ],
  paths: ['P4/ne P4 O4 N5 M5 L6 K6 J7 I7 H8 G8 F9 E9 D10 C10 C10/sw'],
  streams: ['F1/n F1 G1 G2 H3 I3 J4 K4 K5 K6 L7 M7 N8 O8 P9 P9/se'],
  origin: 'H5',
  pieces: {
    bohemond: { type: PIECES.bohemondMounted, name: 'Bohémond', at: [0, 0], rear: [-1, 0] },
    sudanese: { type: PIECES.sudanese, name: 'Bilal', at: [0, -1], facing: 'v3' },
    'saracen-1': { type: PIECES.saracen, name: 'Yusuf', at: [1, 0], facing: 'v5' },
    'saracen-2': { type: PIECES.saracen, name: 'Omar', at: [-2, 1], facing: 'v1' },
  },
  labels: {},
  text: (at) => ({
    fr: [
      `Un cavalier qui fait demi-tour sur place, sa volte, présente le flanc. Bohémond, à cheval et en armure, occupe ${at(0, 0)} (l’avant) et ${at(-1, 0)}, trois ennemis au contact.`,
      `Seules comptent les deux cases latérales centrales, ${at(0, -1)} et ${at(-1, 1)}. Bilal le Soudanais tient la première et peut lancer 1D10, à −2 (cavalier, armure). Yusuf, devant, et Omar, à l’arrière, n’y peuvent rien\u202f; après quoi Bohémond s’en va sans autre test de là.`,
      `À essayer\u202f: sans Bilal, ou avec un Normand à côté de lui, la volte est sans risque.`,
      `Pour voir le test\u202f: outil Trajet (T), «\u202fDemi-tour\u202f», puis cliquez Bohémond.`,
    ].join('\n\n'),
    en: [
      `A rider who turns about on the spot, the volte, shows his flank. Bohémond, mounted and in armour, covers ${at(0, 0)} (his front) and ${at(-1, 0)}, with three enemies in contact.`,
      `Only the two central lateral hexes count, ${at(0, -1)} and ${at(-1, 1)}. Bilal the Sudanese holds the first and may roll 1D10, at −2 (rider, armour). Yusuf, ahead, and Omar, at the rear, can do nothing; then Bohémond rides off from there without another test.`,
      `To try: without Bilal, or with a Norman beside him, the about-turn runs no risk.`,
      `To see the test: the Route tool (T), “About-turn”, then click Bohémond.`,
    ].join('\n\n'),
  }),
}

/** The teaching scenarios by the name of their file. */
export function teachingScenarios(): Readonly<Record<string, Scenario>> {
  const boards = [MOVE, MOVE_ON_FOOT, ADVANCE, RETREAT, ABOUT_TURN]
  return Object.fromEntries(
    boards.map((board, index) => [
      `infiltration-${index + 1}.castellan`,
      withGame(scenarioOf(board), found(TEACHING_GAMES[index], board.title)),
    ]),
  )
}
