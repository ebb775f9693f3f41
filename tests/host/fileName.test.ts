/** Titles as file names that every system takes. */
import fc from 'fast-check'
import { safeFileName } from '#shared/host/fileName'
import { describe, expect, it } from 'vitest'

const name = (title: string): string => safeFileName(title, '.castellan')
const bytes = (text: string): number => new TextEncoder().encode(text).length

describe('safeFileName', () => {
  it.each([
    ['Le château de Joux', 'Le château de Joux.castellan'],
    ['cha\u0302teau', 'château.castellan'],
    ['🏰 Siège 👩🏽‍🚒 🏴󠁧󠁢󠁷󠁬󠁳󠁿', '🏰 Siège 👩🏽‍🚒 🏴󠁧󠁢󠁷󠁬󠁳󠁿.castellan'],
    ['城 قلعة замок', '城 قلعة замок.castellan'],
    ['Acte 1\u202f: l’assaut', 'Acte 1 - l’assaut.castellan'],
    ['a/b\\c:d*e?f"g<h>i|j', 'a-b-c-d-e-f-g-h-i-j.castellan'],
    ['Qui vive ?', 'Qui vive.castellan'],
    ['one\ntwo\tthree\0four', 'one two three-four.castellan'],
    ['two  spaces', 'two  spaces.castellan'],
    ['v1.2 (final)', 'v1.2 (final).castellan'],
    ['..', 'scenario.castellan'],
    ['../../etc/passwd', 'etc-passwd.castellan'],
    ['..\\..\\x', 'x.castellan'],
    ['.hidden', 'hidden.castellan'],
    ['-rf', 'rf.castellan'],
    ['dots... ', 'dots.castellan'],
    ['', 'scenario.castellan'],
    [' \t\u202e\u200b', 'scenario.castellan'],
    ['???', 'scenario.castellan'],
    ['CON', '_CON.castellan'],
    ['nul.map', '_nul.map.castellan'],
    ['Com1', '_Com1.castellan'],
    ['lpt¹', '_lpt¹.castellan'],
    ['AUX .old', '_AUX .old.castellan'],
    ['Conrad', 'Conrad.castellan'],
    ['com10', 'com10.castellan'],
    ['map.castellan', 'map.castellan'],
    ['map.CASTELLAN', 'map.castellan'],
    ['.castellan', 'castellan.castellan'],
    ['gpj.\u202eexe', 'gpj.exe.castellan'],
    ['half \ud83c letter', 'half  letter.castellan'],
  ])('%j is %j', (title, expected) => {
    expect(name(title)).toBe(expected)
  })

  it('keeps the extension that a name has when none is given', () => {
    expect(safeFileName('Siège : carte.pdf')).toBe('Siège - carte.pdf')
    expect(safeFileName('CON.png')).toBe('_CON.png')
    expect(safeFileName('plan')).toBe('plan')
    expect(safeFileName('')).toBe('scenario')
    expect(safeFileName(`${'x'.repeat(300)}.svg`)).toBe(`${'x'.repeat(250)}.svg`)
  })

  it('cuts between letters and emoji, at 255 bytes', () => {
    expect(name('x'.repeat(300))).toBe(`${'x'.repeat(244)}.castellan`)
    expect(name('é'.repeat(300))).toBe(`${'é'.repeat(122)}.castellan`)
    expect(name('👩🏽‍🚒'.repeat(50))).toBe(`${'👩🏽‍🚒'.repeat(16)}.castellan`)
    // A letter with an accent that has no sign of its own.
    expect(name('q\u0301'.repeat(100))).toBe(`${'q\u0301'.repeat(81)}.castellan`)
    expect(name(`a${'\u0301'.repeat(200)}`)).toBe('scenario.castellan')
    expect(name(`${'x'.repeat(243)} yyy`)).toBe(`${'x'.repeat(243)}.castellan`)
  })

  it('gives a safe name for anything, which stays as it is', () => {
    const titles = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 400 }),
      fc.string({ unit: fc.constantFrom(...'./\\ -~con1:\u202e\ud83cé🏰\0'), maxLength: 400 }),
    )
    fc.assert(
      fc.property(titles, (title) => {
        const safe = name(title)
        expect(safe).not.toMatch(/[\\/:*?"<>|\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u)
        expect(safe).not.toMatch(/^[. -]|[. ]$/)
        expect(bytes(safe)).toBeLessThanOrEqual(255)
        expect(safe.endsWith('.castellan') && safe.length > '.castellan'.length).toBe(true)
        expect(safe).not.toMatch(/^(con|prn|aux|nul|com\d|lpt\d) *\./i)
        expect(name(safe)).toBe(safe)
      }),
      { seed: 5, numRuns: 1000 },
    )
  })
})
