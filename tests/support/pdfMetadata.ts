/** The metadata of a PDF read back, and what is wrong with them by PDF/UA-1 (7.1) and against the information dictionary. */
import { SaxesParser } from 'saxes'
import { nameOf, type PdfFile } from './pdfObjects'

/** Sentences about what is wrong. */
export function metadataFaults(file: PdfFile): string[] {
  const ref = file.root.get('Metadata')
  if (ref === undefined) return ['no metadata']
  const dict = file.dict(ref)
  const faults: string[] = []
  if (nameOf(dict.get('Type')) !== 'Metadata' || nameOf(dict.get('Subtype')) !== 'XML' || dict.has('Filter'))
    faults.push('metadata that cannot be found')
  const said = wordsOf(Buffer.from(file.stream(ref), 'latin1').toString('utf8'))
  if (typeof said === 'string') return [...faults, said]
  if (said.get(`${PDFUA}part`) !== '1') faults.push('metadata of no PDF/UA')
  for (const [key, name] of Object.entries(SAME)) {
    const inInfo = file.resolved(file.info.get(key))
    if ((inInfo ?? undefined) !== said.get(name))
      faults.push(`${key}: ${String(inInfo)}, in the metadata ${said.get(name)}`)
  }
  if ((said.get(SAME.Title) ?? '').trim() === '') faults.push('no title')
  const date = `D:${said.get('http://ns.adobe.com/xap/1.0/CreateDate')?.replace(/[-:T]/g, '')}`
  if (date !== file.resolved(file.info.get('CreationDate'))) faults.push(`another date: ${date}`)
  return faults
}

const PDFUA = 'http://www.aiim.org/pdfua/ns/id/'
const DC = 'http://purl.org/dc/elements/1.1/'

/** Entries of the information dictionary, and the properties that say the same. */
const SAME = {
  Title: `${DC}title x-default`,
  Author: `${DC}creator`,
  Subject: `${DC}description x-default`,
  License: `${DC}rights x-default`,
  Creator: 'http://ns.adobe.com/xap/1.0/CreatorTool',
  Producer: 'http://ns.adobe.com/pdf/1.3/Producer',
}

/** The text of each property by namespace and name, of an alternative with its language; a sentence when it is no XML. */
function wordsOf(xml: string): Map<string, string> | string {
  const parser = new SaxesParser({ xmlns: true })
  const words = new Map<string, string>()
  const open: string[] = []
  let text = ''
  let error: string | undefined
  parser.on('error', ({ message }) => (error ??= `metadata that are no XML: ${message}`))
  parser.on('opentag', ({ uri, local, attributes }) => {
    const language = attributes['xml:lang']?.value
    open.push(uri === RDF ? (open.at(-1) ?? '') + (language ? ` ${language}` : '') : `${uri}${local}`)
    text = ''
  })
  parser.on('text', (part) => (text += part))
  parser.on('closetag', () => {
    const name = open.pop()
    if (name && text.trim() !== '') words.set(name, text)
    text = ''
  })
  parser.write(xml.replace(/^\ufeff/, '')).close()
  return error ?? words
}

const RDF = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#'
