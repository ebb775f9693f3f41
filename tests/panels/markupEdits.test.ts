/** The buttons above a text: what is selected is written `⟨so⟩`, a caret `⟨⟩`. */
import { expect, it } from 'vitest'
import {
  beginLines,
  insertLink,
  type Replacement,
  type Selected,
  wrap,
} from '../../renderer/panels/scenario/texts/markupEdits'

function after(written: string, make: (selected: Selected) => Replacement): string {
  const start = written.indexOf('⟨')
  const end = written.indexOf('⟩') - 1
  const text = written.replace(/[⟨⟩]/g, '')
  const made = make({ text, start, end })
  const next = text.slice(0, made.from) + made.words + text.slice(made.to)
  return `${next.slice(0, made.start)}⟨${next.slice(made.start, made.end)}⟩${next.slice(made.end)}`
}
const bold = (written: string): string => after(written, (selected) => wrap(selected, '**'))
const italic = (written: string): string => after(written, (selected) => wrap(selected, '*'))
const list = (written: string): string => after(written, (selected) => beginLines(selected, '- '))

it('makes bold and italics and takes them away, blanks outside', () => {
  expect(bold('Le ⟨pont ⟩tient')).toBe('Le **⟨pont⟩** tient')
  expect(bold('Le **⟨pont⟩** tient')).toBe('Le ⟨pont⟩ tient')
  expect(italic('Le **⟨pont⟩**')).toBe('Le ***⟨pont⟩***')
  expect(italic('Le ***⟨pont⟩***')).toBe('Le **⟨pont⟩**')
  expect(bold('Le ***⟨pont⟩***')).toBe('Le *⟨pont⟩*')
  expect(bold('Le *⟨pont⟩*')).toBe('Le ***⟨pont⟩***')
  expect(bold('a⟨⟩')).toBe('a**⟨⟩**')
  expect(bold('⟨  ⟩')).toBe('  **⟨⟩**')
})

it('makes items of all lines selected, and plain lines of items', () => {
  expect(list('un\nde⟨⟩ux')).toBe('un\n- deux⟨⟩')
  expect(list('u⟨n\n\n- de⟩ux\ntrois')).toBe('⟨- un\n\n- deux⟩\ntrois')
  expect(list('⟨- un\n- deux⟩')).toBe('⟨un\ndeux⟩')
  expect(list('⟨⟩')).toBe('- ⟨⟩')
  expect(list('- ⟨⟩')).toBe('⟨⟩')
})

it('puts a link in the place of what is selected', () => {
  expect(after('en ⟨x⟩.', (selected) => insertLink(selected, 'U6'))).toBe('en [[U6]]⟨⟩.')
})
