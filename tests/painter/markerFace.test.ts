/** The markers of cardboard: every kind is drawn within its square, with words that are read at its printed size. */
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '#shared/i18n/localized'
import { markerGround, markerWidth, paintMarker } from '#shared/painter/counters/markerFace'
import { boundsOf } from '#shared/painter/bounds'
import { type DrawOp } from '#shared/painter/ops'
import { textWidth } from '#shared/painter/text'
import { type MarkerFace } from '#shared/rules/contract/counterFace'
import { cardboardOf } from '#shared/rules/registry/parts'
import { FACE_CHOICES } from '#shared/rules/contract/cardboard'
import { editionIn } from '../support/scenarioFiles'

const SCENARIOS = ['the-sortie', 'the-breach', 'the-barrows', 'the-pass', 'under-the-hill']

/** Every face that the gallery asks for. */
const FACES: readonly MarkerFace[] = SCENARIOS.flatMap((name) => {
  const scenario = editionIn('fr', name)
  return FACE_CHOICES.flatMap((choice) =>
    (cardboardOf(scenario.ruleset)?.spareMarkers(scenario, choice) ?? []).flatMap(({ front, back }) => [
      front,
      ...(back ? [back] : []),
    ]),
  )
})

function textsIn(ops: readonly DrawOp[]): Extract<DrawOp, { kind: 'text' }>[] {
  return ops.flatMap((op) => (op.kind === 'text' ? [op] : op.kind === 'group' ? textsIn(op.ops) : []))
}

describe.each(LANGUAGES)('markers in %s', (language) => {
  it('of every kind have words within their square, of at least 0.9 mm on hexes of 25 mm', () => {
    expect(new Set(FACES.map(({ kind }) => kind)).size).toBe(7)
    for (const face of FACES) {
      const width = markerWidth(face) * 25
      const asked: string[] = []
      const onMap = (marker: string): DrawOp[] => {
        asked.push(marker)
        return []
      }
      const ops = paintMarker(face, { width, language, onMap })
      const texts = textsIn(ops)
      if (face.kind === 'on-map') expect(asked).toEqual([face.marker])
      if ('name' in face) expect(texts.map(({ text }) => text).join(' ')).toContain(face.name[language])
      for (const { text, font, size, x } of texts) {
        expect(size, text).toBeGreaterThan(0.9)
        expect(Math.abs(x)).toBeLessThan(width / 2)
        expect(x + textWidth(text, font, size)).toBeLessThan(width / 2)
      }
      // Its edge is a line, half of which is cut away.
      const box = boundsOf(ops)
      expect(box?.width).toBeLessThan(width + 5)
    }
  })
})

it('a marker of a side, or of a state, has its colour to the edge', () => {
  expect(markerGround({ kind: 'concealed', color: '#123456' })).toBe('#123456')
  expect(markerGround({ kind: 'steps-lost', steps: 1 })).not.toBe(
    markerGround({ kind: 'turn', name: { fr: 'tour', en: 'turn' } }),
  )
})

it('in one ink every marker is black words on a white square, whatever its ground is in colours', () => {
  for (const face of FACES) {
    const width = markerWidth(face) * 25
    const ops = paintMarker(face, { width, language: 'fr', printing: 'black', onMap: () => [] })
    expect(ops[0]).toMatchObject({ kind: 'path', fill: { color: '#ffffff' } })
    const dark = ops.filter(
      (op) => op.kind === 'path' && op.fill?.kind === 'solid' && op.fill.color !== '#ffffff',
    )
    // No sign is as large as the square: words and figures are never black on black.
    for (const op of dark) expect(boundsOf([op])?.width ?? 0).toBeLessThan(0.6 * width)
    for (const text of textsIn(ops)) expect(text.color).toBe('#000000')
  }
})

it('in one ink markers of two sides differ by their frames, and those of one side are alike', () => {
  const inBlack = (face: MarkerFace): readonly DrawOp[] =>
    paintMarker(face, { width: 15, language: 'fr', printing: 'black', onMap: () => [] })
  const points = { fr: 'points', en: 'points' }
  const faces = (color: string): readonly MarkerFace[] => [
    { kind: 'concealed', color },
    { kind: 'score', color, name: points, times: 1 },
  ]
  // Red, yellow, green, cyan, blue, magenta, grey.
  const colors = ['#b0392a', '#c8a22a', '#2f7a3a', '#2a9a9a', '#2a4d9b', '#8a3a9b', '#666666']
  for (const index of [0, 1]) {
    const drawn = colors.map((color) => JSON.stringify(inBlack(faces(color)[index] as MarkerFace)))
    expect(new Set(drawn).size).toBe(colors.length)
    expect(JSON.stringify(inBlack(faces('#a03020')[index] as MarkerFace))).toBe(drawn[0])
  }
})
