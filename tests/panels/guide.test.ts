import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { STEPS } from '../../renderer/panels/guide/steps'
import { actsOf, markInWords, partsOf } from '../../renderer/panels/guide/marks'
import { LANGUAGES } from '../../shared/i18n/localized'

const kinds = (text: string): string[] =>
  // Names and words differ by language; keys and places do not.
  actsOf(text).map((act) => (/^(key|click|drag) /.test(act) ? act : (act.split(' ')[0] ?? '')))

describe('the guide', () => {
  it('asks for the same acts in both languages, each step for some', () => {
    for (const { id, text } of STEPS) {
      expect(kinds(text.en), id).toEqual(kinds(text.fr))
      expect(actsOf(text.fr).length, id).toBeGreaterThan(0)
    }
  })

  it('has a picture of each step, made by the acts that its text asks for (`npm run screenshots -- --guide`)', () => {
    const made = JSON.parse(readFileSync('assets/guide/acts.json', 'utf8')) as unknown
    expect(made).toEqual(Object.fromEntries(STEPS.map(({ id, text }) => [id, actsOf(text.fr)])))
    for (const { id } of STEPS)
      expect(readFileSync(`assets/guide/${id}.webp`).subarray(8, 12).toString(), id).toBe('WEBP')
  })

  it('is short: a step is read at a glance', () => {
    for (const { id, text } of STEPS)
      for (const language of LANGUAGES)
        expect(
          partsOf(text[language]).reduce(
            (sum, part) => sum + (typeof part === 'string' ? part : markInWords(part, language)).length,
            0,
          ),
          id,
        ).toBeLessThan(400)
  })

  it('says acts as a sentence does', () => {
    expect(partsOf('Avec {choose Douve}, glissez {drag K3 W11}.')).toEqual([
      'Avec ',
      { act: 'choose', of: 'Douve' },
      ', glissez ',
      { act: 'drag', of: 'K3 W11' },
      '.',
    ])
    const said = (act: 'key' | 'click' | 'drag' | 'field', of: string): string[] =>
      LANGUAGES.map((language) => markInWords({ act, of }, language))
    expect(said('drag', 'B2 E2 G3')).toEqual(['de B2 à E2, G3', 'from B2 to E2, G3'])
    expect(said('click', 'C9')).toEqual(['C9', 'C9'])
    expect(said('click', 'C9 F14 Q11/Q12')).toEqual(['C9, F14 et Q11/Q12', 'C9, F14 and Q11/Q12'])
    expect(said('key', 'Escape')).toEqual(['Échap', 'Esc'])
    expect(said('field', 'Herse = Levée')).toEqual(['Herse\u00a0: Levée', 'Herse: Levée'])
  })

  it('knows no other acts', () => {
    expect(() => partsOf('{shout at Q7}')).toThrow('{shout at Q7}')
  })
})
