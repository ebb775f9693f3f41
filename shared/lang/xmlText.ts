/** Text and attribute values of XML: SVG and the formats of other programs. */

const XML_ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** Fit for text and for attributes in double quotes; what XML cannot hold, not even escaped, is left out: control characters, U+FFFE, U+FFFF. */
export function escapeXml(text: string): string {
  return text
    .replace(/(?![\t\n\r])[\p{Cc}\p{Cs}\ufffe\uffff]/gu, '')
    .replace(/[&<>"]/g, (char) => XML_ESCAPES[char] as string)
}
