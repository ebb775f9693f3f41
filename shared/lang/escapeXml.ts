const XML_ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** A text as it stands in XML, between tags or within double quotes. */
export function escapeXml(text: string): string {
  // Control characters are not allowed in XML at all, not even escaped.
  return text.replace(/(?![\t\n\r])\p{Cc}/gu, '').replace(/[&<>"]/g, (char) => XML_ESCAPES[char] as string)
}
