/** Cards larger than the hexes on which they stand: the author's own size, under hexes of another (CHK-10). */
import { check } from './check'
import { mend } from './report'

/** @rule CHK-10 */
export const cardTooLarge = check({
  code: 'CHK10-card-too-large',
  title: { fr: 'Pions plus grands que leur case', en: 'Counters larger than their hex' },
  severity: 'warning',
  reads: ['scenario'],
  find({ scenario: { cardDesign, map } }) {
    if (!cardDesign) return []
    const { widthMm = 0, lengthMm = 0, ...sizeless } = cardDesign
    const [one, two] = [widthMm > map.hexMm, lengthMm > 2 * map.hexMm]
    if (!one && !two) return []
    const [mm, hexes] = one ? [widthMm, 1] : [lengthMm, 2]
    return [
      {
        message: {
          fr: `Les pions ${hexes === 1 ? 'd’une case' : 'de deux cases'} mesurent ${decimal(mm, ',')} mm, les cases ${decimal(map.hexMm, ',')} mm\u202f: ils les débordent`,
          en: `The ${hexes === 1 ? 'one-hex' : 'two-hex'} cards measure ${decimal(mm, '.')} mm, the hexes ${decimal(map.hexMm, '.')} mm: they do not fit`,
        },
        fix: mend('Revenir à la taille ordinaire', 'Give them the ordinary size', 'set-card-design', {
          design: sizeless as never,
        }),
      },
    ]
  },
})

const decimal = (mm: number, mark: string): string => String(mm).replace('.', mark)
