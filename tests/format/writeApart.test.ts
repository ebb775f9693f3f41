/** The text of a scenario with its large pictures beside it: put together, it is what would have been written whole. */
import { describe, expect, it } from 'vitest'
import { imageHash } from '#shared/document/ids'
import { type EmbeddedImage, type Scenario } from '#shared/document/types'
import { LARGE_PICTURE, writeApart } from '#shared/format/writeApart'
import { writeScenario } from '#shared/format/write'
import { putTogether } from '#shared/images/picturesApart'
import { testBoard } from '../support/board'

const hash = (digit: string) => imageHash(digit.repeat(64))
const image = (letter: string, length: number): EmbeddedImage => ({
  type: 'image/png',
  base64: letter.repeat(length),
})

function scenarioWith(images: Scenario['images']): Scenario {
  return testBoard({ images })
}

describe('the text apart from its pictures', () => {
  it('is the whole text where no picture is large', () => {
    const scenario = scenarioWith({ [hash('a')]: image('A', LARGE_PICTURE - 4) })
    expect(writeApart(scenario)).toEqual({ text: writeScenario(scenario), pictures: [] })
  })

  it('leaves out large pictures only, wherever they stand', () => {
    const scenario = scenarioWith({
      [hash('b')]: image('B', LARGE_PICTURE),
      [hash('c')]: image('C', 400),
      [hash('a')]: image('A', LARGE_PICTURE + 4),
    })
    const { text, pictures } = writeApart(scenario)
    expect(pictures.map((picture) => picture.hash)).toEqual([hash('b'), hash('a')])
    expect(text.length).toBe(writeScenario(scenario).length - 2 * LARGE_PICTURE - 4)
    expect(putTogether(text, pictures)).toBe(writeScenario(scenario))
  })

  it('is not taken in by texts and unknown keys that look like pictures', () => {
    const line = `\n  "images": {\n    "${hash('a')}": { "type": "image/png", "base64": "" }`
    const plain = scenarioWith({
      [hash('9')]: { ...image('Z', 4), extra: { [hash('a')]: { base64: '' }, base65: line } },
      [hash('a')]: { ...image('A', LARGE_PICTURE), extra: { base64x: '"base64": "' } },
    })
    const scenario: Scenario = {
      ...plain,
      info: { ...plain.info, title: line },
      texts: { background: { fr: `"${hash('a')}": { "base64": ""` } },
      extra: { images2: { [hash('a')]: { base64: '' } } },
    }
    const { text, pictures } = writeApart(scenario)
    expect(putTogether(text, pictures)).toBe(writeScenario(scenario))
  })
})
