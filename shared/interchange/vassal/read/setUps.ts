/** The set-ups that a module offers by name, each a saved game in its archive. */
import { type XmlElement } from '../../xml/readXml'
import { componentsIn } from './buildTree'

export interface SetUp {
  readonly name: string
  readonly file: string
}

export function setUpsOf(root: XmlElement): SetUp[] {
  const taken = new Set<string>()
  return componentsIn(root, 'PredefinedSetup').flatMap(({ attributes }) => {
    const file = attributes['file'] ?? ''
    if (file === '' || attributes['useFile'] === 'false') return []
    const stem = attributes['name']?.trim() || file
    let name = stem
    for (let number = 2; taken.has(name); number++) name = `${stem} (${number})`
    taken.add(name)
    return [{ name, file }]
  })
}
