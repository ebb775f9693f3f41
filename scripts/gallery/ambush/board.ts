/** "The ambush": a road through a wooded combe, a bridge, a hamlet beyond. */
import { localized } from '#shared/i18n/localized'
import { type DrawnBoard } from '../drawnBoard'
import { DAUPHINOIS, SAVOYARDS } from './armies'
import { BACKGROUND } from './texts'

export const AMBUSH_BOARD: DrawnBoard = {
  title: localized('L’embuscade', 'The ambush'),
  terrain: [
    'wwwwwwwwwwww..w.wwww......',
    'wwwwwwwwwwwww....www......',
    'wwww^wwwwww^w.....w..hh...',
    'ww...wwwwwwww......o.hc...',
    'w.....www^^ww.......oo....',
    '......ww..ww......,,.oo...',
    '...b...ww..b......,,,.....',
    '........b.....#..,,,,.....',
    '................b.........',
    '....b......b..............',
    '...bww.ww..wb......b......',
    '..wwwwwwwwwww.......bb....',
    'wwwwwwwwwwww....mm........',
    'wwwww^wwwww....mm.....ww..',
    'wwwwwwwwww......w...wwwww.',
    'wwwwwwwwwww...www..wwwwwww',
  ],
  levels: [
    '1122222222211.............',
    '1122222222221.............',
    '.111222222221....111......',
    '..11112222221....111......',
    '....111122221.............',
    '....11....................',
    '..........................',
    '..........................',
    '..........................',
    '..........................',
    '..........................',
    '...111111.................',
    '..11122211................',
    '.1112222211...............',
    '111222222211..............',
    '111222222221..............',
  ],
  ways: {
    road: [
      'A9/sw A9 B9 C9 D9 E9 F10 G10 H10 I10 J10 K9 L9 M8 N8 O8 P8 Q8 R9 S9 T10 U10 V10 W10 X10 Y10 Z10 Z10/se',
    ],
    path: ['V10 V9 V8 V7 V6 W5 X5 X4 Y3 Y2 Y1 Y1/n', 'H10 H9 H8 G7 F7 E6 D6 C5 B5 A4 A4/nw'],
    stream: ['P2/n P2 P3 O3 O4 O5 O6 O7 O8 O9 N10 N11 N12 M12 M13 L14 L15 L16 L16/s'],
  },
  barriers: {
    cliff: ['I5/s/sw/se J5/s K5/s/sw/se L5/s'],
    hedge: ['S6/nw/sw S7/sw/nw R8/nw/sw T6/n'],
    fence: ['T4/n/ne U5/ne'],
  },
  markers: [],
  armies: { savoyards: SAVOYARDS, dauphinois: DAUPHINOIS },
  labels: {
    combe: { at: 'J8', text: localized('La combe', 'The combe'), dxMm: 0, dyMm: 0, sizeMm: 7, angle: 0 },
    stream: {
      at: 'O12',
      text: localized('Le ruisseau du Moulin', 'Mill Brook'),
      dxMm: 6,
      dyMm: 0,
      sizeMm: 5,
      angle: 0,
    },
    hamlet: { at: 'U2', text: localized('Le hameau', 'The hamlet'), dxMm: 8, dyMm: 2, sizeMm: 6, angle: 0 },
    'to-castle': {
      at: 'X11',
      text: localized('Vers Les Échelles', 'To Les Échelles'),
      dxMm: 0,
      dyMm: 0,
      sizeMm: 5,
      angle: 0,
    },
  },
  start: { light: 'day', weather: 'overcast', wind: 'light-breeze', windToward: 1, fog: 'none' },
  text: BACKGROUND,
}
