/** Hexside features, structures and markers that the ruleset does not know, or a feature in a slot not its own. */
import { type HexsideFeatures, type HexsideSlot } from '#shared/document/types'
import { type HexKey } from '#shared/hex/axial'
import { type HexsideKey } from '#shared/hex/hexside'
import { type Localized } from '#shared/i18n/localized'
import { featureRow, structureRow } from '#shared/rules/rows'
import { type Ruleset } from '#shared/rules/ruleset'
import { type Check } from './check'
import { type Finding } from './finding'
import { hexsideEntries } from './entries'
import { report } from './report'

const SLOTS: readonly HexsideSlot[] = ['barrier', 'opening', 'way', 'fixture']

/** @rule CHK-1 */
export const unknownFeature: Check = {
  code: 'CHK1-unknown-feature',
  title: { fr: 'Élément inconnu', en: 'Unknown feature' },
  reads: ['hexsides', 'structures'],
  run({ scenario, ruleset, hexName, hexsideName }) {
    const { structures, markers } = scenario.map
    const onSides = hexsideEntries(scenario.map).flatMap(([side, features]) =>
      faultySlots(ruleset, features).map(({ slot, message }) =>
        sideFinding(this.code, { side, slot, name: hexsideName(side), message }),
      ),
    )
    const unknownStructures = (Object.entries(structures) as [HexKey, { feature: string }][])
      .filter(([, { feature }]) => !structureRow(ruleset, feature))
      .map(([hex, { feature }]) => ({ hex, id: feature }))
    const unknownMarkers = Object.values(markers)
      .filter(({ kind }) => !ruleset.markers.some(({ id }) => id === kind))
      .map(({ hex, kind }) => ({ hex, id: kind }))
    const inHexes = [...unknownStructures, ...unknownMarkers].map(({ hex, id }) => {
      const unknown = unknownName(ruleset, id)
      return report({
        code: this.code,
        severity: 'error',
        rule: 'CHK-1',
        message: { fr: `${hexName(hex)}\u202f: ${unknown.fr}`, en: `${hexName(hex)}: ${unknown.en}` },
        hexes: [hex],
      })
    })
    return [...onSides, ...inHexes]
  },
}

function unknownName(ruleset: Ruleset, id: string): Localized {
  return {
    fr: `«\u202f${id}\u202f» n’existe pas dans ${ruleset.name.fr}`,
    en: `“${id}” does not exist in ${ruleset.name.en}`,
  }
}

function faultySlots(ruleset: Ruleset, features: HexsideFeatures) {
  return SLOTS.flatMap((slot) => {
    const id = features[slot]?.feature
    if (id === undefined) return []
    const row = featureRow(ruleset, id)
    if (!row) return [{ slot, message: unknownName(ruleset, id) }]
    if (row.slot === slot) return []
    const message = {
      fr: `«\u202f${row.name.fr}\u202f» n’est pas à sa place`,
      en: `“${row.name.en}” is in the wrong slot`,
    }
    return [{ slot, message }]
  })
}

interface Fault {
  readonly side: HexsideKey
  readonly slot: HexsideSlot
  readonly name: string
  readonly message: Localized
}

function sideFinding(code: string, { side, slot, name, message }: Fault): Finding {
  return report({
    code,
    severity: 'error',
    rule: 'CHK-1',
    message: { fr: `Bord de case ${name}\u202f: ${message.fr}`, en: `Hexside ${name}: ${message.en}` },
    hexsides: [side],
    fix: {
      name: { fr: 'Enlever cet élément', en: 'Remove this feature' },
      call: { command: 'clear-hexside', params: { sides: [side], slots: [slot] } },
    },
  })
}
