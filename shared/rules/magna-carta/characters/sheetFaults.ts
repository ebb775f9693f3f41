/** Finds faults in the sheet of a character: what contradicts the rules or has no effect (CHK-9). */
import { type CounterType, type StatValue } from '#shared/document/armies'
import { localized } from '#shared/i18n/localized'
import { footprintFault } from '#shared/rules/counters/footprintFault'
import { type StatsFault } from '#shared/rules/contract/statsFault'
import { type MedievalRows } from '../rows/mapRows'

/** The faults of a sheet, in the order of its stats. */
export function sheetFaults(rows: MedievalRows, type: CounterType): readonly StatsFault[] {
  const judges = [wrongFootprint, twoHandedRider, horseArcherOnFoot, stillMount, rooted]
  return judges.flatMap((fault) => fault(rows, type) ?? [])
}

/** A rider covers two hexes, and nobody else does. @rule MC-GEO-2 */
function wrongFootprint({ counterSchema }: MedievalRows, type: CounterType): StatsFault | undefined {
  return footprintFault(counterSchema, type, 'MC-GEO-2', {
    2: localized('est monté et ne couvre qu’une case', 'is mounted and covers one hex only'),
    1: localized('couvre deux cases sans être monté', 'covers two hexes and is not mounted'),
  })
}

/** Whoever rides never uses it: it counts after a fall or on dismounting alone. @rule SV-CTR-1 */
function twoHandedRider(_: MedievalRows, { stats }: CounterType): StatsFault | undefined {
  if (stats['mounted'] !== true || stats['twoHanded'] !== true) return undefined
  return {
    rule: 'SV-CTR-1',
    weight: 'idle',
    says: localized(
      'est monté et porte une arme à deux mains, qui ne sert qu’à pied',
      'is mounted and has a two-handed weapon, which serves on foot only',
    ),
    mend: { name: localized('Retirer cette arme', 'Take the weapon away'), stats: { twoHanded: false } },
  }
}

/** The bonus is that of an archer on horseback. @rule MC-FIR-2 */
function horseArcherOnFoot(_: MedievalRows, { stats }: CounterType): StatsFault | undefined {
  if (stats['turkish'] !== true) return undefined
  const unarmed = (stats['missile'] ?? 'none') === 'none'
  if (stats['mounted'] === true && !unarmed) return undefined
  return {
    rule: 'MC-FIR-2',
    weight: 'contradiction',
    says: unarmed
      ? localized(
          'est un archer à cheval turc sans arme de jet',
          'is a Turkish horse archer without a missile weapon',
        )
      : localized('est un archer à cheval turc sans monture', 'is a Turkish horse archer without a mount'),
    mend: {
      name: localized('N’en pas faire un archer turc', 'Make it no Turkish archer'),
      stats: { turkish: false },
    },
  }
}

/** @rule MC-MAP-3 */
function stillMount({ counterSchema }: MedievalRows, type: CounterType): StatsFault | undefined {
  const mounts = counterSchema.faces.filter(({ mounted, fallen }) => mounted && !fallen)
  if (!mounts.some(({ id }) => movementOf(type, id) === 0)) return undefined
  return {
    rule: 'MC-MAP-3',
    weight: 'contradiction',
    says: localized('a une monture qui ne se déplace pas', 'has a mount that does not move'),
  }
}

/** An engine stays where it is; a character is meant to move. @rule CHK-9 */
function rooted({ counterSchema }: MedievalRows, type: CounterType): StatsFault | undefined {
  const first = counterSchema.faces.find(({ mounted, wounded }) => !mounted && !wounded)
  if (type.stats['naphthaThrower'] === true || movementOf(type, first?.id ?? '') !== 0) return undefined
  return {
    rule: 'CHK-9',
    weight: 'idle',
    says: localized('a un mouvement de 0 à pied', 'has a movement of 0 on foot'),
  }
}

/** Undefined for a face that the sheet has not. */
function movementOf({ faces }: CounterType, face: string): StatValue | undefined {
  return faces[face]?.stats['movement']
}
