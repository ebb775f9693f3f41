/** Bare-headed and running, a javelin about to fly, two more in hand. */
import { disc, type Figure, fill, line, rimmed } from './figure'

export const skirmisher: Figure = {
  width: 108,
  height: 100,
  shapes: [
    // Legs at a run.
    line('dark', 10, 'M47 64L33 74'),
    line('dark', 7.5, 'M33 74L19 82'),
    line('dark', 5.5, 'M19 82L15 77'),
    line('dark', 10, 'M55 64L68 76'),
    line('dark', 7.5, 'M68 76L65 95'),
    line('dark', 5.5, 'M65 96L73 96.5'),
    line('dark', 2.2, 'M20 64L58 34'),
    line('dark', 2.2, 'M24 70L62 38'),
    fill('dark', 'M42 30Q53 25 64 31L63 48L60 56L66 70Q50 75 37 69L44 55L41 46Z'),
    line('light', 2, 'M44 55.5L60 56'),
    fill('dark', disc(55, 18, 7.8)),
    fill('dark', 'M48 17Q48 8 56 7.5Q64 9 63 15Q58 12 52 13Q50 20 44 25Q45 20 48 17Z'),
    // Throwing arm and javelin.
    line('dark', 7.5, 'M46 33L31 24L36 12'),
    line('dark', 2.8, 'M2 16L96 6.5'),
    fill('dark', 'M107 5.2L94 2.6L94.8 10.6Z'),
    ...rimmed(disc(72, 45, 11.5), 2.8),
    fill('dark', disc(72, 45, 3.2)),
  ],
}
