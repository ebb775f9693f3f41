import { describe, expect, it } from 'vitest'
import '#shared/painter/bookFonts'
import { type DrawOp, solid } from '#shared/painter/ops'
import { PathBuilder } from '#shared/painter/path'
import { inRole } from '#shared/painter/roles'
import { placeText } from '#shared/painter/text'
import { toSvg } from '#shared/painter/toSvg'
import { EVERY_OP } from '../support/everyOp'

const SIZE = { width: 100, height: 80 }

describe('toSvg', () => {
  it('writes every kind of operation (golden picture)', async () => {
    const svg = toSvg(EVERY_OP, { ...SIZE, title: 'Every operation', language: 'en', image: checker })
    await expect(svg).toMatchFileSnapshot('../golden/everyOp.svg')
  })

  it('is as large in millimetres as its viewBox says', () => {
    expect(toSvg([], { width: 594.25, height: 420 })).toContain(
      'width="594.25mm" height="420mm" viewBox="0 0 594.25 420"',
    )
  })

  it('writes equal gradients and clips once', () => {
    const stops = [
      { at: 0, color: '#ffffff' },
      { at: 1, color: '#000000' },
    ]
    const path = new PathBuilder().rect(0, 0, 5, 5).build()
    const fill = { kind: 'linear', x0: 0, y0: 0, x1: 5, y1: 0, stops } as const
    const group: DrawOp = { kind: 'group', clip: { path }, ops: [{ kind: 'path', path, fill }] }
    const svg = toSvg([group, group, group], SIZE)
    expect(svg.match(/<linearGradient/g)).toHaveLength(1)
    expect(svg.match(/<clipPath/g)).toHaveLength(1)
    expect(svg.match(/clip-path=/g)).toHaveLength(3)
  })

  it('embeds the fonts in use and no others', () => {
    const asked: string[] = []
    const font = (name: string) => () => {
      asked.push(name)
      return 'AAEC'
    }
    const text = placeText({ text: 'Tour', x: 1, y: 1, font: 'serif', size: 3, color: '#000000' })
    const svg = toSvg([text], { ...SIZE, fonts: { sans: font('sans'), serif: font('serif') } })
    expect(asked).toEqual(['serif'])
    expect(svg).toContain(
      '@font-face{font-family:"Castellan Serif";font-weight:400;src:url(data:font/ttf;base64,AAEC)',
    )
    expect(svg).toContain('font-kerning:none')
  })

  it('tells bold and slanted letters of one family apart', () => {
    const set = (font: 'serif-bold' | 'serif-italic'): DrawOp =>
      placeText({ text: 'Tour', x: 1, y: 1, font, size: 3, color: '#000000' })
    const bytes = (): string => 'AAEC'
    const fonts = { 'serif-bold': bytes, 'serif-italic': bytes }
    const svg = toSvg([set('serif-bold'), set('serif-italic')], { ...SIZE, fonts })
    expect(svg).toContain('font-weight:700;src:')
    expect(svg).toContain('font-weight:400;font-style:italic;src:')
    expect(svg).toContain('font-family="Castellan Serif" font-weight="700" fill')
    expect(svg).toContain('font-family="Castellan Serif" font-style="italic" fill')
  })

  it('keeps 0.01 mm on paper inside groups that enlarge', () => {
    const path = new PathBuilder().move(0, 0).line(0.12345, 1).build()
    const line: DrawOp = { kind: 'path', path, stroke: { color: '#000000', width: 0.01 } }
    expect(toSvg([line], SIZE)).toContain('d="m0 0l.12 1"')
    expect(toSvg([{ kind: 'group', transform: [20, 0, 0, 20, 0, 0], ops: [line] }], SIZE)).toContain(
      'l.1235 1',
    )
  })

  it('does not let the rounding of relative coordinates add up', () => {
    const path = new PathBuilder().move(0, 0)
    for (let step = 1; step <= 300; step++) path.line(step / 3, -step / 3)
    const svg = toSvg([{ kind: 'path', path: path.build(), stroke: { color: '#000000', width: 1 } }], SIZE)
    const steps = [...(/ d="([^"]*)"/.exec(svg)?.[1]?.matchAll(/l([\d.]+)-([\d.]+)/g) ?? [])]
    expect(steps).toHaveLength(300)
    expect(steps.reduce((sum, step) => sum + Number(step[1]), 0)).toBeCloseTo(100, 6)
    expect(steps.reduce((sum, step) => sum + Number(step[2]), 0)).toBeCloseTo(100, 6)
  })

  it('names figures, and says nothing of other roles', () => {
    const text = placeText({ text: 'Tour', x: 1, y: 1, font: 'serif', size: 3, color: '#000000' })
    const svg = toSvg(
      [inRole({ type: 'P' }, [text]), inRole({ type: 'Figure', alt: 'Carte de "Y" & Z' }, [text])],
      SIZE,
    )
    expect(svg.match(/role="\w+" aria-label="[^"]*"/g)).toEqual([
      'role="figure" aria-label="Carte de &quot;Y&quot; &amp; Z"',
    ])
  })

  it('escapes what a text may hold', () => {
    const text = placeText({ text: 'A<B & "C"', x: 1, y: 1, font: 'sans', size: 3, color: '#000000' })
    expect(toSvg([text], { ...SIZE, title: '<script>' })).toContain('>A&lt;B &amp; &quot;C&quot;</text>')
    expect(toSvg([], { ...SIZE, title: '<script>' })).toContain('<title>&lt;script&gt;</title>')
  })

  it('draws a crossed box for a picture it does not have', () => {
    const image: DrawOp = { kind: 'image', hash: 'absent', x: 0, y: 0, width: 10, height: 10 }
    expect(toSvg([image], SIZE)).toContain('<path')
    expect(
      toSvg([{ kind: 'path', path: new PathBuilder().build(), fill: solid('#000000') }, image], SIZE),
    ).not.toContain('<image')
  })
})

function checker(hash: string): string | undefined {
  return hash === 'checker' ? 'data:image/png;base64,iVBORw0KGgo=' : undefined
}
