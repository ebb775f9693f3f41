/** Coils out of the water, a neck raised, a crest. */
import { type Figure, fill, line } from './figure'

export const serpent: Figure = {
  width: 148,
  height: 100,
  shapes: [
    // Tail and coils.
    line('dark', 6, 'M6 84Q8 66 18 58'),
    fill('dark', 'M13 62L24 46L23 64Z'),
    line('dark', 12, 'M28 86C30 48 54 48 58 86'),
    line('dark', 14, 'M64 86C64 34 98 34 98 62Q98 76 104 86'),
    // Neck and head, jaws open.
    line('dark', 15, 'M112 86C126 66 94 52 106 28Q110 20 118 20'),
    fill('dark', 'M104 32C102 16 112 8 124 8L146 17L143 23L128 23L141 33C136 39 120 38 112 36Z'),
    fill('dark', 'M104 24L94 14L108 13L106 2L118 10Z'),
    // Eye, fangs, bands of the belly.
    fill('light', 'M121 15L128 16.500L122 19.500Z'),
    fill('light', 'M140 22.500L137 29L134.500 23Z'),
    line('light', 1.8, 'M104 44L112 42'),
    line('light', 1.8, 'M107 56L115 53'),
    line('light', 1.8, 'M111 68L119 66'),
    line('light', 1.8, 'M39 58L43 66'),
    line('light', 1.8, 'M49 60L46 67'),
    line('light', 1.8, 'M74 50L79 58'),
    line('light', 1.8, 'M88 48L86 57'),
    // Water.
    line('dark', 2.6, 'M0 90Q12 85 24 90Q36 95 48 90Q60 85 72 90Q84 95 96 90Q108 85 120 90Q132 95 144 90'),
    line('dark', 2, 'M18 98Q30 94 42 98'),
    line('dark', 2, 'M70 98Q82 94 94 98'),
    line('dark', 2, 'M112 98Q122 94 132 98'),
  ],
}
