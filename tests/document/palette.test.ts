import { describe, expect, test } from 'vitest'
import { newPaletteCharacter } from '#shared/document/palette'
import { isPaletteCharacter } from '#shared/document/paletteCharacter'

describe('palette characters', () => {
  test('print as themselves in JSON', () => {
    for (let code = 0; code < 0x300; code++) {
      const character = String.fromCharCode(code)
      if (isPaletteCharacter(character)) expect(JSON.stringify(character)).toBe(`"${character}"`)
    }
    for (const bad of ['', ' ', '"', '\\', 'ab', '\n', '\u007f', '\u00a0', '\u00ad', '🏰'])
      expect(isPaletteCharacter(bad)).toBe(false)
  })

  test('a new terrain: its own character, a letter of its id, a capital, any', () => {
    expect(newPaletteCharacter({ '.': 'clear' }, 'wood', 'W')).toBe('W')
    expect(newPaletteCharacter({ W: 'clear' }, 'wood', 'W')).toBe('w')
    expect(newPaletteCharacter({ w: 'water', o: 'x', d: 'y' }, 'wood')).toBe('W')
    expect(newPaletteCharacter({ w: 'wood' }, 'wood', '#')).toBeUndefined()
  })

  test('there are characters for 300 terrains', () => {
    const palette: Record<string, string> = {}
    for (let number = 0; number < 300; number++) {
      const character = newPaletteCharacter(palette, `terrain-${number}`)
      expect(character).toBeDefined()
      palette[character as string] = `terrain-${number}`
    }
    expect(Object.keys(palette).length).toBe(300)
  })
})
