/** The parts that the figures on foot share. */
import { fill, line, type Shape } from './figure'

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

/** Mail to the knees, split for the stride. */
export const HAUBERK: readonly Shape[] = [
  fill('dark', 'M36 30Q50 24 64 30L65 47L61 57L69 79Q61 84 54 82L50 70L46 82Q39 84 31 79L39 57L35 47Z'),
  line('light', 2, 'M39 57.5L61 57.5'),
  line('light', 1.5, 'M42 65L38 78'),
  line('light', 1.5, 'M58 65L62 78'),
]

/** A coat of small plates in rows. */
export const LAMELLAR: readonly Shape[] = [
  fill('dark', 'M36 30Q50 24 64 30L65 47L62 56L70 83Q50 88 30 83L38 56L35 47Z'),
  line('light', 1.7, 'M38 40L62 40'),
  line('light', 1.7, 'M38 48L62 48'),
  line('light', 1.7, 'M39 57L61 57'),
  line('light', 1.7, 'M36 66L64 66'),
  line('light', 1.7, 'M33 75L67 75'),
]

/** A wide robe to the ankles, with a sash in the side's colour. */
export const ROBE: readonly Shape[] = [
  line('dark', 6, 'M42 95L35 96.5'),
  line('dark', 6, 'M58 95L66 96.5'),
  fill('dark', 'M37 30Q50 25 63 30L62 48L60 56L71 92Q50 97 29 92L40 56L38 48Z'),
  line('accent', 5, 'M40.5 55L59.5 55'),
  line('light', 1.5, 'M50 62L49 92'),
]

/** Wide trousers gathered at the ankles. */
export const TROUSERS: readonly Shape[] = [
  fill('dark', 'M38 62Q27 78 35 91L45 91L50 76L54 91L65 91Q72 78 62 62Z'),
  line('dark', 6, 'M40 94L35 96.5'),
  line('dark', 6, 'M59 94L67 96.5'),
]
