/** The parts that the figures on foot share. */
import { disc, fill, line, type Shape } from './figure'

/** Legs astride, the weight on the front one. */
export const LEGS: readonly Shape[] = [
  line('dark', 10, 'M45 66L39 81'),
  line('dark', 7.5, 'M39 81L36 95'),
  line('dark', 10, 'M55 66L61 80'),
  line('dark', 7.5, 'M61 80L61 95'),
  line('dark', 5.5, 'M35 96L42 96.5'),
  line('dark', 5.5, 'M60.5 96L69 96.5'),
]

/** A belted tunic to the knees. */
export const TUNIC: readonly Shape[] = [
  fill('dark', 'M38 30Q50 24.5 62 30L63 47L59.5 56L66 74Q50 79 34 74L40.5 56L37 47Z'),
  line('light', 2, 'M40 56.5L60 56.5'),
]

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
