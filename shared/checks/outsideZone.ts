/** Counters of the set-up that stand outside the zones of their side. */
import { footprint } from '#shared/document/counters'
import { hexKey, type HexKey, parseHexKey } from '#shared/hex/axial'
import { onGrid } from '#shared/hex/grid'
import { check, type Found } from './check'
import { nameWithHex } from './entries'
import { listNames, mend } from './report'
import { setUpOfSides } from './setUpOfSides'

/** A side whose counters begin where they stand may mean it: then it is a hint. @rule CHK-7 */
export const outsideZone = check({
  code: 'CHK7-outside-zone',
  title: { fr: 'Pion hors de sa zone de mise en place', en: 'Counter outside its set-up zone' },
  severity: 'warning',
  reads: ['counters', 'counterTypes', 'scenario'],
  find(context) {
    const { scenario } = context
    return setUpOfSides(context).flatMap(({ side, name, inZones, hexes, counters }): Found[] => {
      const outside = counters.filter(
        ([, counter]) =>
          counter.hex !== undefined &&
          onGrid(parseHexKey(counter.hex), scenario.map.grid) &&
          !footprint(scenario, counter).every((hex) => hexes.has(hexKey(hex))),
      )
      if (hexes.size === 0 || outside.length === 0) return []
      const ids = outside.map(([id]) => id)
      const names = listNames(ids.map((id) => nameWithHex(context, id)))
      return [
        {
          ...(!inZones && { severity: 'hint' }),
          message: {
            fr: `Hors des zones de mise en place du camp ${name.fr}\u202f: ${names.fr}`,
            en: `Outside the set-up zones of the side ${name.en}: ${names.en}`,
          },
          hexes: [...new Set(outside.flatMap(([, { hex }]): HexKey[] => (hex === undefined ? [] : [hex])))],
          counters: ids,
          sides: [side],
          ...(inZones && {
            fix: mend(
              'Les ôter de la carte, à placer',
              'Take them off the map, to be set up',
              'move-counters',
              {
                moves: ids.map((counter) => ({ counter, hex: null })),
              },
            ),
          }),
        },
      ]
    })
  },
})
