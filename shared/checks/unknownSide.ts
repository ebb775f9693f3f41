/** A counter, counter type, zone, opening, structure or anything else that names a side which the scenario does not have. */
import { type Reference } from '#shared/document/fields/references'
import { danglingReferences } from '#shared/document/references/references'
import { type CounterId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { type HexKey } from '#shared/hex/axial'
import { type HexsideKey } from '#shared/hex/hexside'
import { type Localized } from '#shared/i18n/localized'
import { quotable } from '#shared/i18n/quotable'
import { check, type CheckContext, type Found } from './check'
import { wayInWords } from './danglingWay'
import { nameWithHex } from './entries'

/** @rule CHK-1 */
export const unknownSide = check({
  code: 'CHK1-unknown-side',
  title: { fr: 'Camp inconnu', en: 'Unknown side' },
  reads: ['counters', 'counterTypes', 'hexsides', 'structures', 'scenario'],
  find: (context) =>
    danglingReferences(context.scenario)
      .filter(({ section, path: [first = ''] }) => section === 'sides' && !SAID_ELSEWHERE.includes(first))
      .map((reference) => faultOf(context, reference)),
})

/** Checks of victory say what a condition lacks; what is silenced names what was there when that was done. */
const SAID_ELSEWHERE: readonly string[] = ['victory', 'silenced'] satisfies (keyof Scenario)[]

function faultOf(context: CheckContext, reference: Reference): Found {
  const side = quotable(reference.id)
  const mention = mentionOf(context, reference)
  if (!mention) {
    const way = wayInWords(reference)
    return {
      message: {
        fr: `${way.fr}\u202f: le camp «\u202f${side}\u202f» n’existe pas`,
        en: `${way.en}: the side “${side}” does not exist`,
      },
    }
  }
  const { by, at } = mention
  const how = reference.path.includes('guests') ? ADMITS : BELONGS
  return {
    message: {
      fr: `${by.fr} ${how.fr} camp «\u202f${side}\u202f», qui n’existe pas`,
      en: `${by.en} ${how.en} the side “${side}”, which does not exist`,
    },
    ...at,
  }
}

const BELONGS: Localized = { fr: 'appartient au', en: 'belongs to' }
const ADMITS: Localized = { fr: 'laisse passer le', en: 'lets pass' }

/** The thing that names the side, and its place. */
interface Mention {
  readonly by: Localized
  readonly at: Pick<Found, 'hexes' | 'hexsides' | 'counters'>
}

/** Undefined = nothing is said here of such a thing. */
function mentionOf(context: CheckContext, { path }: Reference): Mention | undefined {
  const { scenario, hexName, hexsideName } = context
  const [section = '', id = '', , key = ''] = path
  const called = (things: Readonly<Record<string, { readonly name: string }>>): string =>
    quotable(things[id]?.name ?? id)
  switch (section) {
    case 'counters': {
      const name = nameWithHex(context, id as CounterId)
      return { by: { fr: `Le pion ${name}`, en: name }, at: { counters: [id as CounterId] } }
    }
    case 'counterTypes': {
      const name = called(scenario.counterTypes)
      return { by: { fr: `Le type ${name}`, en: `The type ${name}` }, at: {} }
    }
    case 'zones': {
      const name = called(scenario.zones)
      const { hexes = [] } =
        (scenario.zones as Readonly<Record<string, { hexes: readonly HexKey[] }>>)[id] ?? {}
      return { by: { fr: `La zone ${name}`, en: `The zone ${name}` }, at: { hexes } }
    }
    case 'groups': {
      const name = called(scenario.groups)
      return { by: { fr: `Le groupe ${name}`, en: `The group ${name}` }, at: {} }
    }
    case 'reinforcements': {
      const name = called(scenario.reinforcements)
      return { by: { fr: `Le renfort ${name}`, en: `The reinforcement ${name}` }, at: {} }
    }
    case 'map': {
      if (id === 'structures') {
        const hex = path[2] as HexKey
        const name = hexName(hex)
        return {
          by: { fr: `L’ouvrage en ${name}`, en: `The structure at ${name}` },
          at: { hexes: [hex] },
        }
      }
      if (id !== 'hexsides') return undefined
      const name = hexsideName(key)
      return {
        by: { fr: `L’ouverture du bord ${name}`, en: `The opening at ${name}` },
        at: { hexsides: [key as HexsideKey] },
      }
    }
    default:
      return undefined
  }
}
