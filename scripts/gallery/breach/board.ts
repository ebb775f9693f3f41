/** "The breach": a barbican of the Holy Land, one tower of which a mine has brought down, and those before it. */
import { localized } from '#shared/i18n/localized'
import { type DrawnBoard } from '../drawnBoard'
import { MAMLUKS, TEMPLARS } from './armies'
import { BACKGROUND } from './texts'

export const BREACH_BOARD: DrawnBoard = {
  title: localized('La brèche', 'The breach'),
  terrain: [
    'www.......oo.......bb..^^^',
    'ww.......ooo.........b..^^',
    'w........oo...........b..^',
    '..b......................^',
    '.bb...........trrrrrrrt...',
    '...........b...r/c___r....',
    '...........bb..r____tr....',
    '..hh.hh........_____tt....',
    '.........#.....r_____t....',
    '..ch.hh........r_s_h/r....',
    '..............trrrrrrrt...',
    '.,,,,.,,....bb............',
    '.,,,,.,,.oo..b.......b....',
    '..,,,...ooo...........bb..',
    'w......mm.oo.........^....',
    'www...mm............^^....',
  ],
  levels: [
    '.......................222',
    '...111...............11122',
    '..11111............1111112',
    '..11111.......111111111111',
    '..1111.......111111111111.',
    '...11.......1111111111111.',
    '............1111111111111.',
    '............1111111111111.',
    '............1111111111111.',
    '............1111111111111.',
    '............1111111111111.',
    '.............111111111111.',
    '...............11111111111',
    '.................11111111.',
    '....................1111..',
    '....................111...',
  ],
  ways: {
    road: ['A9/sw A9 B9 C9 D9 E9 F9 G9 H9 I9 J9 K9 L9 M9 N9 O8 P8 Q8 R8 S8'],
    path: [
      'E9 E8 E7 E6 E5 F5 F4 G3 G2 G1 G1/n',
      'F9 F10 F11 F12 F13 F14 F15 F16 F16/s',
      'Z10/se Z10 Y10 X11 W10 V10',
    ],
    stream: ['I1/n I1 I2 J3 J4 J5 K5 K6 K7 J8 J9 J10 I10 I11 I12 I13 I14 H15 H16 H16/s'],
  },
  barriers: {
    hedge: ['C12/nw/n D12/n/ne'],
  },
  enclosures: [
    {
      hexes: 'P5:V11 O5 O11 W5 W11',
      feature: 'battlement',
      openings: {
        gate: 'P8/sw',
        door: 'V10/se',
        'arrow-slit': 'O5/nw/sw P7/nw P9/sw O11/nw R5/n T5/n W5/ne R11/s T11/s W11/se',
      },
    },
    { hexes: 'U7 U8 V8 V9', feature: 'wall', openings: { door: 'U8/sw', 'arrow-slit': 'U7/nw V9/se' } },
  ],
  cracks: { 'P9/sw': 2, 'P9/nw': 3 },
  markers: ['rubble O11', 'rubble P11', 'rubble P10'],
  armies: { mamluks: MAMLUKS, templars: TEMPLARS },
  labels: {
    tower: {
      at: 'S3',
      text: localized('La barbacane', 'The barbican'),
      dxMm: 0,
      dyMm: 0,
      sizeMm: 7,
      angle: 0,
    },
    village: { at: 'E11', text: localized('Le casal', 'The village'), dxMm: 0, dyMm: 0, sizeMm: 6, angle: 0 },
    wadi: { at: 'J12', text: localized('L’oued', 'The wadi'), dxMm: 4, dyMm: 0, sizeMm: 5, angle: 0 },
  },
  text: BACKGROUND,
}
