/** The build file as a tree of components: each element is the name of a class of VASSAL, old and new alike. */
import { foundInstead } from '#shared/i18n/foundInstead'
import { type Localized, localized } from '#shared/i18n/localized'
import { quotable } from '#shared/i18n/quotable'
import { refuse } from '../../exchange/fault'
import { readXml, type XmlElement } from '../../xml/readXml'

export interface BuildTree {
  readonly file: string
  readonly root: XmlElement
  placeOf(element: XmlElement): Localized
}

/** `VASSAL.build.module.Map` -> `Map`; undefined for classes that are not VASSAL's own. */
export function componentOf({ name }: XmlElement): string | undefined {
  return name.startsWith('VASSAL.') ? name.slice(name.lastIndexOf('.') + 1) : undefined
}

/** All of a component below an element, in their order, those inside others of it too. */
export function componentsIn(element: XmlElement, component: string): XmlElement[] {
  return element.children.flatMap((child) => [
    ...(componentOf(child) === component ? [child] : []),
    ...componentsIn(child, component),
  ])
}

/** Names of classes that a module brings along: nothing of them is run or read. */
export function customClasses(root: XmlElement): string[] {
  const found = new Set<string>()
  const look = ({ children }: XmlElement): void => {
    for (const child of children) {
      if (componentOf(child) === undefined && child.name.includes('.')) found.add(child.name)
      look(child)
    }
  }
  look(root)
  return [...found]
}

export function readBuildTree({ name, text }: { readonly name: string; readonly text: string }): BuildTree {
  const { root, placeOf } = readXml(text, name)
  const component = componentOf(root)
  if (component !== 'GameModule' && component !== 'BasicModule') {
    const found = localized(
      `l’élément «\u202f${quotable(root.name)}\u202f»`,
      `the element "${quotable(root.name)}"`,
    )
    refuse(name, foundInstead(found, localized('un module VASSAL', 'a VASSAL module')), placeOf(root))
  }
  return { file: name, root, placeOf }
}

/** A number of an attribute; refused with its place when it is none, or outside. */
export function numberOf(
  tree: BuildTree,
  element: XmlElement,
  key: string,
  { otherwise, least, most }: { readonly otherwise: number; readonly least: number; readonly most: number },
): number {
  const text = element.attributes[key]?.trim() ?? ''
  const value = text === '' ? otherwise : Number(text)
  if (value >= least && value <= most) return value
  const found = localized(`${key} = «\u202f${quotable(text)}\u202f»`, `${key} = "${quotable(text)}"`)
  const expected = localized(`un nombre de ${least} à ${most}`, `a number from ${least} to ${most}`)
  return refuse(tree.file, foundInstead(found, expected), tree.placeOf(element))
}
