/** A hidden marker of a kind that may not start hidden. */
import { check } from './check'
import { opening, mend } from './report'
import { markerEntries } from './entries'

/** @rule CHK-7 CM-OBS */
export const hiddenMarker = check({
  code: 'CHK7-hidden-marker',
  title: { fr: 'Marqueur caché à tort', en: 'Marker hidden against the rules' },
  reads: ['structures'],
  find(context) {
    return markerEntries(context)
      .filter(({ marker, row }) => marker.hidden && !row.mayHide)
      .map(({ id, marker, row }) => {
        const [name, where] = [opening(row.name), context.hexName(marker.hex)]
        return {
          rule: row.rule,
          message: {
            fr: `${name.fr} en ${where}\u202f: ce marqueur ne se cache pas`,
            en: `${name.en} in ${where}: this marker does not hide`,
          },
          hexes: [marker.hex],
          fix: mend('Le montrer', 'Show it', 'edit-marker', {
            marker: id,
            change: { hidden: null },
            label: { ...row.name },
          }),
        }
      })
  },
})
