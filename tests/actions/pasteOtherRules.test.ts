/** A piece made under other rules is pasted, and a message names what the rules in force do not know. */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { unknownIn } from '#shared/rules/registry/fits'
import { commonMechanics } from '#shared/rules/common-mechanics/index'
import { magnaCarta } from '#shared/rules/magna-carta/index'
import { readRegion } from '#shared/format/region'
import { hexKey } from '#shared/hex/axial'
import { pasteText } from '../../renderer/actions/region'
import { TestEditor } from '../support/TestEditor'

const text = (id: string): string =>
  readFileSync(new URL(`../../assets/stamps/${id}.castellan-stamp`, import.meta.url), 'utf8')

function opened(id: string) {
  const read = readRegion(text(id), id)
  if (!read.ok) throw new Error(read.error.message.en)
  return read.value
}

async function pasted(id: string) {
  const { editor } = new TestEditor()
  await pasteText(editor, text(id))
  const { tool, options, notice } = editor.store.getState().session
  expect(tool).toBe('stamp')
  expect(options.clip).toEqual(opened(id))
  return notice
}

it('names each thing once, terrain first, in the words of the rules that know it', () => {
  const cottage = opened('cottage')
  expect(unknownIn(cottage, commonMechanics).map(({ en }) => en)).toEqual([
    'house floor',
    'wall',
    'window',
    'door',
  ])
  expect(unknownIn(cottage, magnaCarta)).toEqual([])
  const hex = { terrain: 'nowhere', elevation: 0, environment: 'cave', flags: 0, wandering: 0 } as const
  const cave = { ...cottage, hexes: { [hexKey({ q: 0, r: 0 })]: hex }, hexsides: {} }
  expect(unknownIn(cave, magnaCarta).map(({ fr }) => fr)).toEqual(['nowhere', 'souterrain'])
})

it('takes it into the hand and says what is not known, as long as an error is shown', async () => {
  const english = {
    en: 'A piece made for other rules. Not known here: impassable, rough, difficult and 2 more; once laid they are errors.',
  }
  expect(await pasted('cave-hall')).toMatchObject({ kind: 'error', text: english })
  expect(await pasted('village-green')).toBeUndefined()
})
