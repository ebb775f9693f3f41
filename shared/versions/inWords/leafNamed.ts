/** A leaf by its name: "pion Perrin (Archer), nom", "dessin des pions, largeur". */
import { joined, localized, type Localized, sameInBoth } from '#shared/i18n/localized'
import { quotable } from '#shared/i18n/quotable'
import { fieldAt } from '../fieldsAlong'
import { type Leaf } from '../leafPath'
import { subjectOf, thingAt } from '../sections'
import { pathNamed } from './fieldNamed'
import { orderInWords, thingNamed } from './things'
import { type Version } from './version'

/** `version` is one that has it. */
export function leafNamed(version: Version, leaf: Leaf): Localized {
  if (leaf === 'map')
    return localized('la carte et tout ce qui y est placé', 'the map and all that is placed on it')
  const subject = subjectOf(leaf)
  const { path, section, head, rest, isOrder, thing } = subject
  if (isOrder) return orderInWords(section)
  if (thing) {
    const name = thingNamed(version, section, head.at(-1) ?? '', thingAt(version.scenario, subject))
    return joined(rest.length > 0 ? [name, pathNamed(version, path, head.length)] : [name])
  }
  const part = fieldAt(path.slice(0, 1))?.called
  const steps = path.length > 1 ? [pathNamed(version, path, 1)] : []
  const parts = [...(part ? [part] : []), ...steps]
  return joined(parts.length > 0 ? parts : [sameInBoth(quotable(path[0] ?? ''))])
}
