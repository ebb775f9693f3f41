/** XML for other programs: elements as functions, indented, with the declaration on top. */
import { escapeXml } from '#shared/lang/xmlText'

/** An element as lines of text. */
export type XmlLines = readonly string[]

export type XmlAttributes = Readonly<Record<string, string | number | boolean | undefined>>

/** `children`: elements, or one text, which is written as it is, without white space around it. Undefined attributes are left out. */
export function element(
  name: string,
  attributes: XmlAttributes,
  children: readonly XmlLines[] | string = [],
): XmlLines {
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${escapeAttribute(String(value))}"`],
  )
  const start = `<${name}${written.join('')}`
  if (typeof children === 'string')
    return [children === '' ? `${start}/>` : `${start}>${escapeXml(children)}</${name}>`]
  if (children.length === 0) return [`${start}/>`]
  return [`${start}>`, ...children.flat().map((line) => ` ${line}`), `</${name}>`]
}

/** The whole file. */
export function xmlFile(root: XmlLines): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root.join('\n')}\n`
}

// A reader of XML makes spaces of line breaks and tabs in attributes, but for those that are written as numbers.
function escapeAttribute(value: string): string {
  return escapeXml(value).replace(/[\t\n\r]/g, (char) => `&#${char.charCodeAt(0)};`)
}
