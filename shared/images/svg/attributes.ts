/** Cleans the attributes of an element: keeps known names whose values refer to nothing outside the picture. */
import { type SaxesTagNS } from 'saxes'
import { append } from '#shared/lang/append'
import { ATTRIBUTES, XLINK_NAMESPACE, XML_ATTRIBUTES, XML_NAMESPACE } from './allowed'
import { localLink, referencesOf } from './safeValue'

/** Judges the pixels embedded in an SVG picture: the same address, spelled without white space, or undefined. */
export type RasterCheck = (address: string) => string | undefined

interface CleanAttributes {
  /** The attributes with their prefixes; links are always `xlink:href`, which every program reads. */
  readonly attributes: ReadonlyMap<string, string>
  /** Names of elements that are drawn with this one. */
  readonly references: string[]
  /** Names of attributes that were left out. */
  readonly dropped: readonly string[]
}

const NAMESPACES = 'http://www.w3.org/2000/xmlns/'

/** `named`: ids in use; a second element of the same id loses it, as programs differ in which of them they show. */
export function cleanAttributes(
  tag: SaxesTagNS,
  named: ReadonlyMap<string, unknown>,
  checkRaster: RasterCheck,
): CleanAttributes {
  const attributes = new Map<string, string>()
  const references: string[] = []
  const dropped: string[] = []
  let link: string | undefined
  for (const { name, local, uri, value } of Object.values(tag.attributes)) {
    if (uri === NAMESPACES) continue
    if (local === 'href' && (uri === '' || uri === XLINK_NAMESPACE)) {
      // The plain one wins over that of XLink.
      if (link === undefined || uri === '') link = value
    } else if (uri === XML_NAMESPACE && XML_ATTRIBUTES.has(local)) attributes.set(`xml:${local}`, value)
    else {
      const found = uri === '' && ATTRIBUTES.has(local) ? referencesIn(local, value, named) : undefined
      if (!found) dropped.push(name)
      else {
        attributes.set(local, value)
        append(references, found)
      }
    }
  }
  if (link !== undefined) {
    const target = tag.local === 'image' ? undefined : localLink(link)
    const address = tag.local === 'image' ? checkRaster(link) : target && `#${target}`
    if (target !== undefined) references.push(target)
    if (address === undefined) dropped.push('href')
    else attributes.set('xlink:href', address)
  }
  return { attributes, references, dropped }
}

// Undefined when the value must not stay.
function referencesIn(
  name: string,
  value: string,
  named: ReadonlyMap<string, unknown>,
): readonly string[] | undefined {
  if (name === 'id') return value !== '' && !named.has(value) ? [] : undefined
  if (name === 'class') return []
  return referencesOf(value)
}
