/** Paragraphs into lines: none too wide, spaces even, marks where the language wants them. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { textWidth } from '#shared/painter/text'
import { kernedParts, kernedWidth } from '#shared/print/booklet/text/kerning'
import { setLines } from '#shared/print/booklet/text/lines'
import { span } from '#shared/print/booklet/text/spans'
import { printedText } from '#shared/print/booklet/text/typography'

const TEXT =
  'An de grâce 1214. Depuis trois jours, les gens du comte Aymar tiennent le village et le pont\u202f; leurs charpentiers équarrissent déjà les montants d’un trébuchet. Le sire Guy n’a plus que onze hommes valides derrière des courtines inachevées, et la citerne baisse. À l’aube, il fait lever la herse\u202f: il faut brûler le camp des assiégeants avant l’arrivée de leurs engins, et rentrer vivants.'

const OPTIONS = { size: 3.7, width: 83, language: 'fr' } as const

describe('a justified paragraph', () => {
  const lines = setLines([span(TEXT)], OPTIONS)

  it('fills the measure on every line but the last', () => {
    expect(lines.length).toBeGreaterThan(5)
    for (const line of lines.slice(0, -1)) expect(line.width).toBeCloseTo(83, 6)
    expect(lines.at(-1)?.width).toBeLessThanOrEqual(83)
  })

  it('has spaces neither glued nor gaping', () => {
    for (const { looseness } of lines) {
      expect(looseness).toBeGreaterThanOrEqual(0.7)
      expect(looseness).toBeLessThan(2.2)
    }
  })

  it('loses no word', () => {
    const words = lines.map(({ pieces, hyphenated }) => {
      const text = pieces.map((piece) => piece.text).join(' ')
      return hyphenated ? text.replace(/-$/, '') : `${text} `
    })
    const plain = (text: string): string => text.replace(/[ \u202f]/g, '')
    expect(plain(words.join(''))).toBe(plain(TEXT))
  })

  it('draws each piece where the line says, as wide as its letters', () => {
    for (const { pieces } of lines)
      pieces.forEach((piece, index) => {
        const last = piece.parts.at(-1)
        const end = (last?.x ?? 0) + textWidth(last?.text ?? '', piece.font, 3.7)
        expect(piece.width).toBeCloseTo(end, 6)
        expect(piece.parts.map(({ text }) => text).join('')).toBe(piece.text)
        const before = pieces[index - 1]
        if (before) expect(piece.x).toBeGreaterThan(before.x + before.width)
      })
  })

  it('is shorter by its indent', () => {
    const [first] = setLines([span(TEXT)], { ...OPTIONS, indent: 4 })
    expect(first?.pieces[0]?.x).toBeCloseTo(4, 9)
  })
})

describe('any text', () => {
  const word = fc.stringMatching(/^[a-zéèA-Z’]{1,30}$/)
  const alignments = fc.constantFrom('justify', 'left', 'middle', 'right')

  it('has no line that is wider than its measure', () => {
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 1, maxLength: 40 }),
        fc.double({ min: 12, max: 120, noNaN: true }),
        alignments,
        (words, width, align) => {
          const lines = setLines([span(words.join(' '))], { ...OPTIONS, width, align })
          for (const line of lines) {
            const end = Math.max(...line.pieces.map((piece) => piece.x + piece.width))
            expect(end).toBeLessThanOrEqual(width + 0.01)
          }
        },
      ),
      { numRuns: 300, seed: 7 },
    )
  })

  it('keeps the line breaks of its author', () => {
    const lines = setLines([span('un\ndeux')], OPTIONS)
    expect(lines.map(({ pieces }) => pieces.map(({ text }) => text).join(' '))).toEqual(['un', 'deux'])
  })
})

describe('the marks of a language', () => {
  it('stand behind narrow spaces in French, however they were typed', () => {
    expect(printedText("L'aube : qui vive ? « Guy » !", 'fr')).toBe(
      'L’aube\u202f: qui vive\u202f? «\u202fGuy\u202f»\u202f!',
    )
    expect(printedText('Vraiment?', 'fr')).toBe('Vraiment\u202f?')
    expect(printedText('en 2:0705, à 10:30...', 'fr')).toBe('en 2:0705, à 10:30…')
  })

  it('stand by their words in English', () => {
    expect(printedText("Who goes there? It's Guy: open!", 'en')).toBe('Who goes there? It’s Guy: open!')
  })
})

describe('kerning', () => {
  it('sets letters as near as their font has them', () => {
    for (const font of ['serif', 'serif-bold', 'serif-italic'] as const) {
      expect(kernedWidth('Valombre', font, 10)).toBeLessThan(textWidth('Valombre', font, 10) - 0.3)
      const parts = kernedParts('Valombre', font, 10)
      expect(parts[0]).toEqual({ text: 'V', x: 0 })
      const second = parts[1]?.x ?? 0
      expect(second).toBeLessThan(textWidth('V', font, 10))
      expect(second).toBeGreaterThan(0.7 * textWidth('V', font, 10))
    }
  })

  it('leaves a font of its own spacing alone', () => {
    expect(kernedParts('Valombre', 'sans', 10)).toEqual([{ text: 'Valombre', x: 0 }])
  })
})
