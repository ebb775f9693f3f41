import { describe, expect, it } from 'vitest'
import { readMarkup } from '#shared/markup/readMarkup'
import { type Run } from '#shared/markup/tree'

const plain = (text: string): Run => ({ kind: 'text', text, bold: false, italic: false })
const bold = (text: string): Run => ({ ...plain(text), bold: true }) as Run
const italic = (text: string): Run => ({ ...plain(text), italic: true }) as Run
const link = (name: string): Run => ({ kind: 'link', name, bold: false, italic: false })

describe('blocks', () => {
  it('are paragraphs, whose line breaks are kept, apart by empty lines', () => {
    expect(readMarkup('Un.\nDeux.\n\n \nTrois.\r\nQuatre.')).toEqual([
      { kind: 'paragraph', runs: [plain('Un.\nDeux.')] },
      { kind: 'paragraph', runs: [plain('Trois.\nQuatre.')] },
    ])
    expect(readMarkup('')).toEqual([])
    expect(readMarkup('\n \n')).toEqual([])
  })

  it('are headings of three levels, with a blank after the signs', () => {
    expect(readMarkup('# Le siège\n### *Aube*\n#sans blanc\n#### trop')).toEqual([
      { kind: 'heading', level: 1, runs: [plain('Le siège')] },
      { kind: 'heading', level: 3, runs: [italic('Aube')] },
      { kind: 'paragraph', runs: [plain('#sans blanc\n#### trop')] },
    ])
  })

  it('are lists, which end where their lines do', () => {
    expect(
      readMarkup('Il faut\u202f:\n- un pont\n* une **porte**\nEt puis\n1. entrer\n2) sortir\n7. dormir'),
    ).toEqual([
      { kind: 'paragraph', runs: [plain('Il faut\u202f:')] },
      { kind: 'list', numbered: false, items: [[plain('un pont')], [plain('une '), bold('porte')]] },
      { kind: 'paragraph', runs: [plain('Et puis')] },
      { kind: 'list', numbered: true, items: [[plain('entrer')], [plain('sortir')], [plain('dormir')]] },
    ])
  })

  it('leave years, dashes of dialogue without blank and numbers from 2 as text', () => {
    for (const text of ['1214. Depuis trois jours', '2. Suite', '-5 points', '*', '- ', '1.5 case'])
      expect(readMarkup(text)).toEqual([{ kind: 'paragraph', runs: [plain(text.trimEnd())] }])
  })

  it('are tables with and without headings, filled up to their longest row', () => {
    expect(readMarkup('| Tour | Effet |\n|---|:-:|\n| 1 | [[U6]] | x |')).toEqual([
      {
        kind: 'table',
        head: [[plain('Tour')], [plain('Effet')], []],
        rows: [[[plain('1')], [link('U6')], [plain('x')]]],
      },
    ])
    expect(readMarkup('| a | b |')).toEqual([
      { kind: 'table', head: [], rows: [[[plain('a')], [plain('b')]]] },
    ])
  })
})

describe('runs', () => {
  const runs = (text: string): unknown => {
    const [block] = readMarkup(text)
    return block?.kind === 'paragraph' ? block.runs : block
  }

  it('are bold, italic and both, and links by name', () => {
    expect(runs('Le **sire Guy** tient *bon* en [[ U6 ]].')).toEqual([
      plain('Le '),
      bold('sire Guy'),
      plain(' tient '),
      italic('bon'),
      plain(' en '),
      link('U6'),
      plain('.'),
    ])
    expect(runs('***x*** **a *b* [[Guy]]**')).toEqual([
      { kind: 'text', text: 'x', bold: true, italic: true },
      plain(' '),
      bold('a '),
      { kind: 'text', text: 'b', bold: true, italic: true },
      bold(' '),
      { kind: 'link', name: 'Guy', bold: true, italic: false },
    ])
    expect(runs('in**croy**able')).toEqual([plain('in'), bold('croy'), plain('able')])
  })

  it('are text where a mark has no partner, or stands between words or numbers', () => {
    for (const text of [
      '2*3*4',
      'a * b * c',
      '**',
      '****',
      '*a',
      'a**',
      '**a *b',
      '[[',
      '[[]]',
      '[[ ]]',
      '[[a|b]]',
      '[U6]',
    ])
      expect(runs(text)).toEqual([plain(text)])
    expect(runs('*a *b*')).toEqual([italic('a *b')])
  })
})
