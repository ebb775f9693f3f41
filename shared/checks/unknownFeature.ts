/** Hexside features, structures and markers that the ruleset does not know, or a feature in a slot not its own. */
import { quotable } from '#shared/i18n/quotable'
import { type HexsideFeatures, type HexsideSlot } from '#shared/document/types'
import { type HexKey } from '#shared/hex/axial'
import { type Localized } from '#shared/i18n/localized'
import { featureRow, structureRow } from '#shared/rules/contract/rows'
import { type Ruleset } from '#shared/rules/contract/ruleset'
import { check } from './check'
import { hexsideEntries } from './entries'
import { mend } from './report'

const SLOTS: readonly HexsideSlot[] = ['barrier', 'opening', 'way', 'fixture']

/** @rule CHK-1 */
export const unknownFeature = check({
  code: 'CHK1-unknown-feature',
  title: { fr: 'Élément inconnu', en: 'Unknown feature' },
  reads: ['hexsides', 'structures'],
  find({ scenario, ruleset, hexName, hexsideName }) {
    const { structures, markers } = scenario.map
    const onSides = hexsideEntries(scenario.map).flatMap(([side, features]) =>
      faultySlots(ruleset, features).map(({ slot, fr, en }) => ({
        message: {
          fr: `Bord de case ${hexsideName(side)}\u202f: ${fr}`,
          en: `Hexside ${hexsideName(side)}: ${en}`,
        },
        hexsides: [side],
        fix: mend('Enlever cet élément', 'Remove this feature', 'clear-hexside', {
          sides: [side],
          slots: [slot],
        }),
      })),
    )
    const unknownStructures = (Object.entries(structures) as [HexKey, { feature: string }][])
      .filter(([, { feature }]) => !structureRow(ruleset, feature))
      .map(([hex, { feature }]) => ({ hex, id: feature }))
    const unknownMarkers = Object.values(markers)
      .filter(({ kind }) => !ruleset.markers.some(({ id }) => id === kind))
      .map(({ hex, kind }) => ({ hex, id: kind }))
    const inHexes = [...unknownStructures, ...unknownMarkers].map(({ hex, id }) => {
      const unknown = unknownName(ruleset, id)
      return {
        message: { fr: `${hexName(hex)}\u202f: ${unknown.fr}`, en: `${hexName(hex)}: ${unknown.en}` },
        hexes: [hex],
      }
    })
    return [...onSides, ...inHexes]
  },
})

function unknownName(ruleset: Ruleset, id: string): Localized {
  return {
    fr: `«\u202f${quotable(id)}\u202f» n’existe pas dans ${ruleset.name.fr}`,
    en: `“${quotable(id)}” does not exist in ${ruleset.name.en}`,
  }
}

function faultySlots(ruleset: Ruleset, features: HexsideFeatures) {
  return SLOTS.flatMap((slot) => {
    const id = features[slot]?.feature
    if (id === undefined) return []
    const row = featureRow(ruleset, id)
    if (!row) return { slot, ...unknownName(ruleset, id) }
    if (row.slot === slot) return []
    const { fr, en } = row.name
    return { slot, fr: `«\u202f${fr}\u202f» n’est pas à sa place`, en: `“${en}” is in the wrong slot` }
  })
}
