/** Finds markers without the facing that their kind needs: the sides that they close or cover are unknown. */
import { check } from './check'
import { opening, mend } from './report'
import { markerEntries } from './entries'

/** @rule CHK-4 CM-OBS */
export const markerFacing = check({
  code: 'CHK4-marker-facing',
  title: { fr: 'Marqueur sans orientation', en: 'Marker without a facing' },
  severity: 'warning',
  reads: ['structures'],
  find(context) {
    return markerEntries(context)
      .filter(({ marker, row }) => row.directional && marker.facing === undefined)
      .map(({ id, marker, row }) => {
        const [name, where] = [opening(row.name), context.hexName(marker.hex)]
        return {
          rule: row.rule,
          message: {
            fr: `${name.fr} en ${where} sans orientation`,
            en: `${name.en} in ${where} has no facing`,
          },
          hexes: [marker.hex],
          fix: mend('Lui donner une orientation', 'Give it a facing', 'edit-marker', {
            marker: id,
            change: { facing: { kind: 'side', index: 0 } },
            label: { ...row.name },
          }),
        }
      })
  },
})
