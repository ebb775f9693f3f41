/** The set-ups that a module offers: saved games in its archive by their names, and the stacks that lie there from the start. */
import { type Localized, localized, sameInBoth } from '#shared/i18n/localized'
import { type XmlElement } from '../../xml/readXml'
import { componentsIn } from './buildTree'
import { freshNames } from './freshNames'

export interface SetUp {
  readonly id: string
  readonly name: Localized
  /** The file of the saved game; absent = the stacks of the maps. */
  readonly file?: string
}

const AT_START = localized('Piles de départ', 'At-start stacks')

export function setUpsOf(root: XmlElement): SetUp[] {
  const fresh = freshNames()
  const saved = componentsIn(root, 'PredefinedSetup').flatMap(({ attributes }): SetUp[] => {
    const file = attributes['file'] ?? ''
    if (file === '' || attributes['useFile'] === 'false') return []
    const name = fresh(attributes['name']?.trim() || file)
    return [{ id: name, name: sameInBoth(name), file }]
  })
  const stacks = componentsIn(root, 'SetupStack').length > 0
  return stacks ? [...saved, { id: fresh('at-start'), name: AT_START }] : saved
}
