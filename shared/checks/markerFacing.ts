/** Finds markers without the facing that their kind needs: the sides that they close or cover are unknown. */
import { type Check } from './check'
import { opening, report } from './report'
import { markerEntries } from './entries'

/** @rule CHK-4 CM-OBS */
export const markerFacing: Check = {
  code: 'CHK4-marker-facing',
  title: { fr: 'Marqueur sans orientation', en: 'Marker without a facing' },
  reads: ['structures'],
  run(context) {
    return markerEntries(context)
      .filter(({ marker, row }) => row.directional && marker.facing === undefined)
      .map(({ id, marker, row }) => {
        const [name, where] = [opening(row.name), context.hexName(marker.hex)]
        return report({
          code: this.code,
          severity: 'warning',
          rule: row.rule ?? 'CHK-4',
          message: {
            fr: `${name.fr} en ${where} sans orientation`,
            en: `${name.en} in ${where} has no facing`,
          },
          hexes: [marker.hex],
          fix: {
            name: { fr: 'Lui donner une orientation', en: 'Give it a facing' },
            call: {
              command: 'edit-marker',
              params: { marker: id, change: { facing: { kind: 'side', index: 0 } }, label: { ...row.name } },
            },
          },
        })
      })
  },
}
