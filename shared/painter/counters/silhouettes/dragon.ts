/** Wing aloft, a long neck, a tail with its barb, fire at the mouth. */
import { type Figure, fill, line } from './figure'

export const dragon: Figure = {
  width: 156,
  height: 104,
  shapes: [
    // Tail.
    fill('dark', 'M50 72C34 84 18 82 12 68C8 58 14 50 22 48C16 56 16 64 22 68C30 74 40 66 46 60Z'),
    fill('dark', 'M22 48L12 44L28 36L27 52Z'),
    // Far leg, body, neck, head.
    line('dark', 9, 'M92 74L98 86'),
    line('dark', 6.5, 'M98 86L94 98'),
    line('dark', 5, 'M93 100L103 100.5'),
    fill(
      'dark',
      'M42 66C46 54 60 50 74 53C88 56 96 52 102 42C108 32 108 22 116 15L114 6L122 11L128 5L129 14' +
        'C138 16 146 22 152 29C153 33 150 35 146 34L136 35L144 40C140 44 132 43 126 39C122 44 122 52 118 62' +
        'C112 76 96 84 78 82C60 84 40 80 42 66Z',
    ),
    // Near legs.
    fill('dark', 'M54 66C46 74 46 82 52 88L46 98L60 98L64 86C68 80 74 78 78 74Z'),
    line('dark', 5, 'M46 100.5L60 100.5'),
    line('dark', 9, 'M104 70L112 80'),
    line('dark', 6, 'M112 80L121 76'),
    line('dark', 3.4, 'M121 76L126 80'),
    line('dark', 3.4, 'M121 76L126 73'),
    // Wing.
    fill(
      'dark',
      'M84 60C84 40 76 16 56 -4C50 8 40 14 22 16C34 20 40 26 40 36C48 32 56 34 60 44C64 42 70 48 70 58Z',
    ),
    fill(
      'accent',
      'M80 54C78 38 70 20 57 5C52 13 45 17 36 18.500C43 22 46 28 46 31.500C54 30 60 34 63 40C68 40 73 46 74 54Z',
    ),
    line('dark', 2.6, 'M79 54C72 38 66 22 57 5'),
    line('dark', 2.6, 'M76 50C64 36 54 26 38 19'),
    // Eye, mouth, scales of the belly.
    fill('light', 'M124 18L131 19.500L126 23Z'),
    line('light', 1.6, 'M150 31L132 30'),
    line('light', 1.8, 'M110 40L118 45'),
    line('light', 1.8, 'M105 52L115 56'),
    line('light', 1.8, 'M98 62L107 67'),
  ],
}
