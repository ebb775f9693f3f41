/** An edition as it is made: files and their names, list, text beside them, archive; the same bytes each time (XCH-8). */
import { beforeAll, describe, expect, it } from 'vitest'
import { textOfUtf8 } from '#shared/images/utf8'
import { digestOf } from '#shared/interchange/publication/contentDigest'
import { readEditionList, writeEditionList } from '#shared/interchange/publication/editionList'
import { stemOf } from '#shared/interchange/publication/fileNames'
import { type Edition, zippedEdition } from '#shared/interchange/publication/makeEdition'
import { readZippedEdition } from '#shared/interchange/publication/readZippedEdition'
import { writtenLanguages } from '#shared/interchange/publication/writtenLanguages'
import { writeZip } from '#shared/interchange/zip/writeZip'
import { mapRecord } from '#shared/lang/mapRecord'
import { ExportCancelled } from '#shared/print/progress'
import { PdfFile } from '../../support/pdfObjects'
import { metadataFaults } from '../../support/pdfMetadata'
import { made, plan, SORTIE } from './editions'
import { withEdits } from '../../support/applyCall'

const FEW = { kinds: ['booklet', 'aid', 'counters', 'cut-lines', 'page', 'scenario'] } as const

let edition: Edition
beforeAll(async () => {
  edition = await made(SORTIE, { ...FEW, languages: ['fr', 'en'] })
})

function text(name: string): string {
  return textOfUtf8(edition.files.find((file) => file.name === name)!.bytes)
}

describe('an edition', () => {
  it('has its files under plain names of the title, the list last', () => {
    expect(edition.files.map(({ name }) => name)).toEqual([
      'la-sortie-livret.pdf',
      'la-sortie-booklet.pdf',
      'la-sortie-aide-de-jeu.pdf',
      'la-sortie-players-aid.pdf',
      'la-sortie-pions.pdf',
      'la-sortie-decoupe.svg',
      'la-sortie.html',
      'la-sortie.castellan',
      'LISEZMOI.txt',
      'README.txt',
      'publication.json',
    ])
    expect(edition.leftOut).toEqual([])
    expect(edition.warnings).toEqual([])
  })

  it('warns of names that have no words in a language of the edition', async () => {
    const groups = mapRecord(SORTIE.groups, ({ words: _, ...group }) => group)
    const { warnings } = await made({ ...SORTIE, groups }, { kinds: ['booklet'], languages: ['fr', 'en'] })
    expect(warnings).toEqual([
      { fr: expect.stringContaining('noms restent'), en: expect.stringContaining('names stay') },
    ])
  })

  it('has a list with the digest of each file, which reads back', () => {
    const read = readEditionList(text('publication.json'))
    expect(read).toEqual({ ok: true, value: edition.list })
    expect(edition.list).toMatchObject({ version: '1.2', license: 'CC BY-SA 4.0', date: '2026-11-26' })
    for (const { file, bytes } of edition.list.sheets)
      expect(digestOf(edition.files.find(({ name }) => name === file)!.bytes), file).toBe(bytes)
  })

  it('is the same bytes each time', async () => {
    const again = await made(SORTIE, { ...FEW, languages: ['fr', 'en'] })
    expect(again.list).toEqual(edition.list)
    expect(digestOf(zippedEdition(again).bytes)).toBe(digestOf(zippedEdition(edition).bytes))
  })

  it('says in a text what it is, in each language', () => {
    const lines = text('LISEZMOI.txt').split('\r\n')
    expect(lines.slice(0, 6)).toEqual([
      'La sortie',
      '=========',
      'version\u00a01.2',
      '26 novembre 2026',
      'Auteurs\u202f: Castellan',
      'Règles\u202f: Magna Carta',
    ])
    expect(lines).toContain('Licence\u202f: CC BY-SA 4.0')
    expect(lines).toContain('la-sortie-pions.pdf        Planches de pions')
    expect(text('README.txt')).toContain('la-sortie-booklet.pdf      Booklet (English)')
  })

  it('says version and licence in the page and in the metadata of its PDFs', () => {
    expect(text('la-sortie.html')).toContain('CC BY-SA 4.0')
    expect(text('la-sortie.html')).toContain('version\u00a01.2 · 26 novembre 2026')
    for (const { name, bytes, type } of edition.files)
      if (type === 'application/pdf') {
        const file = new PdfFile(bytes)
        expect(metadataFaults(file), name).toEqual([])
        expect(file.resolved(file.info.get('License')), name).toBe('CC BY-SA 4.0')
      }
    expect(text('la-sortie-decoupe.svg')).toContain(
      '<title>La sortie · version\u00a01.2 · 26 novembre 2026 · CC BY-SA 4.0</title>',
    )
  })

  it('in an archive reads back, and tells what has been changed in it', async () => {
    const zip = zippedEdition(edition)
    expect(zip.name).toBe('la-sortie.zip')
    expect(await readZippedEdition(zip.bytes, 'a.zip')).toEqual({
      ok: true,
      value: { list: edition.list, strange: [] },
    })
    const spoilt = writeZip([
      ...edition.files.slice(1).map(({ name, bytes }) => ({ name, bytes })),
      { name: 'own.txt', bytes: new Uint8Array(3) },
    ])
    expect(await readZippedEdition(spoilt, 'a.zip')).toMatchObject({
      ok: true,
      value: { strange: ['la-sortie-livret.pdf', 'own.txt'] },
    })
    expect(await readZippedEdition(writeZip([]), 'a.zip')).toMatchObject({ ok: false })
    expect(await readZippedEdition(new Uint8Array(9), 'a.zip')).toMatchObject({ ok: false })
  })

  it('that is given up comes to nothing', async () => {
    await expect(made(SORTIE, FEW, { signal: { aborted: true } })).rejects.toThrow(ExportCancelled)
  })
})

describe('what there is nothing for', () => {
  const { texts: _texts, ...others } = SORTIE
  const bare = {
    ...others,
    ...{ texts: {}, counters: {}, counterTypes: {}, groups: {}, victory: {}, reinforcements: {} },
    ...{ specialRules: {} },
    info: { title: '«\u202f?\u202f»', authors: [], date: '', language: 'fr' },
  } as typeof SORTIE
  const { turns: _turns, ...empty } = bare

  it('is left out and said', async () => {
    const { sheets, leftOut, warnings } = await plan(empty as typeof SORTIE)
    expect(leftOut.map(({ kind }) => kind)).toEqual(['booklet'])
    expect(sheets.map(({ kind }) => kind)).not.toContain('booklet')
    expect(sheets.at(-1)!.files[0]!.name).toBe('scenario.castellan')
    expect(warnings.map(({ en }) => /no (\w+)/.exec(en)?.[1])).toEqual(['version', 'date', 'licence'])
  })

  it('is what fits on no paper, too', async () => {
    const large = { ...SORTIE, map: { ...SORTIE.map, hexMm: 400 } }
    const { leftOut } = await plan(large, { kinds: ['map-whole', 'counters', 'cut-lines', 'scenario'] })
    expect(leftOut.map(({ kind, reason }) => [kind, reason.fr])).toEqual([
      ['map-whole', expect.stringContaining('5\u202f080')],
      ['counters', expect.stringContaining('pion')],
      ['cut-lines', expect.stringContaining('pion')],
    ])
  })
})

describe('names and languages', () => {
  it.each([
    ['La sortie', 'la-sortie'],
    ['L’Œuvre de Saint-Éloi\u202f!', 'l-oeuvre-de-saint-eloi'],
    ['Straße №\u00a07', 'strasse-no-7'],
    ['Крепость', 'scenario'],
    ['CON', 'scenario'],
    ['../../etc', 'etc'],
    [`${'très long '.repeat(20)}`, 'tres-long-tres-long-tres-long-tres-long-tres-long-tres-long'],
  ])('%s', (title, stem) => {
    expect(stemOf({ title })).toBe(stem)
  })

  it('are those in which something is written, that of the title first', () => {
    expect(writtenLanguages(SORTIE)).toEqual(['fr', 'en'])
    const french = withEdits(SORTIE, ['edit-info', { change: { language: 'en' } }])
    expect(writtenLanguages(french)).toEqual(['en', 'fr'])
  })
})

describe('a list from a folder where anybody may write', () => {
  const list = () => JSON.parse(text('publication.json')) as { sheets: { file: string }[] }

  it.each(['../../home/x.txt', '/etc/passwd', 'a/b.pdf', '.hidden.txt', 'C:x.txt', 'x'])(
    '%s is refused',
    (file) => {
      const spoilt = list()
      spoilt.sheets[0]!.file = file
      expect(readEditionList(JSON.stringify(spoilt)).ok).toBe(false)
    },
  )

  it.each(['', '{', 'null', '[]', '{"format":"castellan"}', '{"format":"castellan-publication"}'])(
    '%s is no list',
    (json) => {
      expect(readEditionList(json).ok).toBe(false)
    },
  )

  it('of a newer version is refused', () => {
    const newer = writeEditionList(edition.list).replace('"formatVersion": 1', '"formatVersion": 2')
    expect(readEditionList(newer).ok).toBe(false)
  })
})
