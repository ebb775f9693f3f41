/** A module as it is written: the same bytes twice, every picture that a piece asks for, nothing that VASSAL does not know (XCH-2). */
import { beforeAll, describe, expect, it } from 'vitest'
import { type ExportFile } from '#shared/host/host'
import { writeInNode } from '../../../main/export/writeInNode'
import { readXml, type XmlElement } from '#shared/interchange/xml/readXml'
import { rulesetOf } from '#shared/rules/registry/rulesetOf'
import { editionIn } from '../../support/scenarioFiles'
import { elementsOf, imagesOf, readModule, type ReadModule, tokens } from './readModule'

// The smallest board of the gallery with riders, zones and reinforcements is large: this one has few hexes.
const scenario = editionIn('en', 'infiltration-1')

async function written(): Promise<ExportFile> {
  const request = { language: 'en', eyes: 'players', baseName: 'lesson' } as const
  const { files } = await writeInNode({ scenario, ruleset: rulesetOf(scenario) }, 'vmod', request)
  expect(files.map(({ name }) => name)).toEqual(['lesson.vmod'])
  return files[0] as ExportFile
}

describe('a module', () => {
  let file: ExportFile
  let module: ReadModule

  beforeAll(async () => {
    file = await written()
    module = readModule(file.bytes)
  })

  it('is the same bytes when it is written again', async () => {
    const again = await written()
    expect(Buffer.compare(again.bytes, file.bytes)).toBe(0)
  })

  it('has every picture that its pieces show, as a PNG with its alpha; no other but those of its boards', () => {
    const pieces = [...module.slots.map(({ piece }) => piece), ...module.prototypes.values()]
    const asked = new Set(pieces.flatMap(imagesOf))
    const boards = elementsOf(module.root, 'VASSAL.build.module.map.boardPicker.Board').map(
      ({ attributes }) => attributes['image'] as string,
    )
    const there = Object.keys(module.entries).filter((name) => name.startsWith('images/'))
    expect(there.map((name) => name.slice('images/'.length)).sort()).toEqual([...asked, ...boards].sort())
    for (const name of asked) {
      const bytes = module.entries[`images/${name}`] as Uint8Array
      expect([...bytes.subarray(0, 4), bytes[25]], name).toEqual([137, 80, 78, 71, 6])
    }
  })

  it('has the files that it names: set-ups, charts, the booklet', () => {
    const named = (name: string, key: string): string[] =>
      elementsOf(module.root, name).map(({ attributes }) => attributes[key] as string)
    const files = [
      ...named('VASSAL.build.module.PredefinedSetup', 'file'),
      ...named('VASSAL.build.widget.HtmlChart', 'fileName'),
      ...named('VASSAL.build.module.documentation.BrowserPDFFile', 'pdfFile'),
    ]
    expect(files.length).toBeGreaterThan(5)
    for (const name of files) expect(module.entries[name], name).toBeDefined()
    expect(new TextDecoder().decode(module.entries['booklet.pdf']?.subarray(0, 5))).toBe('%PDF-')
  })

  it('has charts of HTML that an old reader takes: ASCII, with lines about the cells', () => {
    const charts = Object.entries(module.entries).filter(([name]) => name.endsWith('.html'))
    for (const [name, bytes] of charts) {
      const html = new TextDecoder().decode(bytes)
      expect(/^[\x20-\x7e\n]*$/.test(html), name).toBe(true)
      expect(html, name).not.toMatch(/<(thead|tbody|figure)|scope=|class="(?!note)/)
    }
    expect(charts.some(([, bytes]) => new TextDecoder().decode(bytes).includes('<table border="1"'))).toBe(
      true,
    )
  })

  it('names one version of VASSAL everywhere, and its own name', () => {
    const metadata = readXml(new TextDecoder().decode(module.entries['moduledata']), 'moduledata').root
    const field = (name: string): string | undefined =>
      metadata.children.find((child) => child.name === name)?.text
    expect(module.root.attributes['VassalVersion']).toBe('3.7.0')
    expect(field('VassalVersion')).toBe('3.7.0')
    expect(field('name')).toBe(module.root.attributes['name'])
  })

  it('lets its components stand in the order in which VASSAL needs them', () => {
    const order = module.root.children.map(({ name }) => name.split('.').at(-1) as string)
    const place = (name: string): number => order.indexOf(name)
    expect(place('PrototypesContainer')).toBeLessThan(place('Map'))
    expect(place('Map')).toBeLessThan(place('PieceWindow'))
    expect(order.slice(-2)).toEqual(['PredefinedSetup', 'PredefinedSetup'])
    const [map] = elementsOf(module.root, 'VASSAL.build.module.Map') as [XmlElement]
    expect(map.children[0]?.name).toBe('VASSAL.build.module.map.BoardPicker')
    const setup = map.children[0]?.children.find(({ name }) => name === 'setup')
    expect(tokens(setup?.text ?? '', '\t').slice(0, 2)).toEqual(['MapBoardPicker', 'Board'])
  })
})
