/** A marker where its kind may not lie: fire on what does not burn, boats on dry ground. */
import { check } from './check'
import { opening, mend } from './report'
import { markerEntries } from './entries'

/** @rule CHK-3 CM-TER-3 CM-OBS */
export const misplacedMarker = check({
  code: 'CHK3-misplaced-marker',
  title: { fr: 'Marqueur mal placé', en: 'Misplaced marker' },
  reads: ['terrain', 'structures'],
  find(context) {
    const { scenario, ruleset, hexName } = context
    return markerEntries(context).flatMap(({ marker, row }) => {
      const lies = ruleset.mayLie?.(scenario, marker)
      const [reason] = lies?.because ?? []
      if (!lies || lies.value || !reason) return []
      const [name, where] = [opening(row.name), hexName(marker.hex)]
      const why = reason.says ?? { fr: 'terrain interdit', en: 'forbidden terrain' }
      return {
        rule: reason.rule,
        message: {
          fr: `${name.fr} en ${where}\u202f: ${why.fr}`,
          en: `${name.en} in ${where}: ${why.en}`,
        },
        hexes: [marker.hex],
        fix: mend('Enlever ce marqueur', 'Remove this marker', 'remove-markers', {
          kind: marker.kind,
          hexes: [marker.hex],
          label: { ...row.name },
        }),
      }
    })
  },
})
