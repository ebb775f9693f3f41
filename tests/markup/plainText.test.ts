import { expect, it } from 'vitest'
import { plainText } from '#shared/markup/plainText'

it('has the words without the signs, blocks on lines of their own', () => {
  const text =
    '# Le **siège**\nEn [[U6]], *vite*\u202f!\n\n- un\n- deux\n\n| Tour | Effet |\n|---|---|\n| 1 | feu |\n| | eau |'
  expect(plainText(text)).toBe('Le siège\nEn U6, vite\u202f!\nun\ndeux\nTour · Effet\n1 · feu\neau')
  expect(plainText('')).toBe('')
})
