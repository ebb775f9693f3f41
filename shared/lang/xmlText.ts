/** Text and attribute values of XML: SVG and the formats of other programs. */

const XML_ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** Fit for text and for attributes in double quotes; control characters, which XML cannot hold, are left out. */
export function escapeXml(text: string): string {
  // Control characters are not allowed in XML at all, not even escaped.
  return text.replace(/(?![\t\n\r])\p{Cc}/gu, '').replace(/[&<>"]/g, (char) => XML_ESCAPES[char] as string)
}
