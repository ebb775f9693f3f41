/** DOC-5: an SVG is cleaned by a list of what is allowed. The tests are named after the attacks. */
import fc from 'fast-check'
import { SaxesParser } from 'saxes'
import { describe, expect, test } from 'vitest'
import { ATTRIBUTES, ELEMENTS } from '#shared/images/svg/allowed'
import { imageErrorText } from '../support/imageErrorText'
import { importImage } from '#shared/images/importImage'
import { inspectImage } from '#shared/images/inspectImage'
import { JPEG, PNG, SVG_TEXT } from './pictures'

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)

const SPACES = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
const svg = (inside: string, attributes = 'width="10" height="10"'): string =>
  `<svg ${SPACES} ${attributes}>${inside}</svg>`

interface Cleaned {
  readonly text: string
  /** "line:column what", in English; with its count when it is not one. */
  readonly removed: readonly string[]
}

function clean(text: string): Cleaned {
  const result = importImage(bytesOf(text), 'x.svg')
  if (!result.ok) throw new Error(imageErrorText(result.error, 'en'))
  const { image, removed } = result.value
  return {
    text: Buffer.from(image.base64, 'base64').toString(),
    removed: removed.map(
      ({ line, column, what, count }) => `${line}:${column} ${what.en}${count > 1 ? ` (${count})` : ''}`,
    ),
  }
}

function refusal(text: string): string {
  const result = importImage(bytesOf(text), 'x.svg')
  if (result.ok) throw new Error('it was taken')
  expect(imageErrorText(result.error, 'fr')).toMatch(
    /^x\.svg, ligne \d+, colonne \d+\u202f: trouvé\u202f: .+ attendu/,
  )
  return imageErrorText(result.error, 'en')
}

/** Gives the content of the outermost element after cleaning. */
const inside = (text: string): string => /^<svg[^>]*>([^]*)<\/svg>\n$/.exec(clean(text).text)?.[1] ?? ''

test('a picture of shapes, colours, clips, pixels and text stays whole', () => {
  const { text, removed } = clean(SVG_TEXT)
  expect(removed).toEqual([])
  for (const kept of [
    'A &lt;wall&gt; &amp; a gate',
    'url(#stone)',
    'fill:#204060',
    '.name { font-size: 3px }',
    'Été',
    '>é<',
  ])
    expect(text).toContain(kept)
  expect(text).toContain('<use xlink:href="#gate"/>')
  expect(text).not.toContain('stone -->')
})

describe('what runs, loads or links is left out and told', () => {
  test.each([
    ['a script', '<script>alert(1)</script>', 'the element script'],
    [
      'a script in a namespace of its own',
      '<s:script xmlns:s="http://www.w3.org/2000/svg">x</s:script>',
      'the element s:script',
    ],
    ['a script of HTML', '<script xmlns="http://www.w3.org/1999/xhtml">x</script>', 'the element script'],
    [
      'a page within',
      '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml" onload="x()"/></foreignObject>',
      'the element foreignObject',
    ],
    ['an event', '<g onclick="x()"/>', 'the attribute onclick'],
    ['an event written with capitals', '<g onLoad="x()"/>', 'the attribute onLoad'],
    ['a link', '<a href="https://example.org"><text>x</text></a>', 'the element a'],
    ['an animation that sets a link', '<set attributeName="href" to="javascript:x()"/>', 'the element set'],
    ['a filter', '<filter id="f"><feImage href="http://example.org"/></filter>', 'the element filter'],
    ['a picture elsewhere', '<image href="http://example.org/x.png"/>', 'the attribute href'],
    ['a file', '<image href="file:///etc/passwd"/>', 'the attribute href'],
    ['a path upward', '<image xlink:href="../../etc/passwd"/>', 'the attribute href'],
    ['a picture without address', '<image width="1"/>', 'the element image'],
    [
      'a picture within a picture',
      `<image href="data:image/svg+xml;base64,PHN2Zy8+"/>`,
      'the attribute href',
    ],
    ['pixels that are none', '<image href="data:image/png;base64,AAAA"/>', 'the attribute href'],
    [
      'pixels of another type',
      `<image href="data:image/png;base64,${Buffer.from(JPEG).toString('base64')}"/>`,
      'the attribute href',
    ],
    ['a page as data', '<image href="data:text/html;base64,PHA+"/>', 'the attribute href'],
    ['a use of another file', '<use href="other.svg#a"/>', 'the attribute href'],
    ['a use of a script', '<use href="java&#115;cript:x()"/>', 'the attribute href'],
    ['a name that a browser decodes', '<use href="#%61"/>', 'the attribute href'],
    ['a paint elsewhere', '<g fill="url(http://example.org/#a)"/>', 'the attribute fill'],
    ['a paint that never closes', '<g fill="url(http://example.org/#a"/>', 'the attribute fill'],
    ['a paint with an escape', String.raw`<g fill="u\72l(http://example.org/)"/>`, 'the attribute fill'],
    ['a paint in capitals', '<g fill="URL(//example.org)"/>', 'the attribute fill'],
    ['a picture set', `<g style="mask-image:image-set('x.png' 1x)"/>`, 'the attribute style'],
    ['an address in a style', '<g style="fill:url(x.svg#a)"/>', 'the attribute style'],
    ['a comment within an address', '<g style="fill:url(/**/#a)"/>', 'the attribute style'],
    ['a style sheet that imports', '<style>@import "x.css";</style>', 'a style sheet'],
    ['a style sheet that loads', '<style>.a{fill:url(#b)}</style>', 'a style sheet'],
    ['a style sheet with an open comment', '<style>.a{}/*</style>', 'a style sheet'],
    ['a style sheet of data', '<style><![CDATA[@font-face{src:url(x)}]]></style>', 'a style sheet'],
    ['an element within a style sheet', '<style>.a{}<script/></style>', 'the element script'],
    ['a base for addresses', '<g xml:base="http://example.org"/>', 'the attribute xml:base'],
    ['text between shapes', '<g>alert(1)</g>', 'text outside the elements of text'],
    ['an instruction', '<?php x ?>', 'the instruction php'],
    ['an element nobody knows', '<video/>', 'the element video'],
    ['a second element of one name', '<g id="a"/><g id="a"/>', 'the attribute id'],
  ])('%s', (_attack, markup, what) => {
    const { text, removed } = clean(svg(markup))
    expect(removed).toHaveLength(1)
    expect(removed[0]).toMatch(new RegExp(`^1:\\d+ ${what}$`))
    expect(text).not.toMatch(/script|alert|example|passwd|onload|onclick|href="(?!#)|@|url\(|\.css|php/i)
    // In a scenario it is refused, at the same place.
    const inspected = inspectImage(bytesOf(svg(markup)), 'x.svg')
    expect(!inspected.ok && imageErrorText(inspected.error, 'en')).toMatch(
      new RegExp(`^x\\.svg, line 1, column \\d+: found ${what}, expected a cleaned SVG picture`),
    )
  })

  test('places are those of the source; the same thing often is told once', () => {
    expect(
      clean(
        `\ufeff<!DOCTYPE svg>\n<?xml-stylesheet href="x"?>\n${svg('\r\n<script/>\n  <g a=""/><g a=""/>')}`,
      ).removed,
    ).toEqual([
      '1:1 the DOCTYPE declaration',
      '2:1 the instruction xml-stylesheet',
      '4:1 the element script',
      '5:3 the attribute a (2)',
    ])
  })

  test('embedded pixels count together: a hundred million at most', () => {
    const canvas = new Uint8Array(JPEG)
    const frame = Buffer.from(JPEG).indexOf(Buffer.from([0xff, 0xc0]))
    canvas.set([0x1f, 0x40, 0x1f, 0x40], frame + 5)
    const large = `<image href="data:image/jpeg;base64,${Buffer.from(canvas).toString('base64')}"/>`
    expect(clean(svg(large)).removed).toEqual([])
    expect(clean(svg(large + large)).removed).toEqual([expect.stringContaining('the attribute href')])
  })
})

describe('what stays', () => {
  test.each([
    ['<g fill="url(#a)" stroke="rgb(1,2,3)" transform="translate(1 2) rotate(30)"/>'],
    ['<path d="M0 0L1-1z"/>'],
    ['<text xml:space="preserve"> a  b </text>'],
    [`<image xlink:href="data:image/png;base64,${Buffer.from(PNG).toString('base64')}"/>`],
  ])('%s', (markup) => {
    expect(inside(svg(markup))).toBe(markup)
  })

  test('the plain link wins over that of XLink', () => {
    expect(inside(svg('<use xlink:href="#a" href="#b"/><use href="#b" xlink:href="#a"/>'))).toBe(
      '<use xlink:href="#b"/><use xlink:href="#b"/>',
    )
  })

  test('a prefix for SVG itself', () => {
    expect(clean('<s:svg xmlns:s="http://www.w3.org/2000/svg" viewBox="0 0 3 2"><s:g/></s:svg>').text).toBe(
      `<svg ${SPACES} viewBox="0 0 3 2"><g/></svg>\n`,
    )
  })
})

describe('refused whole', () => {
  test.each([
    [
      'a thousand million laughs',
      '<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]><svg>&b;</svg>',
      'a DOCTYPE with declarations',
    ],
    [
      'an entity from a file',
      '<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]><svg>&a;</svg>',
      'a DOCTYPE with declarations',
    ],
    ['an entity nobody declared', svg('<text>&a;</text>'), 'expected well-formed XML'],
    ['an element that draws itself', svg('<g id="a"><use href="#a"/></g>'), 'nested more than 100 deep'],
    [
      'two that draw each other',
      svg('<g id="a"><use href="#b"/></g><pattern id="b"><g fill="url(#a)"/></pattern>'),
      'nested more than 100 deep',
    ],
    [
      'laughs by use',
      svg(
        Array.from(
          { length: 12 },
          (_, i) => `<g id="a${i}">${`<use href="#a${i + 1}"/>`.repeat(10)}</g>`,
        ).join(''),
      ),
      'more than 100000 elements',
    ],
    [
      'laughs by patterns',
      svg(
        Array.from(
          { length: 12 },
          (_, i) => `<pattern id="a${i}">${`<g style="fill:url('#a${i + 1}')"/>`.repeat(10)}</pattern>`,
        ).join(''),
      ),
      'more than 100000 elements',
    ],
    ['a hundred thousand deep', svg('<g>'.repeat(100_000)), 'nested more than 100 deep'],
    ['deep within what is left out', svg(`<metadata>${'<x>'.repeat(100_000)}`), 'nested more than 100 deep'],
    [
      'a chain of a thousand uses',
      svg(Array.from({ length: 1000 }, (_, i) => `<use id="a${i}" href="#a${i + 1}"/>`).join('')),
      'nested more than 100 deep',
    ],
    ['half a million elements', svg('<g/>'.repeat(500_000)), 'more than 100000 elements'],
    ['no XML', '<svg', 'expected well-formed XML'],
    ['two roots', `${svg('')}<svg/>`, 'expected well-formed XML'],
    ['HTML', '<html><body/></html>', 'the element html, expected an svg element of SVG'],
    [
      'SVG without its namespace',
      '<svg width="1" height="1"/>',
      'the element svg, expected an svg element of SVG',
    ],
    ['a control character', svg('<text>\u0001</text>'), 'expected well-formed XML'],
    [
      'one written as a number, in XML 1.1',
      `<?xml version="1.1"?>${svg('<text>&#1;</text>')}`,
      'expected well-formed XML',
    ],
  ])('%s', (_attack, text, sentence) => {
    expect(refusal(text)).toContain(sentence)
  })
})

describe('the size', () => {
  test.each([
    ['width="210mm" height="1in"', 794, 96],
    ['width="12.1" height="8px"', 13, 8],
    ['viewBox="0 0 30 20"', 30, 20],
    ['width="100%" height="100%" viewBox="-5,-5,30.5,20"', 31, 20],
    ['width="1e2" height="72pt"', 100, 96],
  ])('%s', (attributes, width, height) => {
    expect(inspectImage(bytesOf(svg('', attributes)), 'x')).toMatchObject({
      ok: true,
      value: { width, height },
    })
  })

  test.each([
    ['', 'an SVG without a size'],
    ['width="10"', 'an SVG without a size'],
    ['width="1em" height="2"', 'an SVG without a size'],
    ['width="-3" height="2"', 'an SVG without a size'],
    ['width="0" height="2"', '0 x 2 pixels'],
    ['width="1e9" height="1"', '1000000000 x 1 pixels'],
    ['width="20000" height="20000"', 'at most 100 million pixels'],
  ])('refused: %s', (attributes, found) => {
    expect(refusal(svg('', attributes))).toContain(found)
  })
})

describe('whatever comes in', () => {
  const value = fc.oneof(
    fc.constantFrom(
      'url(#a)',
      'url(x)',
      '#a',
      'javascript:x()',
      'red',
      'rgb(0,0,0)',
      'a\\b',
      '@x',
      'data:,x',
      'M0 0',
    ),
    fc.string({ unit: 'grapheme', maxLength: 8 }),
  )
  const escape = (text: string): string =>
    text.replace(/[&<>"']|\s|\p{C}/gu, (char) => (/\p{C}/u.test(char) ? '' : `&#${char.codePointAt(0)};`))
  const attribute = fc
    .tuple(
      fc.constantFrom('id', 'fill', 'style', 'href', 'xlink:href', 'onload', 'd', 'class', 'xml:space', 'x'),
      value,
    )
    .map(([name, text]) => [name, `${name}="${escape(text)}"`] as const)
  const attributes = fc
    .uniqueArray(attribute, { selector: ([name]) => name, maxLength: 4 })
    .map((all) => all.map(([, text]) => ` ${text}`).join(''))
  const { element } = fc.letrec<{ element: string }>((tie) => ({
    element: fc
      .tuple(
        fc.constantFrom('g', 'path', 'use', 'image', 'style', 'text', 'script', 'a', 'foreignObject', 'x'),
        attributes,
        fc.array(
          fc.oneof({ depthSize: 'small' }, value.map(escape), fc.constant('<!--c-->'), tie('element')),
          { maxLength: 4 },
        ),
      )
      .map(([name, all, children]) => `<${name}${all}>${children.join('')}</${name}>`),
  }))

  test('cleaning twice changes nothing, and nothing is left but what is allowed', () => {
    let taken = 0
    fc.assert(
      fc.property(element, (markup) => {
        const first = importImage(bytesOf(svg(markup)), 'x')
        if (!first.ok) return
        taken++
        const bytes = Uint8Array.from(Buffer.from(first.value.image.base64, 'base64'))
        const second = importImage(bytes, 'x')
        expect(second).toEqual({ ok: true, value: { ...first.value, removed: [] } })
        const parser = new SaxesParser({ xmlns: true })
        parser.on('opentag', ({ local, attributes: found }) => {
          expect(ELEMENTS).toContain(local)
          for (const { name } of Object.values(found))
            if (!/^(xmlns(:xlink)?|xlink:href|xml:(space|lang))$/.test(name))
              expect(ATTRIBUTES).toContain(name)
        })
        parser.write(Buffer.from(bytes).toString()).close()
      }),
      { numRuns: 500, seed: 5 },
    )
    expect(taken).toBeGreaterThan(400)
  })
})
