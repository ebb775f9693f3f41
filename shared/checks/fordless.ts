/**
 * A road or path that meets a stream in one hex, or enters open water, without a bridge or ford: the rules may let counters wade,
 * the map shows no way over.
 */
import { terrainAt } from '#shared/document/map'
import { hexesOfSide, parseHexsideKey } from '#shared/hex/hexside'
import { type HexKey, hexKey, parseHexKey } from '#shared/hex/axial'
import { onGrid } from '#shared/hex/grid'
import { TERRAIN_LOOK_ROWS } from '#shared/rules/map/looks'
import { featureRow, terrainRow, wayKind } from '#shared/rules/contract/rows'
import { type TerrainRow } from '#shared/rules/map/mapRows'
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
    const isDecked = ({ look }: TerrainRow): boolean => TERRAIN_LOOK_ROWS[look].deck === true
    const [ford, bridge] = [crossings.find((row) => !isDecked(row)), crossings.find(isDecked)]
    const kinds = new Map<HexKey, Set<'water' | 'land'>>()
    for (const [key, { way }] of hexsideEntries(map)) {
      const row = featureRow(ruleset, way?.feature)
      if (row)
        for (const hex of hexesOfSide(parseHexsideKey(key)).filter((one) => onGrid(one, map.grid)))
          kinds.set(hexKey(hex), (kinds.get(hexKey(hex)) ?? new Set()).add(wayKind(row)))
    }
    return [...kinds].flatMap(([hex, met]) => {
      const ground = terrainRow(ruleset, terrainAt(map, parseHexKey(hex)))
      if (!met.has('land') || !ground || crossings.includes(ground)) return []
      const isOpen = TERRAIN_LOOK_ROWS[ground.look].water === 'open'
      // A ford is less to build; open water has no ground for one.
      const crossing = isOpen ? (bridge ?? ford) : (ford ?? bridge)
      if (!crossing || (!isOpen && !met.has('water'))) return []
      const { id: terrain, char: character, name } = crossing
      const [where, label] = [hexName(hex), { ...name }]
      return [
        {
          message: isOpen
            ? {
                fr: `${where}\u202f: une voie y entre dans l’eau, sans pont ni gué`,
                en: `${where}: a way enters the water there, without a bridge or ford`,
              }
            : {
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
