/** Townsfolk without the arms of a soldier, and those who serve the engines. */
import { disc, type Figure, fill, line, rimmed } from './figure'
import { LEGS, TUNIC } from './footman'
import { HEAD, KERCHIEF } from './heads'

/** Kerchief, wide skirt, apron, a pail. */
export const woman: Figure = {
  width: 100,
  height: 100,
  shapes: [
    line('dark', 5, 'M42 96L37 97'),
    line('dark', 5, 'M58 96L64 97'),
    fill('dark', 'M39 32Q50 27 62 32L60 46L58 54L78 93Q50 99 22 93L42 54L40 46Z'),
    ...rimmed('M43 56L57 56L65 86Q50 90 35 86Z', 2.4),
    ...KERCHIEF,
    line('dark', 7, 'M41 35L28 46L40 55'),
    line('dark', 7, 'M60 35L72 45L83 52'),
    line('dark', 2.2, 'M74 66Q84 40 94 66'),
    fill('dark', 'M72 65L96 65L92 86L76 86Z'),
    line('light', 1.8, 'M74 70L94 70'),
  ],
}

/** A leather apron and a great mallet: one of those who build and serve engines. */
export const engineer: Figure = {
  width: 104,
  height: 100,
  shapes: [
    ...LEGS,
    ...TUNIC,
    ...rimmed('M43 36L57 36L58 54L64 78Q50 82 36 78L42 54Z', 2.4),
    line('dark', 2.4, 'M41 55L59 55'),
    ...HEAD,
    fill('dark', 'M41.500 16Q41 6 51 6Q60.500 6 60 16Z'),
    line('dark', 8.5, 'M59 35L72 42L74 30'),
    line('dark', 4.4, 'M69 48L84 12'),
    fill('dark', 'M70 1L101 13L95 28L64 16Z'),
    line('light', 1.8, 'M76 4.500L71 18M95 12L90 25.500'),
    line('dark', 8, 'M42 35L31 46L34 56'),
    fill('dark', disc(34, 57, 4.4)),
  ],
}
