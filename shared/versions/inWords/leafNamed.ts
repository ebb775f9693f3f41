/** A leaf by its name: "pion Perrin (Archer), nom", "dessin des pions, largeur". */
import { silencedKey } from '#shared/document/silenced'
import { joined, localized, type Localized, sameInBoth } from '#shared/i18n/localized'
import { quotable } from '#shared/i18n/quotable'
import { type Leaf, ORDER, segmentsOf } from '../leafPath'
import { orderInWords, pathNamed } from './differenceInWords'
import { fieldAt } from './fieldsAlong'
import { isThingSection, thingNamed } from './things'
import { type Version } from './version'

/** `version` is one that has it. */
export function leafNamed(version: Version, leaf: Leaf): Localized {
  const [section = '', ...path] = segmentsOf(leaf)
  if (leaf === 'map')
    return localized('la carte et tout ce qui y est placé', 'the map and all that is placed on it')
  const [kind, id, rest] =
    section === 'map' && path[0] === 'markers'
      ? ['markers', path[1] ?? '', path.slice(2)]
      : [section, path[0] ?? '', path.slice(1)]
  if (id === ORDER) return orderInWords(kind)
  if (!isThingSection(kind)) {
    const steps = path.length > 0 ? pathNamed(version, [section, ...path], 1) : undefined
    const part = fieldAt([section])?.called
    return joined(part ? [part, ...(steps ? [steps] : [])] : [steps ?? sameInBoth(quotable(section))])
  }
  const owner: unknown = kind === 'markers' ? version.scenario.map : version.scenario
  const things = (owner as Readonly<Record<string, Readonly<Record<string, unknown>>>>)[kind]
  const thing =
    kind === 'silenced' ? version.scenario.silenced.find((one) => silencedKey(one) === id) : things?.[id]
  const name = thing === undefined ? sameInBoth(quotable(id)) : thingNamed(version, kind, id, thing)
  const whole = segmentsOf(leaf)
  return joined(rest.length > 0 ? [name, pathNamed(version, whole, whole.length - rest.length)] : [name])
}
