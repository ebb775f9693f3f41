/** On four legs, a bristling back, tusks. */
import { type Figure, fill, line, rimmed } from './figure'

export const beast: Figure = {
  width: 146,
  height: 100,
  shapes: [
    // Far legs.
    line('dark', 11, 'M48 66L54 80'),
    line('dark', 8, 'M54 80L50 95'),
    line('dark', 6, 'M49 96.5L57 97'),
    line('dark', 11, 'M98 66L104 80'),
    line('dark', 8, 'M104 80L101 95'),
    line('dark', 6, 'M100 96.5L109 97'),
    // Tail, back with its bristles, belly, head low.
    line('dark', 4, 'M24 46Q10 42 8 26'),
    fill('dark', 'M8 28L3 15L13 21Z'),
    fill(
      'dark',
      'M18 52C18 38 28 31 40 31L44 23L50 30L56 19L63 28L70 13L77 25L84 9L91 22L98 8L103 22' +
        'C112 24 118 30 121 36L130 41L141 50C146 54 145 60 140 62L127 66C120 72 112 74 104 74' +
        'C88 80 68 79 52 73C38 76 20 70 18 52Z',
    ),
    // Near legs.
    line('dark', 13, 'M32 62L26 78'),
    line('dark', 9, 'M26 78L32 95'),
    line('dark', 6.5, 'M31 96.5L40 97'),
    line('dark', 13, 'M86 66L84 80'),
    line('dark', 9, 'M84 80L79 95'),
    line('dark', 6.5, 'M78 96.5L88 97'),
    // Ear, eye, mouth, tusks, ribs of the coat.
    fill('dark', 'M110 30L106 16L119 27Z'),
    fill('light', 'M121 43L127.5 44.5L122.5 47.5Z'),
    line('light', 1.8, 'M143 57L124 59'),
    fill('light', 'M131 59L136 45L138 58Z'),
    line('light', 1.8, 'M104 40Q98 54 104 66'),
    line('light', 1.6, 'M90 36Q85 48 88 60'),
    line('light', 1.6, 'M44 44Q38 54 43 66'),
    ...rimmed('M96 28Q106 26 113 31Q106 46 108 66Q100 70 95 69Q88 46 96 28Z', 2.6),
  ],
}
