/** Set-up zones of two sides that share hexes. */
import { quoted } from '#shared/document/inWords/lists'
import { type Zone } from '#shared/document/types'
import { check, type Found } from './check'
import { listNames } from './report'

/** @rule CHK-7 */
export const zonesOverlap = check({
  code: 'CHK7-zones-overlap',
  title: { fr: 'Zones adverses qui se recouvrent', en: 'Opposing zones that overlap' },
  severity: 'warning',
  reads: ['scenario'],
  find({ scenario, hexName }) {
    const { zones, sides } = scenario
    const setUps = Object.values<Zone>(zones).filter(
      ({ kind, side }) => kind === 'setup' && side !== undefined && sides[side] !== undefined,
    )
    return setUps.flatMap((zone, index) => {
      const held = new Set(zone.hexes)
      return setUps.slice(index + 1).flatMap((other): Found[] => {
        const shared = other.side === zone.side ? [] : other.hexes.filter((hex) => held.has(hex))
        if (shared.length === 0) return []
        const [a, b, names] = [quoted(zone.name), quoted(other.name), listNames(shared.map(hexName))]
        return [
          {
            message: {
              fr: `Les zones de mise en place adverses ${a.fr} et ${b.fr} se recouvrent\u202f: ${names.fr}`,
              en: `The opposing set-up zones ${a.en} and ${b.en} overlap: ${names.en}`,
            },
            hexes: shared,
            sides: [zone, other].flatMap(({ side }) => side ?? []),
          },
        ]
      })
    })
  },
})
