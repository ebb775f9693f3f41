/** A map that no page holds: hexes wider than the largest paper, or a sheet longer than PDF can say. */
import { LONGEST_PAGE, WIDEST_PAPER } from '#shared/document/limits'
import { formatNumber, type Localized } from '#shared/i18n/localized'
import { check, type Found } from './check'

/** A map that is only larger than its paper is no fault: it is printed on several sheets. @rule CHK-10 */
export const offPage = check({
  code: 'CHK10-off-page',
  title: { fr: 'Carte hors de la page', en: 'Map off the page' },
  severity: 'hint',
  reads: ['scenario'],
  find({ scenario: { map }, measures }): Found[] {
    const size = measures?.mapSize(map)
    if (!size) return []
    const longest = Math.max(size.width, size.height)
    if (map.hexMm > WIDEST_PAPER)
      return [
        {
          severity: 'warning',
          message: says(
            map.hexMm,
            (mm) => `Une case mesure ${mm} mm\u202f: aucun papier n’en montre une entière`,
            (mm) => `A hex measures ${mm} mm: no paper shows a whole one`,
          ),
        },
      ]
    if (longest <= LONGEST_PAGE) return []
    return [
      {
        message: says(
          Math.round(longest),
          (mm) =>
            `La carte mesure ${mm} mm, plus qu’une page de PDF\u202f: elle ne s’imprime que sur plusieurs feuilles`,
          (mm) => `The map measures ${mm} mm, more than a page of PDF: it prints on several sheets only`,
        ),
      },
    ]
  },
})

function says(mm: number, fr: (mm: string) => string, en: (mm: string) => string): Localized {
  return { fr: fr(formatNumber(mm, 'fr')), en: en(formatNumber(mm, 'en')) }
}
