/** Text that is printed under 5 points: labels, the names of hexes, the letters of cards (CHK-10). */
import { SMALLEST_TEXT } from '#shared/document/limits'
import { type LabelId } from '#shared/document/ids'
import { type Label } from '#shared/document/types'
import { formatNumber, type Localized } from '#shared/i18n/localized'
import { check, type CheckContext, type Found } from './check'
import { mend } from './report'

/** Millimetres to a point. */
const POINT = 25.4 / 72
/** The letters that a fix sets, mm: just above 5 points. */
const LEGIBLE = 1.8

/** @rule CHK-10 */
export const smallText = check({
  code: 'CHK10-small-text',
  title: { fr: 'Texte de moins de 5 points', en: 'Text below 5 points' },
  severity: 'hint',
  reads: ['scenario', 'counterTypes'],
  find: (context) => [...smallLabels(context), ...smallNames(context), ...smallCards(context)],
})

function smallLabels({ scenario, hexName }: CheckContext): Found[] {
  return (Object.entries(scenario.labels) as [LabelId, Label][])
    .filter(([, { sizeMm }]) => sizeMm < SMALLEST_TEXT)
    .map(([label, { text, hex, sizeMm }]) => {
      const { fr, en } = points(sizeMm)
      return {
        message: {
          fr: `L’étiquette «\u202f${text}\u202f» en ${hexName(hex)} s’imprime en ${fr} points, moins que les 5 qui se lisent`,
          en: `The label “${text}” in ${hexName(hex)} prints at ${en} points, less than the 5 that can be read`,
        },
        hexes: [hex],
        fix: mend('L’agrandir à 1,8 mm', 'Enlarge it to 1.8 mm', 'edit-label', {
          label,
          change: { sizeMm: LEGIBLE },
        }),
      }
    })
}

function smallNames({ scenario: { map }, measures }: CheckContext): Found[] {
  const mm = measures?.hexNames(map)
  if (mm === undefined || mm >= SMALLEST_TEXT) return []
  const { fr, en } = points(mm)
  return [
    {
      message: {
        fr: `Les noms des cases s’impriment en ${fr} points, moins que les 5 qui se lisent`,
        en: `The names of the hexes print at ${en} points, less than the 5 that can be read`,
      },
      fix: mend('Les agrandir à 1,8 mm', 'Enlarge them to 1.8 mm', 'set-grid-look', {
        change: { nameMm: LEGIBLE },
      }),
    },
  ]
}

function smallCards({ scenario, ruleset, measures }: CheckContext): Found[] {
  const small = measures?.smallCards(scenario, ruleset)
  if (!small) return []
  const { fr, en } = points(small.mm)
  const { legible } = small
  return [
    {
      message: {
        fr: `Les plus petites lettres des pions s’impriment en ${fr} points, moins que les 5 qui se lisent`,
        en: `The smallest letters of the counters print at ${en} points, less than the 5 that can be read`,
      },
      fix:
        legible &&
        mend(
          'Donner aux pions une taille qui se lit',
          'Give the counters a legible size',
          'set-card-design',
          {
            design: legible as never,
          },
        ),
    },
  ]
}

// Rounded down, so that less than 5 never reads as 5.
function points(mm: number): Localized {
  const value = Math.floor((mm / POINT) * 10) / 10
  return { fr: formatNumber(value, 'fr'), en: formatNumber(value, 'en') }
}
