/** Heads and what they wear, on the shoulders of a figure on foot; `onHorseback` puts them on a rider's. */
import { disc, fill, line, moved, rimmed, type Shape } from './figure'

/** A head of those on foot, on the shoulders of a rider. */
export const onHorseback = (head: readonly Shape[]): Shape[] => moved(head, 24, -3.5)

export const HEAD: readonly Shape[] = [fill('dark', disc(50.5, 18.5, 7.6)), line('dark', 8, 'M50 24L50 30')]

/** A conical helmet with its nasal. */
export const NASAL_HELMET: readonly Shape[] = [
  fill('dark', 'M41 18Q41 8 51.5 1Q60 8 60.5 18Z'),
  line('light', 1.7, 'M41.5 16.2L60 16.2'),
]

/** A brimmed iron hat. */
export const KETTLE_HAT: readonly Shape[] = [
  fill('dark', 'M41 13Q41 3.5 50.5 3.5Q60 3.5 60 13Z'),
  fill('dark', 'M34.5 17.5Q50 9 66.5 17.5Q50 15.5 34.5 17.5Z'),
  line('light', 1.5, 'M41 11.6Q50 9.4 60 11.6'),
]

/** A closed helmet with slits for the eyes and holes to breathe. */
export const GREAT_HELM: readonly Shape[] = [
  fill('dark', 'M40 5Q50 1 60 5L61 21Q57 29.5 50 31Q43 29.5 39 21Z'),
  line('light', 2.4, 'M43 13.5L59.5 13.5'),
  line('light', 1.5, 'M51.5 6L51.5 27'),
  line('light', 1.4, 'M54.5 20L54.5 22M57.5 19L57.5 21M54.5 25L54.5 25.5'),
]

/** A round helmet with guards about the eyes, over a long beard. */
export const VIKING_HEAD: readonly Shape[] = [
  fill('dark', 'M41 19Q40.500 5 51 4.500Q61.500 5 61 19L59 24Q58 34 51 40Q44 34 42 24Z'),
  line('light', 1.6, 'M41.5 14L60.5 14'),
  line('light', 1.5, disc(55.5, 18.5, 2.8)),
  line('light', 1.3, 'M51 30L51 36'),
]

/** A helmet that ends in a spike, mail over the neck. */
export const SPIRED_HELMET: readonly Shape[] = [
  fill('dark', 'M40.500 17Q41 8 48 4L51 -6L54 4Q61 8 61.5 17Z'),
  fill('dark', 'M40 16L62 16L65 31Q51 36 36 31Z'),
  fill('light', 'M53.5 18.5L61 18.5L60.5 24Q57 27.5 53.5 24.5Z'),
  line('light', 1.6, 'M41 15L61 15'),
]

export const PLUME: readonly Shape[] = rimmed('M50 0Q42 -9 28 -5Q35 -1 34 6Q41 2 48 6Z', 2)

export const TURBAN: readonly Shape[] = [
  ...HEAD,
  fill('dark', 'M43 21Q44 32 51 33.5Q57 31 57.5 21Z'),
  ...rimmed('M37 13Q35 1 50.500 0Q66 1 64 13Q57 19.5 50.5 16Q44 19.5 37 13Z', 2.4),
  line('dark', 1.8, 'M39 8Q50 16 62 5'),
  ...rimmed('M40 14L29 30L34 33L43 19Z', 2),
]

/** A cloth over head and neck, held by a cord. */
export const HEADCLOTH: readonly Shape[] = [
  ...HEAD,
  ...rimmed('M41 17Q39 4 51 4Q62 5 61 15L55 14L45 19L45 32L32 37Q39 27 41 17Z', 2.2),
  line('dark', 3, 'M41 12L61 10.5'),
]

/** A pointed cap of felt with a brim of fur. */
export const FUR_HAT: readonly Shape[] = [
  ...HEAD,
  fill('dark', 'M42 9L52 -6L60 9Z'),
  ...rimmed('M37 14Q36 7 43 8Q51 5 59 8Q66 8 65 14Q64 19 58 17.5Q51 15 44 17.5Q38 19 37 14Z', 2),
]

/** Close hair and a feather. */
export const FEATHERED_HAIR: readonly Shape[] = [
  ...HEAD,
  fill('dark', 'M40 19Q38 6 51 5Q64 6 62 17L58 13L45 14Z'),
  line('light', 1.6, 'M43 12.5Q51 9 60 12'),
  ...rimmed('M46 7Q39 -1 42 -7Q50 -4 51 6Z', 1.8),
]

export const CROWN: readonly Shape[] = rimmed(
  'M40.5 14L38 0.5L44.5 6.5L50 -1.5L55.5 6.5L62 0.5L59.5 14Z',
  2.4,
)

/** A soft cap with a feather. */
export const CAP: readonly Shape[] = [
  ...HEAD,
  fill('dark', 'M39 14Q39 4 51 4Q61 5 61 12L68 15L40 16Z'),
  ...rimmed('M47 7Q36 -5 24 0Q31 5 36 10Q42 11 47 7Z', 2),
]

export const KERCHIEF: readonly Shape[] = [
  fill('dark', 'M40 20Q38 6 51 6Q62 7 61.5 19Q61 28 54 29L58 34L42 36Q36 40 30 38Q39 30 40 20Z'),
  fill('light', 'M54.500 12Q60 13 59.5 19.5Q58.5 26 54 26.5Q50 25 50 19Q50.5 13 54.5 12Z'),
]

export const HOOD: readonly Shape[] = [
  fill('dark', 'M39 27Q36 6 51 3Q64 7 63 22Q62 32 50 33Q41 32 39 27Z'),
  fill('dark', 'M44 5Q35 5 29 13Q37 13 43 18Z'),
  fill('light', 'M55 12Q61 14 60 20Q58.5 26 54.5 26Q51 24 51.500 18Q52.5 13 55 12Z'),
]
