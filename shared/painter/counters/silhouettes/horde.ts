/** Three of a crowd: hunched, long-eared, cleavers and clubs in the air. */
import { disc, type Figure, fill, line, rimmed } from './figure'

export const horde: Figure = {
  width: 116,
  height: 100,
  shapes: [
    // Behind on the left: a club.
    line('dark', 6, 'M19 44L12 24'),
    fill('dark', 'M8 26Q3 14 8 5Q14 1 17 7Q19 17 16 25Z'),
    fill('dark', 'M14 96L16 62Q18 47 30 46Q42 48 43 62L44 96L36 96L33 78L27 96Z'),
    fill('dark', disc(30, 39, 8.6)),
    fill('dark', 'M23 38L11 32L23 44Z'),
    fill('dark', 'M37 38L47 31L38 44Z'),
    // Behind on the right: a spear.
    line('dark', 3, 'M99 96L99 12'),
    fill('dark', 'M99 -2L104 14L94 14Z'),
    fill('dark', 'M74 96L76 62Q79 47 90 46Q101 48 103 62L104 96L96 96L92 78L86 96Z'),
    fill('dark', disc(89, 38, 8.6)),
    fill('dark', 'M82 37L71 30L82 43Z'),
    fill('dark', 'M96 37L107 31L97 43Z'),
    // In front.
    line('light', 3, 'M42 42Q36 58 38 96'),
    line('light', 3, 'M74 42Q82 58 80 96'),
    line('dark', 9, 'M52 72L45 84L48 95'),
    line('dark', 9, 'M64 72L71 83L67 95'),
    line('dark', 5, 'M44 97L53 97'),
    line('dark', 5, 'M66 97L75 97'),
    fill('dark', 'M40 48Q48 35 60 37Q74 38 77 52L74 74Q58 80 43 74Z'),
    fill('dark', disc(60, 26, 11)),
    fill('dark', 'M51 25L33 14L50 32Z'),
    fill('dark', 'M69 25L87 15L70 32Z'),
    fill('dark', 'M55 33L72 30L66 37Z'),
    fill('light', 'M58 23L66 21.5L63.5 25.5Z'),
    line('light', 1.6, 'M58 32L69 30.5'),
    // Cleaver.
    line('dark', 8, 'M72 45L86 36L82 24'),
    fill('dark', 'M79.5 27L84.5 25L86 4Q79 -3 73 2L77 9L74 13L78 17L75.5 20Z'),
    ...rimmed('M28 50L48 47L51 68L40 78L30 70Z', 2.8),
    line('light', 1.8, 'M34 54L45 70'),
    line('light', 1.8, 'M45 53L35 70'),
  ],
}
