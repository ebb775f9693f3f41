/** A road or path and a stream in one hex without a bridge or ford: the rules let counters wade, the map shows no way over. */
import { terrainAt } from '#shared/document/map'
import { hexesOfSide, parseHexsideKey } from '#shared/hex/hexside'
import { type HexKey, hexKey, parseHexKey } from '#shared/hex/axial'
import { onGrid } from '#shared/hex/grid'
import { TERRAIN_LOOK_ROWS } from '#shared/rules/looks'
import { featureRow, terrainRow, wayKind } from '#shared/rules/rows'
import { check } from './check'
import { hexsideEntries } from './entries'
import { mend } from './report'

/** @rule CHK-5 */
export const fordless = check({
  code: 'CHK5-no-ford',
  title: { fr: 'Voie et cours d’eau sans pont ni gué', en: 'Way and stream without a bridge or ford' },
  severity: 'hint',
  reads: ['terrain', 'hexsides'],
  find({ scenario: { map }, ruleset, hexName }) {
    const crossings = ruleset.terrains.filter(({ look }) => TERRAIN_LOOK_ROWS[look].crossing)
    // A ford before a bridge: less to build.
    const crossing = crossings.find(({ look }) => !TERRAIN_LOOK_ROWS[look].deck) ?? crossings[0]
    if (!crossing) return []
    const kinds = new Map<HexKey, Set<'water' | 'land'>>()
    for (const [key, { way }] of hexsideEntries(map)) {
      const row = featureRow(ruleset, way?.feature)
      if (row)
        for (const hex of hexesOfSide(parseHexsideKey(key)).filter((one) => onGrid(one, map.grid)))
          kinds.set(hexKey(hex), (kinds.get(hexKey(hex)) ?? new Set()).add(wayKind(row)))
    }
    return [...kinds].flatMap(([hex, { size }]) => {
      const ground = terrainRow(ruleset, terrainAt(map, parseHexKey(hex)))
      if (size < 2 || !ground || crossings.includes(ground)) return []
      const { id: terrain, char: character, name } = crossing
      const [where, label] = [hexName(hex), { ...name }]
      return [
        {
          message: {
            fr: `${where}\u202f: une voie y rencontre un cours d’eau, sans pont ni gué`,
            en: `${where}: a way meets a stream there, without a bridge or ford`,
          },
          hexes: [hex],
          fix: mend(`Poser ${name.fr}`, `Lay ${name.en}`, 'paint-terrain', {
            hexes: [hex],
            terrain,
            character,
            label,
          }),
        },
      ]
    })
  },
})
