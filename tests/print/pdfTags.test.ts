/** The tags of a PDF’s pages: what has a role is one element of the tree, what has none is not read. */
import { expect, it } from 'vitest'
import { type ImageHash } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { type DrawOp, type Role, solid } from '#shared/painter/ops'
import { PathBuilder } from '#shared/painter/path'
import { inRole, inRoles } from '#shared/painter/roles'
import { LAYERS } from '#shared/painter/style'
import { createPdfPages, pdfBytes, type PdfPage } from '#shared/print/pdfPages'
import { type Printed } from '#shared/print/products'
import { rulesetOf } from '#shared/rules/registry/rulesetOf'
import { exportFilesInNode } from '../../main/export/exportFiles'
import { createNodePlatform } from '../../main/export/nodePlatform'
import { testBoard } from '../support/board'
import { asDict, nameOf, PdfFile } from '../support/pdfObjects'
import { plainStyle } from '../support/plainStyle'
import { allTags, contentOf, faultsOf, isTag, type Tag, tagsOf } from '../support/pdfTags'

type Drawing = readonly DrawOp[] | Pick<PdfPage, 'part' | 'paint'>

async function pdfOf(...pages: readonly Drawing[]): Promise<PdfFile> {
  return new PdfFile(await bytesOf({ title: 'Test', authors: '' }, ...pages))
}

async function bytesOf(
  words: { readonly title: string; readonly authors: string },
  ...pages: readonly Drawing[]
): Promise<Uint8Array> {
  const { createPdf, fonts, imageBytes, text, png } = await createNodePlatform(testBoard())
  const document = createPdf({ ...words, language: 'en' })
  const bytes = pdfBytes(document)
  const { addPage } = createPdfPages(document, {
    fonts,
    image: imageBytes,
    text,
    createDeflate: png.createDeflate,
  })
  const size = { widthMm: 100, heightMm: 100 }
  for (const page of pages) await addPage({ ...size, ...('paint' in page ? page : { paint: () => page }) })
  document.end()
  return bytes
}

const SQUARE = new PathBuilder().rect(10, 10, 20, 20).build()
const square: DrawOp = { kind: 'path', path: SQUARE, fill: solid('#ff0000') }
const word = (text: string): DrawOp => ({
  ...{ kind: 'text', x: 10, y: 10, font: 'serif', size: 4, color: '#000000' },
  text,
})
const said = (role: Role, text: string): DrawOp => inRole(role, [word(text)])

/** `Document(H1 P)`, and `·` for a piece of content. */
function shape({ type, kids }: Tag): string {
  const inside = kids.map((kid) => (isTag(kid) ? shape(kid) : '·')).join(' ')
  return inside ? `${type}(${inside})` : type
}

it('PRT-7: is a tree of the roles in the order of drawing; what has no role is an artifact', async () => {
  const file = await pdfOf([
    square,
    said({ type: 'H1' }, 'Title'),
    square,
    said({ type: 'P' }, 'One.'),
    said({ type: 'P' }, 'Two.'),
    square,
  ])
  expect(shape(tagsOf(file))).toBe('Document(H1(·) P(·) P(·))')
  expect(faultsOf(file)).toEqual([])
  expect(file.pages()[0]?.content.match(/\/Artifact BMC|\/\w+ <<\/MCID \d+>> BDC/g)).toEqual([
    '/Artifact BMC',
    '/H1 <</MCID 0>> BDC',
    '/Artifact BMC',
    '/P <</MCID 1>> BDC',
    '/P <</MCID 2>> BDC',
    '/Artifact BMC',
  ])
})

it('groups of one id are one element, in other columns and on other pages; the tint of a row is not read', async () => {
  const row = (...words: string[]): DrawOp[] =>
    inRoles(
      [{ type: 'Table', id: 't' }, { type: 'TR' }],
      [square, ...words.map((text) => said({ type: 'TD' }, text))],
    )
  const file = await pdfOf(
    [said({ type: 'P', id: '1' }, 'It begins'), said({ type: 'P', id: '2' }, 'A table'), ...row('a', 'b')],
    [...row('c', 'd'), said({ type: 'P', id: '3' }, 'and')],
    [said({ type: 'P', id: '3' }, 'goes on.')],
  )
  expect(shape(tagsOf(file))).toBe('Document(P(·) P(·) Table(TR(TD(·) TD(·)) TR(TD(·) TD(·))) P(· ·))')
  expect(contentOf(tagsOf(file)).slice(-2)).toEqual([
    { page: 1, number: 2 },
    { page: 2, number: 0 },
  ])
  expect(faultsOf(file)).toEqual([])
})

it('pages of one part stand below one element', async () => {
  const page = (part: string, text: string): Drawing => ({ part, paint: () => [said({ type: 'P' }, text)] })
  const file = await pdfOf(page('Livret', 'a'), page('Livret', 'b'), page('Carte', 'c'))
  expect(shape(tagsOf(file))).toBe('Document(Part(P(·) P(·)) Part(P(·)))')
  expect(allTags(tagsOf(file)).flatMap(({ dict }) => dict.get('T') ?? [])).toEqual(['Livret', 'Carte'])
})

it('a picture is one content, however many states, forms and gradients it has; its caption is another', async () => {
  const inside: DrawOp = {
    kind: 'group',
    transform: [2, 0, 0, 2, 5, 5],
    clip: { path: SQUARE },
    ops: [square],
  }
  const faint: DrawOp = { kind: 'group', opacity: 0.5, ops: [square, said({ type: 'P' }, 'in a form')] }
  const figure = inRole({ type: 'Figure', alt: 'Une carte' }, [
    { kind: 'group', ops: [inside, square, faint, square] },
    said({ type: 'Caption' }, 'A map.'),
  ])
  const file = await pdfOf([{ kind: 'group', transform: [1, 0, 0, 1, 3, 3], ops: [square, figure, square] }])
  expect(shape(tagsOf(file))).toBe('Document(Figure(· Caption(·)))')
  expect(allTags(tagsOf(file))[1]?.dict.get('Alt')).toBe('Une carte')
  expect(faultsOf(file)).toEqual([])
})

it('a list says how its entries are labelled', async () => {
  const list = (labels: Pick<Role, 'labels'>, sign: string): DrawOp =>
    inRole({ type: 'L', ...labels }, [
      inRole({ type: 'LI' }, [said({ type: 'Lbl' }, sign), said({ type: 'LBody' }, 'one')]),
    ])
  const file = await pdfOf([list({ labels: 'numbers' }, '1.'), list({ labels: 'dots' }, '•'), list({}, 'A')])
  expect(faultsOf(file)).toEqual([])
  const lists = allTags(tagsOf(file)).filter(({ type }) => type === 'L')
  expect(lists.map(({ dict }) => nameOf(asDict(dict.get('A') ?? null).get('ListNumbering')))).toEqual([
    'Decimal',
    'Disc',
    'None',
  ])
})

it('a figure has its box on the page, in points from below: what is cut out, all parts of one, through the frames around it', async () => {
  const figure = (id: string, ops: readonly DrawOp[]): DrawOp => inRole({ type: 'Figure', alt: id, id }, ops)
  const cut: DrawOp = {
    kind: 'group',
    role: { type: 'Figure', alt: 'cut' },
    clip: { path: SQUARE },
    ops: [square, word('wide')],
  }
  const file = await pdfOf([
    { kind: 'group', transform: [2, 0, 0, 2, 5, 5], ops: [figure('a', [square])] },
    figure('b', [square]),
    figure('b', [{ kind: 'group', transform: [1, 0, 0, 1, 40, 0], ops: [square] }]),
    cut,
  ])
  const boxes = allTags(tagsOf(file)).flatMap(({ dict }) => {
    const attributes = dict.get('A')
    const box = attributes && file.list(asDict(attributes).get('BBox'))
    return box ? [box.map((points) => Math.round(((points as number) * 25.4) / 72))] : []
  })
  expect(boxes).toEqual([
    [25, 35, 65, 75],
    [10, 70, 70, 90],
    [10, 70, 30, 90],
  ])
  expect(faultsOf(file)).toEqual([])
})

it('nothing in an artifact is read', async () => {
  const file = await pdfOf([
    said({ type: 'P' }, 'Read'),
    inRole({ type: 'Artifact' }, [said({ type: 'P' }, 'unread')]),
  ])
  expect(shape(tagsOf(file))).toBe('Document(P(·))')
  expect(faultsOf(file)).toEqual([])
})

// One pixel.
const PICTURE =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

function boardWithCover(): Scenario {
  const board = testBoard({ columns: 20, rows: 20 })
  const hash = 'cover' as ImageHash
  const info = { ...board.info, cover: hash, logo: hash }
  return { ...board, info, images: { [hash]: { type: 'image/png', base64: PICTURE } } }
}

it.each([
  ['booklet', ['H1', 'H2', 'P', 'Figure', 'Caption', 'L', 'LBody']],
  ['tables', ['H1', 'H2', 'L', 'Table', 'TH', 'TD']],
  ['map', ['H1', 'P', 'Figure']],
  ['counters', ['Figure']],
  ['test-sheet', ['H1', 'P', 'Figure']],
] as const)('PRT-7: the PDF of a product has tags without fault: %s', async (what, types) => {
  const file = await productOf(what)
  expect(faultsOf(file)).toEqual([])
  expect(allTags(tagsOf(file)).map(({ type }) => type)).toEqual(expect.arrayContaining([...types]))
})

it('PRT-7: a table of the rules has heads of its columns in the first row, and of its rows in the first column', async () => {
  const tables = allTags(tagsOf(await productOf('tables'))).filter(({ type }) => type === 'Table')
  expect(tables).not.toEqual([])
  for (const { kids } of tables) {
    const [head = [], ...rows] = kids.filter(isTag).map((row) => row.kids.filter(isTag).map(scopeOf))
    expect(new Set(head)).toEqual(new Set(['Column']))
    expect(rows.map(([first, ...others]) => [first, new Set(others)])).toEqual(
      rows.map(() => ['Row', new Set(['TD'])]),
    )
  }
})

function scopeOf({ type, dict }: Tag): string {
  const attributes = dict.get('A')
  return attributes === undefined ? type : nameOf(asDict(attributes).get('Scope'))
}

async function productOf(what: Printed): Promise<PdfFile> {
  const scenario = boardWithCover()
  const found = await exportFilesInNode(
    { scenario, ruleset: rulesetOf(scenario) },
    {
      ...{ what, format: 'pdf', baseName: 'test', dpi: 300, language: 'fr', flip: 'fold', overview: true },
      ...{ style: plainStyle, layers: LAYERS, paper: 'a4', overlap: 10, margin: 10 },
    },
  )
  if (!found.ok) throw new Error(found.error.en)
  return new PdfFile((found.value.files[0] as { bytes: Uint8Array }).bytes)
}

it('PRT-7: its metadata say that it can be read aloud, and its title and authors letter by letter', async () => {
  const words = { title: 'Guy & <Renaud> «\u202fle Vieux\u202f»', authors: 'A & B, "C"' }
  const file = new PdfFile(await bytesOf(words, [said({ type: 'P' }, 'One')]))
  expect(faultsOf(file)).toEqual([])
  const xml = Buffer.from(file.stream(file.root.get('Metadata') ?? null), 'latin1').toString('utf8')
  expect(xml).toContain('<pdfuaid:part>1</pdfuaid:part>')
  expect(xml).toContain('Guy &amp; &lt;Renaud&gt; «\u202fle Vieux\u202f»')
  expect(xml).toContain('A &amp; B, &quot;C&quot;')
})

it.each([
  ['<pdfuaid:part>1', '<pdfuaid:part>2', ['metadata of no PDF/UA']],
  ['>Test</rdf:li>', '>Tent</rdf:li>', ['Title: Test, in the metadata Tent']],
  ['</rdf:RDF>', '</rdf:rdf>', [/^metadata that are no XML/]],
  ['/Metadata ', '/MetaData ', ['no metadata']],
  ['/ToUnicode ', '/ToUnicorn ', [/: 3 glyphs without letters$/]],
  ['/FontFile2 ', '/FontFile7 ', [/: not embedded$/]],
  ['/S /P\n', '/S /X\n', ['unknown type: X']],
  ['/Marked true', '/Marked null', ['not marked']],
  ['/Tabs /S', '/Tabs /R', ['page 1: tabs not in the order of the text']],
])('what reads a file back finds a fault: %s', async (sound, planted, faults) => {
  const bytes = await bytesOf({ title: 'Test', authors: '' }, [said({ type: 'P' }, 'One')])
  const text = Buffer.from(bytes).toString('latin1')
  const changed = text.replace(sound, planted)
  expect(changed).not.toBe(text)
  expect(faultsOf(new PdfFile(Buffer.from(changed, 'latin1')))).toEqual(
    faults.map((fault) => (typeof fault === 'string' ? fault : (expect.stringMatching(fault) as unknown))),
  )
})

it('what reads a file back finds letters that the font lacks', async () => {
  const file = await pdfOf([said({ type: 'P' }, '\ue123')])
  expect(faultsOf(file)).toContainEqual(expect.stringMatching(/: shows a glyph that it does not have$/))
})

it('what reads tags back finds faults', async () => {
  const cells = inRoles([{ type: 'Table' }, { type: 'TR' }], [said({ type: 'P' }, 'no cell')])
  const file = await pdfOf([
    said({ type: 'H1' }, 'Title'),
    said({ type: 'H3' }, 'Deep'),
    inRole({ type: 'Figure' }, [square]),
    said({ type: 'LI' }, 'no list'),
    ...cells,
    said({ type: 'P', id: '1' }, 'before'),
    said({ type: 'P', id: '2' }, 'between'),
    said({ type: 'P', id: '1' }, 'after'),
  ])
  expect(faultsOf(file)).toEqual([
    'page 1: read out of order',
    'LI in Document',
    'Figure without words',
    'LI that holds nothing',
    'TR that holds P',
    'H3 too deep',
  ])
})
