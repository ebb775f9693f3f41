/**
 * The tags of a PDF: one tree of what its pages say (headings, paragraphs, tables, figures), by which they are read aloud, searched and
 * reflowed. Pages bind their marked content to it; what has no role is an artifact, which is not read.
 */
import { union } from '#shared/painter/bounds'
import { type Rect, type Role, type RoleType } from '#shared/painter/ops'
import { addToCatalogue, endWithTags, type PdfkitDocument, type PdfReference } from './pdfDocument'

/** Hold other elements only; what is drawn in them beside these is an artifact: the tint of a row. */
const HOLDERS: ReadonlySet<string> = new Set<RoleType>(['Table', 'TR', 'L', 'LI'])

interface Element {
  readonly ref: PdfReference
  /** The page of its content, or, with the number of this content on the page, of others. */
  page?: PdfReference
  readonly kids: (PdfReference | number | Record<string, unknown>)[]
  readonly holds: boolean
  readonly byId: Map<string, Element>
  /** The box of a figure, in its page’s mm. */
  box?: Rect | undefined
}

/** The operators of marked content on one page. */
export interface PageTags {
  /** The operators that begin the content of the role that is open, or of an artifact; none while it has begun. */
  begin(): readonly string[]
  /** Those that end it; none when it has not begun. */
  end(): readonly string[]
  /** @param box in the page’s mm, of a figure. */
  open(role: Role, box?: Rect): void
  close(): void
}

interface PdfTags {
  /**
   * The page just added, whose content is to be marked.
   * @param toPoints a box of the page in points from its lower left corner: left, bottom, right, top.
   * @param part its title in the tree, for pages of several products in one file; they stand below one element.
   */
  page(
    dictionary: PdfReference,
    part: string | undefined,
    toPoints: (box: Rect) => readonly number[],
  ): PageTags
}

/** The tags of a file, which are written as the document ends; it has them even when no page says anything. */
export function createTags(document: PdfkitDocument): PdfTags {
  const elements: Element[] = []
  const nums: unknown[] = []
  const tree = document.ref({ Type: 'StructTreeRoot' })
  const add = (parent: Element | undefined, type: string, more: Record<string, unknown> = {}): Element => {
    // Kids are added until the document ends: the reference holds the list itself.
    const kids: Element['kids'] = []
    const ref = document.ref({ Type: 'StructElem', S: type, P: parent?.ref ?? tree, K: kids, ...more })
    const element = { ref, kids, holds: HOLDERS.has(type), byId: new Map<string, Element>() }
    elements.push(element)
    parent?.kids.push(ref)
    return element
  }
  const root = add(undefined, 'Document')
  const parts = new Map<string, Element>()
  const partOf = (title: string | undefined): Element => {
    if (title === undefined) return root
    const part = parts.get(title) ?? add(root, 'Part', { T: new String(title) })
    parts.set(title, part)
    return part
  }
  Object.assign(tree.data, { K: [root.ref], ParentTree: { Nums: nums }, ParentTreeNextKey: 0 })
  addToCatalogue(document, { StructTreeRoot: tree, MarkInfo: document.ref({ Marked: true }) })
  endWithTags(document, () => elements.forEach(({ ref }) => ref.end()))
  return {
    page(dictionary, part, toPoints) {
      const contents: PdfReference[] = []
      const key = nums.push(nums.length / 2, contents) / 2 - 1
      dictionary.data['StructParents'] = key
      tree.data['ParentTreeNextKey'] = key + 1
      return createPageTags(partOf(part), { page: dictionary, contents, toPoints, add })
    },
  }
}

interface OfPage {
  readonly page: PdfReference
  /** The elements of the page’s contents, by their numbers. */
  readonly contents: PdfReference[]
  toPoints(box: Rect): readonly number[]
  add(parent: Element, type: string, more?: Record<string, unknown>): Element
}

function createPageTags(part: Element, { page, contents, toPoints, add }: OfPage): PageTags {
  /** The roles that are open: elements, or artifacts. */
  const open: (Element | undefined)[] = []
  let hasBegun = false
  const innermost = (): Element => open.findLast((element) => element !== undefined) ?? part
  const elementOf = (role: Role): Element => {
    const parent = innermost()
    const key = role.id === undefined ? undefined : `${role.type} ${role.id}`
    const known = key === undefined ? undefined : parent.byId.get(key)
    const element = known ?? add(parent, role.type, attributesOf(role))
    if (key !== undefined) parent.byId.set(key, element)
    return element
  }
  return {
    begin() {
      if (hasBegun) return []
      hasBegun = true
      const element = open.at(-1)
      if (!element || element.holds) return ['/Artifact BMC']
      const number = contents.push(element.ref) - 1
      if (!element.page) {
        element.page = page
        element.ref.data['Pg'] = page
      }
      element.kids.push(element.page === page ? number : { Type: 'MCR', Pg: page, MCID: number })
      return [`/${String(element.ref.data['S'])} <</MCID ${number}>> BDC`]
    },
    end() {
      if (!hasBegun) return []
      hasBegun = false
      return ['EMC']
    },
    open(role, box) {
      const element = role.type === 'Artifact' ? undefined : elementOf(role)
      if (element && box) {
        element.box = union(element.box, box)
        element.ref.data['A'] = { O: 'Layout', BBox: toPoints(element.box ?? box) }
      }
      open.push(element)
    },
    close() {
      open.pop()
    },
  }
}

const NUMBERING = { numbers: 'Decimal', dots: 'Disc' } as const

function attributesOf({ type, alt, actual, heads, labels }: Role): Record<string, unknown> {
  return {
    ...(alt !== undefined && { Alt: new String(alt) }),
    ...(actual !== undefined && { ActualText: new String(actual) }),
    ...(type === 'TH' && { A: { O: 'Table', Scope: heads === 'row' ? 'Row' : 'Column' } }),
    ...(type === 'L' && { A: { O: 'List', ListNumbering: labels ? NUMBERING[labels] : 'None' } }),
  }
}
