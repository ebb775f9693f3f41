import { describe, expect, it } from 'vitest'
import { ExchangeRefusal, faultInWords } from '#shared/interchange/exchange/fault'
import { readXml } from '#shared/interchange/xml/readXml'
import { element, xmlFile } from '#shared/interchange/xml/writeXml'

function refusal(source: string): string {
  try {
    readXml(source, 'map.tmx')
  } catch (error) {
    if (error instanceof ExchangeRefusal) return faultInWords(error.fault, 'en')
    throw error
  }
  return 'not refused'
}

describe('XML of other programs', () => {
  it('is read back as it was written', () => {
    const value = 'a "b" <c> & d\n\té'
    const file = xmlFile(
      element('map', { name: value, width: 3, empty: undefined }, [element('data', {}, '1,2')]),
    )
    const { root, placeOf } = readXml(file, 'map.tmx')
    expect(root.attributes).toEqual({ name: value, width: '3' })
    expect(root.children.map(({ name, text }) => [name, text])).toEqual([['data', '1,2']])
    expect(placeOf(root).en).toBe('line 2, column 1')
    expect(placeOf(root.children[0]!).en).toBe('line 3, column 2')
  })

  it('leaves out what XML cannot hold: its own reader takes every name', () => {
    const name = 'a\ufffeb\uffffc\u0001d\ud800e\u{1f3f0}'
    const { root } = readXml(xmlFile(element('map', { name }, name)), 'map.tmx')
    expect([root.attributes['name'], root.text]).toEqual(['abcde\u{1f3f0}', 'abcde\u{1f3f0}'])
  })

  it('is refused at the first place that is not well formed', () => {
    expect(refusal('<map>\n <layer>\n</map>')).toContain('map.tmx: line 3, column ')
    for (const cut of ['', '<a', '<a b="c" d', '<a b="c', '<a>text', '<a><!-- b'])
      expect(refusal(cut), cut).toContain('found the end of the file')
    expect(refusal('<a b="&other;"/>')).toContain('expected well-formed XML')
  })

  it('declares no entities; a document type without any is passed over', () => {
    expect(refusal('<!DOCTYPE a [<!ENTITY b "bbbb">]><a>&b;</a>')).toContain(
      'expected no declarations of entities',
    )
    expect(readXml('<!DOCTYPE map SYSTEM "map.dtd"><map/>', 'map.tmx').root.name).toBe('map')
  })

  it('does not nest without end', () => {
    expect(refusal('<a>'.repeat(300))).toContain('nested too deeply')
  })
})
