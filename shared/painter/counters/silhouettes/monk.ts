/** Cowl, rope, staff with a cross, book. */
import { type Figure, fill, line, rimmed } from './figure'

export const monk: Figure = {
  width: 100,
  height: 100,
  shapes: [
    fill('dark', 'M36 31Q50 26 64 31L65 56L73 95Q50 100 27 95L35 56Z'),
    line('light', 2.2, 'M36 57Q50 60 64 57'),
    line('light', 2, 'M45 58L43 76'),
    line('light', 2, 'M48 58.5L49 72'),
    line('light', 1.3, 'M58 64L63 93'),
    fill('dark', 'M37.5 26Q35 5 51 3Q64 6 63.5 22Q62 32 50 33Q40 32 37.5 26Z'),
    fill('light', 'M52 10.5Q59.5 11 59.5 19Q58.5 26.5 53.5 27Q48.5 26 48 19Q48.5 11.5 52 10.5Z'),
    fill('dark', 'M50.5 21Q54 19.5 57.5 21Q57 26.5 53.5 27Q51 26 50.5 21Z'),
    line('dark', 11, 'M60 38L69 50'),
    line('dark', 7, 'M69 50L79 47'),
    line('dark', 3.6, 'M80 98L80 12'),
    line('dark', 5, 'M80 0L80 22'),
    line('dark', 5, 'M71.5 8.5L88.5 8.5'),
    line('dark', 11, 'M40 38L31 50'),
    ...rimmed('M23 46L41 42L44 61L26 65Z', 2.8),
    line('light', 1.8, 'M32.5 47L34.5 60'),
    line('light', 1.8, 'M28.5 52.5L38 50.5'),
  ],
}
