/** A marker where its kind may not lie: fire on what does not burn, boats on dry ground. */
import { type Check } from './check'
import { opening, report } from './report'
import { markerEntries } from './entries'

/** @rule CHK-3 CM-TER-3 CM-OBS */
export const misplacedMarker: Check = {
  code: 'CHK3-misplaced-marker',
  title: { fr: 'Marqueur mal placé', en: 'Misplaced marker' },
  reads: ['terrain', 'structures'],
  run(context) {
    const { scenario, ruleset, hexName } = context
    return markerEntries(context).flatMap(({ marker, row }) => {
      const lies = ruleset.mayLie?.(scenario, marker)
      const [reason] = lies?.because ?? []
      if (!lies || lies.value || !reason) return []
      const [name, where] = [opening(row.name), hexName(marker.hex)]
      const why = reason.says ?? { fr: 'terrain interdit', en: 'forbidden terrain' }
      const finding = report({
        code: this.code,
        severity: 'error',
        rule: reason.rule,
        message: {
          fr: `${name.fr} en ${where}\u202f: ${why.fr}`,
          en: `${name.en} in ${where}: ${why.en}`,
        },
        hexes: [marker.hex],
        fix: {
          name: { fr: 'Enlever ce marqueur', en: 'Remove this marker' },
          call: {
            command: 'remove-markers',
            params: { kind: marker.kind, hexes: [marker.hex], label: { ...row.name } },
          },
        },
      })
      return [finding]
    })
  },
}
