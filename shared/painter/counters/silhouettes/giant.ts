/** A small head between great shoulders, a tree trunk for a club. */
import { disc, type Figure, fill, line, rimmed } from './figure'

export const giant: Figure = {
  width: 112,
  height: 100,
  shapes: [
    // Legs like pillars.
    fill('dark', 'M32 60L52 62L48 95L53 98L28 98L31 84Z'),
    fill('dark', 'M52 62L74 60L76 84L80 98L56 98L57 86Z'),
    // Body.
    fill('dark', 'M16 36Q22 18 44 17L62 17Q84 18 90 36L86 48L78 46L78 68Q54 76 28 68L28 48L19 48Z'),
    ...rimmed('M28 60Q53 68 78 60L82 77L72 73L66 81L58 75L52 82L46 75L38 81L33 73L24 77Z', 2.8),
    line('light', 1.8, 'M53 26L53 44'),
    line('light', 1.8, 'M36 37Q45 43 53 37Q61 43 70 37'),
    // Head sunk between the shoulders.
    fill('dark', disc(54, 13, 10)),
    fill('dark', 'M46 17Q46 28 55 28Q63 27 63 17Z'),
    fill('light', 'M56 11L62 10.5L59.5 14Z'),
    line('light', 1.6, 'M55 20L62 19.5'),
    // Left arm hangs down to a fist, right arm raises the club.
    line('dark', 14, 'M23 38L15 56L20 70'),
    fill('dark', disc(21, 74, 8)),
    line('dark', 14, 'M84 36L97 44L94 30'),
    fill('dark', disc(94, 29, 7.4)),
    fill('dark', 'M91 36L98 34L110 4Q104 -5 94 -3Q88 0 88 6Z'),
    line('light', 1.8, 'M95 26L101 4'),
    fill('light', disc(97, 4, 2.2)),
  ],
}
