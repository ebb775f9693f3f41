/** Pointed hat, flowing robe, a staff that shines. */
import { disc, type Figure, fill, line, rimmed } from './figure'

export const caster: Figure = {
  width: 106,
  height: 100,
  shapes: [
    fill('dark', 'M36 34Q50 28 63 34L66 58L78 96Q52 101 22 96L33 58Z'),
    ...rimmed('M44 36L56 36L58 60L66 95Q50 98 36 95L43 60Z', 2.6),
    line('dark', 3, 'M35 58Q50 62 65 58'),
    line('light', 1.6, 'M50 64L50 93'),
    // Beard and face under the hat.
    fill('dark', disc(51, 25, 8)),
    fill('light', 'M46 24Q51 27 58 23L58 28Q57 36 54 43Q48 36 46 29Z'),
    fill('dark', 'M26 24Q38 20 42 16Q44 4 40 -5Q58 0 61 16Q66 21 77 22Q52 30 26 24Z'),
    line('light', 1.6, 'M42 16Q51 20 61 15.5'),
    // Near arm to the staff, wide sleeve; the other hand open.
    fill('dark', 'M58 36L84 44L84 50L74 62L60 50Z'),
    line('dark', 3.8, 'M86 98L86 22'),
    fill('dark', 'M86 0L89.2 9L98 6L93 14L101 18L92.5 20L95 29L86 24L77 29L79.5 20L71 18L79 14L74 6L82.8 9Z'),
    fill('light', disc(86, 16, 4.2)),
    fill('dark', 'M40 37L18 46L13 42L22 58L40 52Z'),
    line('dark', 4.4, 'M18 46L10 40'),
    line('dark', 2.4, 'M10 40L5 34'),
    line('dark', 2.4, 'M10 40L3 41'),
  ],
}
