/** On foot in full armour: great helm, surcoat, sword upright, shield with a cross. */
import { type Figure, fill, line, rimmed } from './figure'
import { GREAT_HELM } from './heads'

export const knight: Figure = {
  width: 100,
  height: 100,
  shapes: [
    line('dark', 11, 'M43 80L42 94'),
    line('dark', 11, 'M57 80L59 94'),
    line('dark', 6, 'M41 96L36 96.5'),
    line('dark', 6, 'M60 96L68 96.5'),
    line('dark', 10, 'M38 35L33 48'),
    ...rimmed('M37 32Q50 27 63 32L61 55L68 83Q50 88 32 83L39 55Z', 3.2),
    line('dark', 3.6, 'M39 56L61 56'),
    line('light', 1.8, 'M50 60L50 84'),
    ...GREAT_HELM,
    line('dark', 9.5, 'M62 36L74 46L77 40'),
    fill('dark', 'M74.4 38L80.6 38L80 5L77.5 -2L75 5Z'),
    line('light', 1.1, 'M77.5 6L77.5 32'),
    line('dark', 4, 'M69 38L86 38'),
    line('dark', 4.4, 'M77.5 40L77.5 48'),
    fill('dark', 'M15 41L43 41L43 57Q42 73 29 82Q16 73 15 57Z'),
    line('light', 1.6, 'M18 44L40 44L40 57Q39 71 29 78Q19 71 18 57Z'),
    line('light', 4, 'M29 47L29 75'),
    line('light', 4, 'M20 56L38 56'),
  ],
}
