/**
 * The metadata of a PDF as XML (XMP, ISO 16684-1): what its information dictionary says, and that it is made by PDF/UA-1 (ISO 14289-1),
 * the rules of files that can be read aloud. In place of pdfkit's own, which leaves `&` and `<` of a title as they are.
 */
import { escapeXml } from '#shared/lang/xmlText'
import { addToCatalogue, type PdfInfoEntries, type PdfkitDocument } from './pdfDocument'

/** Adds them to a document that is ending. */
export function writeMetadata(document: PdfkitDocument, { text }: { text(text: string): Uint8Array }): void {
  const ref = document.ref({ Type: 'Metadata', Subtype: 'XML' })
  // Programs that know no PDF look for it.
  ref.compress = false
  ref.write(text(metadataOf(document.info)))
  ref.end()
  addToCatalogue(document, { Metadata: ref })
}

/** The packet, with the byte order mark by which its encoding is known. */
function metadataOf(info: PdfInfoEntries): string {
  const { Title = '', Author, Subject, License, Creator, Producer, CreationDate } = info
  // Information dictionaries know whole seconds.
  const date = CreationDate.toISOString().replace(/\.\d+/, '')
  return [
    '<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>',
    '<x:xmpmeta xmlns:x="adobe:ns:meta/">',
    '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    '<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"',
    ' xmlns:pdf="http://ns.adobe.com/pdf/1.3/" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/"',
    ' xmlns:xmp="http://ns.adobe.com/xap/1.0/">',
    '<pdfuaid:part>1</pdfuaid:part>',
    alternative('title', Title),
    ...(Subject === undefined ? [] : [alternative('description', Subject)]),
    ...(License === undefined ? [] : [alternative('rights', License)]),
    ...(Author === undefined
      ? []
      : [`<dc:creator><rdf:Seq><rdf:li>${escapeXml(Author)}</rdf:li></rdf:Seq></dc:creator>`]),
    `<pdf:Producer>${escapeXml(Producer)}</pdf:Producer>`,
    `<xmp:CreatorTool>${escapeXml(Creator)}</xmp:CreatorTool>`,
    `<xmp:CreateDate>${date}</xmp:CreateDate>`,
    '</rdf:Description>',
    '</rdf:RDF>',
    '</x:xmpmeta>',
    '<?xpacket end="w"?>',
  ].join('\n')
}

/** A text that might be there in several languages. */
function alternative(name: 'title' | 'description' | 'rights', text: string): string {
  return `<dc:${name}><rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(text)}</rdf:li></rdf:Alt></dc:${name}>`
}
