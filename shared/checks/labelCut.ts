/** A label that the map's frame cuts: left at the rim by a resize, a join or a new orientation, or too long for its place. */
import { type LabelId } from '#shared/document/ids'
import { type Label } from '#shared/document/types'
import { parseHexKey } from '#shared/hex/axial'
import { onGrid } from '#shared/hex/grid'
import { check } from './check'
import { mend } from './report'

/** @rule CHK-1 */
export const labelCut = check({
  code: 'CHK1-label-cut',
  title: { fr: 'Texte coupé par le cadre', en: 'Label cut by the frame' },
  severity: 'warning',
  reads: ['scenario'],
  find({ scenario: { labels, map }, measures, hexName }) {
    return (Object.entries(labels) as [LabelId, Label][]).flatMap(([id, label]) => {
      // One off the map altogether is another fault.
      const shift = onGrid(parseHexKey(label.hex), map.grid) ? measures?.labelShift(label, map) : undefined
      if (!shift) return []
      const { text, hex, dxMm, dyMm } = label
      const change = { dxMm: hundredths(dxMm + shift.dxMm), dyMm: hundredths(dyMm + shift.dyMm) }
      const params = { label: id, change }
      return {
        message: {
          fr: `Le texte «\u202f${text}\u202f» en ${hexName(hex)} est coupé par le cadre de la carte`,
          en: `The label “${text}” in ${hexName(hex)} is cut by the frame of the map`,
        },
        hexes: [hex],
        fix: shift.fits
          ? mend('Le ramener dans le cadre', 'Bring it within the frame', 'edit-label', params)
          : undefined,
      }
    })
  },
})

const hundredths = (mm: number): number => Math.round(mm * 100) / 100
