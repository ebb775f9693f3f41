/** More than one character in a hex; the two hexes of a rider count both. */
import { countersByHex } from '#shared/document/counters'
import { type CounterId } from '#shared/document/types'
import { type HexKey, parseHexKey } from '#shared/hex/axial'
import { type Check } from './check'
import { nameWithHex } from './counterNames'
import { listNames, report } from './report'

/** @rule CHK-2 */
export const overlap: Check = {
  code: 'CHK2-overlap',
  title: { fr: 'Pions superposés', en: 'Overlapping counters' },
  reads: ['structures', 'counters', 'counterTypes'],
  run(context) {
    const { scenario, ruleset, hexName } = context
    // Two riders side by side may share both hexes: one finding for the pair, with both hexes.
    const groups = new Map<string, { readonly ids: CounterId[]; readonly hexes: HexKey[] }>()
    for (const [hex, ids] of countersByHex(scenario)) {
      if (ids.length < 2 || ruleset.mayStack(scenario, parseHexKey(hex), ids).value) continue
      const key = ids.join(' ')
      const group = groups.get(key) ?? { ids, hexes: [] }
      group.hexes.push(hex)
      groups.set(key, group)
    }
    return [...groups.values()].map(({ ids, hexes }) => {
      const names = listNames(ids.map((id) => nameWithHex(context, id)))
      const where = listNames(hexes.map(hexName))
      return report({
        code: this.code,
        severity: 'error',
        rule: 'CHK-2',
        message: {
          fr: `Un seul personnage par case\u202f: ${names.fr} se superposent en ${where.fr}`,
          en: `One character a hex: ${names.en} overlap in ${where.en}`,
        },
        hexes,
        counters: ids,
      })
    })
  },
}
