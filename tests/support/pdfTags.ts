/** The tags of a PDF read back, and what is wrong with them by the rules of tagged PDF (ISO 32000-1, 14.7 and 14.8) and PDF/UA-1. */
import { fontFaults } from './pdfFonts'
import { metadataFaults } from './pdfMetadata'
import { nameOf, type PdfDict, type PdfFile, type PdfPageRead, PdfRef, type PdfValue } from './pdfObjects'

/** A piece of marked content: the index of its page, and its number there. */
interface Content {
  readonly page: number
  readonly number: number
}

export interface Tag {
  readonly type: string
  readonly dict: PdfDict
  readonly kids: readonly (Tag | Content)[]
}

export const isTag = (kid: Tag | Content): kid is Tag => 'type' in kid

/** The root of the tree; throws when there is none. */
export function tagsOf(file: PdfFile): Tag {
  const tree = file.dict(file.root.get('StructTreeRoot'))
  const pages = file.pages().map(({ id }) => id)
  const [root] = file.list(tree.get('K'))
  if (!(root instanceof PdfRef)) throw new Error('no tags')
  const read = (ref: PdfRef): Tag => {
    const dict = file.dict(ref)
    const own = dict.get('Pg')
    const kids = file.list(dict.get('K')).map((kid): Tag | Content => {
      if (kid instanceof PdfRef) return read(kid)
      if (typeof kid === 'number')
        return { page: own instanceof PdfRef ? pages.indexOf(own.id) : -1, number: kid }
      const content = file.dict(kid)
      const page = content.get('Pg')
      return {
        page: page instanceof PdfRef ? pages.indexOf(page.id) : -1,
        number: Number(content.get('MCID')),
      }
    })
    return { type: nameOf(dict.get('S')), dict, kids }
  }
  return read(root)
}

/** All tags of the tree in the order in which they are read. */
export function allTags(tag: Tag): Tag[] {
  return [tag, ...tag.kids.filter(isTag).flatMap(allTags)]
}

/** All content below a tag, in the order in which it is read. */
export function contentOf(tag: Tag): Content[] {
  return tag.kids.flatMap((kid) => (isTag(kid) ? contentOf(kid) : [kid]))
}

/** Sentences about what is wrong; none of a sound file. */
export function faultsOf(file: PdfFile): string[] {
  const root = tagsOf(file)
  const pages = file.pages()
  return [
    ...catalogueFaults(file),
    ...metadataFaults(file),
    ...fontFaults(file),
    ...typeFaults(file, root),
    ...pages.flatMap((page, index) => contentFaults(page).map((fault) => `page ${index + 1}: ${fault}`)),
    ...bindingFaults(file, root, pages),
    ...allTags(root).flatMap(tagFaults),
    ...headingFaults(root),
  ]
}

function catalogueFaults(file: PdfFile): string[] {
  const { root } = file
  const faults: string[] = []
  const mark = file.dict(root.get('MarkInfo'))
  if (mark.get('Marked') !== true || mark.get('Suspects') === true) faults.push('not marked')
  if (!/^(fr|en)$/.test(String(root.get('Lang')))) faults.push('no language')
  if (file.dict(root.get('ViewerPreferences')).get('DisplayDocTitle') !== true)
    faults.push('title not displayed')
  return faults
}

/** Types of elements that ISO 32000-1 knows (14.8.4). */
const STANDARD = new Set(
  (
    'Document Part Art Sect Div BlockQuote Caption TOC TOCI Index NonStruct Private P H H1 H2 H3 H4 H5 H6 L LI Lbl LBody ' +
    'Table TR TH TD THead TBody TFoot Span Quote Note Reference BibEntry Code Link Annot Ruby RB RT RP Warichu WT WP ' +
    'Figure Formula Form'
  ).split(' '),
)

/** Every type is a standard one, or has a role that is; standard ones have none. */
function typeFaults(file: PdfFile, root: Tag): string[] {
  const roles = file.dict(root.dict.get('P')).get('RoleMap')
  const map = roles === undefined ? new Map<string, string>() : rolesOf(file.dict(roles))
  const used = new Set(allTags(root).map(({ type }) => type))
  return [
    ...[...map].flatMap(([type, role]) =>
      STANDARD.has(type) || !STANDARD.has(role) ? [`${type} has the role of ${role}`] : [],
    ),
    ...[...used]
      .filter((type) => !STANDARD.has(type) && !map.has(type))
      .map((type) => `unknown type: ${type}`),
  ]
}

function rolesOf(dict: PdfDict): Map<string, string> {
  return new Map([...dict].map(([type, role]) => [type, nameOf(role)]))
}

const INK = new Set(['f', 'f*', 'B', 'B*', 'S', 'Tj', 'Do', 'sh'])

/** Marked content neither nests nor overlaps texts and saved states, and all ink is in some. */
function contentFaults({ dict, content }: PdfPageRead): string[] {
  const faults = new Set<string>()
  if (nameOf(dict.get('Tabs')) !== 'S') faults.add('tabs not in the order of the text')
  const numbers: number[] = []
  let [inside, saved, text] = [false, 0, false]
  for (const line of content.replace(/<[0-9a-f]*>/gi, '').split('\n')) {
    const number = /<<\/MCID (\d+)>>/.exec(line)?.[1]
    if (number !== undefined) numbers.push(Number(number))
    // A path is long, and its operator the last word.
    const words = /^-?[\d.]/.test(line) ? [line.slice(line.lastIndexOf(' ') + 1)] : line.split(' ')
    for (const word of words) {
      if (word === 'BDC' || word === 'BMC') {
        if (inside || text) faults.add('content in content or in a text')
        ;[inside, saved] = [true, 0]
      } else if (word === 'EMC') {
        if (!inside || text || saved !== 0) faults.add('content that overlaps a state or a text')
        inside = false
      } else if (word === 'q') saved += 1
      else if (word === 'Q') saved -= 1
      else if (word === 'BT' || word === 'ET') text = word === 'BT'
      else if (INK.has(word) && !inside) faults.add(`ink in no content: ${word}`)
      if (inside && saved < 0) faults.add('content that ends a state')
    }
  }
  if (inside) faults.add('content without end')
  if (numbers.some((number, index) => number !== index)) faults.add('numbers of content not in order')
  return [...faults]
}

/** Each content of a page belongs to the element that the parent tree names, and is read in the order in which it is drawn. */
function bindingFaults(file: PdfFile, root: Tag, pages: readonly PdfPageRead[]): string[] {
  const faults: string[] = []
  const nums = file.list(file.dict(file.dict(file.root.get('StructTreeRoot')).get('ParentTree')).get('Nums'))
  const owners = new Map<string, PdfDict>()
  pages.forEach(({ dict, content }, page) => {
    const at = nums.findIndex((key, index) => index % 2 === 0 && key === dict.get('StructParents'))
    const parents = at < 0 ? [] : file.list(nums[at + 1])
    const marked = content.match(/\/MCID \d+/g)?.length ?? 0
    if (parents.length !== marked)
      faults.push(`page ${page + 1}: ${marked} contents, ${parents.length} parents`)
    parents.forEach((parent, number) => owners.set(`${page} ${number}`, file.dict(parent)))
  })
  const read: Content[] = []
  const walk = (tag: Tag): void => {
    for (const kid of tag.kids) {
      if (isTag(kid)) {
        if (file.dict(kid.dict.get('P')) !== tag.dict) faults.push(`${kid.type} with another parent`)
        walk(kid)
      } else {
        if (owners.get(`${kid.page} ${kid.number}`) !== tag.dict)
          faults.push(`content of another than ${tag.type}`)
        read.push(kid)
      }
    }
  }
  walk(root)
  if (read.length !== owners.size) faults.push(`${owners.size} contents, ${read.length} read`)
  const isBefore = (a: Content, b: Content): boolean =>
    a.page < b.page || (a.page === b.page && a.number < b.number)
  read.slice(1).forEach((content, index) => {
    if (!isBefore(read[index] as Content, content)) faults.push(`page ${content.page + 1}: read out of order`)
  })
  return faults
}

const HOLD: Readonly<Record<string, readonly string[]>> = {
  Table: ['TR'],
  TR: ['TH', 'TD'],
  L: ['LI'],
  LI: ['Lbl', 'LBody'],
}
const INSIDE: Readonly<Record<string, string>> = {
  TR: 'Table',
  TH: 'TR',
  TD: 'TR',
  LI: 'L',
  Lbl: 'LI',
  LBody: 'LI',
}

const isBox = (value: PdfValue | undefined): boolean => {
  const [left, bottom, right, top] = Array.isArray(value) ? (value as readonly number[]) : []
  return (left ?? 0) < (right ?? 0) && (bottom ?? 0) < (top ?? 0)
}

function tagFaults({ type, dict, kids }: Tag): string[] {
  const faults: string[] = []
  const tags = kids.filter(isTag)
  const may = HOLD[type]
  if (may && (tags.length < kids.length || tags.some((kid) => !may.includes(kid.type)) || kids.length === 0))
    faults.push(
      `${type} that holds ${kids.map((kid) => (isTag(kid) ? kid.type : 'content')).join(', ') || 'nothing'}`,
    )
  for (const kid of tags) {
    const holder = INSIDE[kid.type]
    if (holder !== undefined && holder !== type) faults.push(`${kid.type} in ${type}`)
  }
  if (type === 'Figure' && !isBox((dict.get('A') as PdfDict | undefined)?.get('BBox')))
    faults.push('Figure without a box')
  const alt = dict.get('Alt')
  if (type === 'Figure' && (typeof alt !== 'string' || alt.trim() === '')) faults.push('Figure without words')
  if (/^(H\d|P|Figure|Caption|Lbl|LBody)$/.test(type) && kids.length === 0) faults.push(`${type} of nothing`)
  if (type === 'TH' && !/^(Row|Column)$/.test(nameOf((dict.get('A') as PdfDict | undefined)?.get('Scope'))))
    faults.push('TH of no row or column')
  if (type === 'Table' && new Set(tags.map((row) => row.kids.length)).size > 1)
    faults.push('Table with ragged rows')
  return faults
}

function headingFaults(root: Tag): string[] {
  const levels = allTags(root).flatMap(({ type }) => (/^H\d$/.test(type) ? [Number(type.slice(1))] : []))
  return levels.flatMap((level, index) =>
    level > (levels[index - 1] ?? 0) + 1 ? [`H${level} too deep`] : [],
  )
}
