/** A hidden marker of a kind that may not start hidden. */
import { type Check } from './check'
import { opening, report } from './report'
import { markerEntries } from './entries'

/** @rule CHK-7 CM-OBS */
export const hiddenMarker: Check = {
  code: 'CHK7-hidden-marker',
  title: { fr: 'Marqueur caché à tort', en: 'Marker hidden against the rules' },
  reads: ['structures'],
  run(context) {
    return markerEntries(context)
      .filter(({ marker, row }) => marker.hidden && !row.mayHide)
      .map(({ id, marker, row }) => {
        const [name, where] = [opening(row.name), context.hexName(marker.hex)]
        return report({
          code: this.code,
          severity: 'error',
          rule: row.rule ?? 'CHK-7',
          message: {
            fr: `${name.fr} en ${where}\u202f: ce marqueur ne se cache pas`,
            en: `${name.en} in ${where}: this marker does not hide`,
          },
          hexes: [marker.hex],
          fix: {
            name: { fr: 'Le montrer', en: 'Show it' },
            call: {
              command: 'edit-marker',
              params: { marker: id, change: { hidden: null }, label: { ...row.name } },
            },
          },
        })
      })
  },
}
