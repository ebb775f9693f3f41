/** Writes the cleaned picture as it is read: one spelling for the same content, so that cleaning twice changes nothing. */
import { SVG_NAMESPACE, XLINK_NAMESPACE } from './allowed'

interface SvgWriter {
  /** `attributes` with the prefixes `xml:` and `xlink:` where they belong. */
  open(name: string, attributes: ReadonlyMap<string, string>): void
  text(text: string): void
  close(): void
  /** The whole text; every element must be closed. */
  finish(): string
}

export function createSvgWriter(): SvgWriter {
  const parts: string[] = []
  const names: string[] = []
  // A tag stays open until it is known whether the element is empty.
  let pending = false
  const settle = (): void => {
    if (pending) parts.push('>')
    pending = false
  }
  return {
    open(name, attributes) {
      settle()
      const spaces = names.length === 0 ? ` xmlns="${SVG_NAMESPACE}" xmlns:xlink="${XLINK_NAMESPACE}"` : ''
      const written = [...attributes].map(([key, value]) => ` ${key}="${escapeAttribute(value)}"`)
      parts.push(`<${name}${spaces}${written.join('')}`)
      names.push(name)
      pending = true
    },
    text(text) {
      settle()
      parts.push(text.replace(/[&<>\r]/g, escaped))
    },
    close() {
      const name = names.pop()
      parts.push(pending ? '/>' : `</${name}>`)
      pending = false
    },
    finish: () => `${parts.join('')}\n`,
  }
}

function escapeAttribute(value: string): string {
  return value.replace(/[&<>"\t\n\r]/g, escaped)
}

const NAMED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escaped(char: string): string {
  return NAMED[char] ?? `&#${char.charCodeAt(0)};`
}
