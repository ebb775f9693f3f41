import { createCanvas } from '@napi-rs/canvas'
import { beforeAll, describe, expect, it } from 'vitest'
import '#shared/painter/bookFonts'
import { boundsOf } from '#shared/painter/bounds'
import { cssFont, FONT_IDS } from '#shared/painter/fonts'
import { capHeight, fitText, placeText, printable, textWidth, unprintable } from '#shared/painter/text'
import { canvases } from '../../main/export/canvases'

const SAMPLES = ['Créneau AVA To', 'office affluent', '« Œuvre d’été »', '0123456789', 'Šťastný Łódź']

describe('text set by the embedded fonts’ own metrics', () => {
  // Brings the fonts.
  beforeAll(() => void canvases())

  it.each(FONT_IDS)('is as wide as a canvas sets it without kerning and ligatures: %s', (font) => {
    const context = createCanvas(10, 10).getContext('2d')
    context.font = cssFont(font, 100)
    context.fontKerning = 'none'
    context.textRendering = 'optimizeSpeed'
    for (const text of SAMPLES)
      expect(textWidth(text, font, 100)).toBeCloseTo(context.measureText(text).width, 0)
  })

  it('grows with the em size and is the sum of its letters', () => {
    expect(textWidth('AV', 'serif', 8)).toBeCloseTo(
      textWidth('A', 'serif', 8) + textWidth('V', 'serif', 8),
      9,
    )
    expect(textWidth('Gate', 'sans', 6)).toBeCloseTo(2 * textWidth('Gate', 'sans', 3), 9)
    expect(capHeight('sans', 10)).toBeCloseTo(7.14, 5)
  })

  it('replaces what a font cannot show, and never by nothing', () => {
    expect(printable('À l’assaut\u202f!', 'sans')).toBe('À l’assaut\u202f!')
    expect(printable('À l’assaut\u202f!', 'serif')).toBe('À l’assaut\u00a0!')
    expect(printable('a\u0301', 'sans')).toBe('á')
    expect(printable('ǎ 城 🏰', 'sans')).toBe('a · ·')
    // A title of a printed answer: who is asked about whom.
    expect(printable('Simon → Guy', 'sans-bold')).toBe('Simon › Guy')
  })

  it.each(FONT_IDS)('keeps all letters of ligatures and of signs made of letters, in %s', (font) => {
    expect(printable('ﬀ ﬁ ﬂ ﬃ ﬄ', font)).toBe('ff fi fl ffi ffl')
    expect(printable('ﬁef', font)).toBe('fief')
    expect(printable('№ 3', font)).toBe('No 3')
    expect(printable('Ａ１ ① ㎜ ⅐', font)).toBe('A1 1 mm 1/7')
  })

  it('CHK-10: says what it cannot print, and loses no word over signs that are not seen', () => {
    expect(printable('👩🏽‍🌾️ ici', 'sans')).toBe('·· ici')
    expect(unprintable('Château №3 ﬀ – « é » œ\u200b\u202f!')).toEqual([])
    expect(unprintable('城 🏰 de 城, ❤️')).toEqual(['城', '🏰', '❤'])
    expect(unprintable('㍿')).toEqual(['㍿'])
  })

  it('fits a width, up to the largest size asked for', () => {
    const size = fitText('Château de Montfort', 'serif', 20, 8)
    expect(textWidth('Château de Montfort', 'serif', size)).toBeCloseTo(20, 6)
    expect(fitText('A', 'serif', 20, 8)).toBe(8)
    expect(fitText('', 'serif', 20, 8)).toBe(8)
  })

  it('puts start, middle or end of the line at x', () => {
    const at = (anchor: 'start' | 'middle' | 'end'): { x: number; right: number } => {
      const box = boundsOf([
        placeText({ text: 'Pion', x: 50, y: 10, font: 'sans', size: 4, color: '#000000', anchor }),
      ])
      if (!box) throw new Error('no box')
      return { x: box.x, right: box.x + box.width }
    }
    expect(at('start').x).toBeCloseTo(50, 9)
    expect(at('end').right).toBeCloseTo(50, 9)
    expect((at('middle').x + at('middle').right) / 2).toBeCloseTo(50, 9)
  })
})
