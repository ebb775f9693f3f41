/** Crown, wide cloak, banner in hand. */
import { disc, type Figure, fill, line, rimmed } from './figure'
import { CROWN } from './heads'

export const leader: Figure = {
  width: 108,
  height: 100,
  shapes: [
    ...rimmed('M36 32Q50 25 64 32L77 93Q50 100 23 93Z', 3.2),
    fill('dark', 'M42 31Q50 28 58 31L56.5 55L62 94Q50 97 38 94L43.5 55Z'),
    line('light', 2, 'M43.5 56L56.5 56'),
    line('light', 1.6, 'M50 62L50 92'),
    line('dark', 6, 'M43 96L36 97'),
    line('dark', 6, 'M57 96L65 97'),
    fill('dark', disc(50, 20, 8)),
    fill('dark', 'M43 22Q44 33 50 35Q56 33 57 22Z'),
    ...CROWN,
    // Sword at the hip under the hand.
    line('dark', 8, 'M41 37L33 50L39 57'),
    line('dark', 3.2, 'M40 56L25 86'),
    line('dark', 3, 'M33 55L43 61'),
    line('dark', 8, 'M60 37L69 49L79 46'),
    line('dark', 3.6, 'M80 98L80 -2'),
    ...rimmed('M81.5 1L107 3L99 11L107 20L81.5 22Z', 2.6),
    line('light', 2, 'M85 11.5L96 11.5'),
  ],
}
