/** `export --answer`: answers of the rules printed over the map, asked with the words of the verbs that ask them (ANA-6). */
import { readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { PdfFile } from '../support/pdfObjects'
import { allTags, faultsOf, tagsOf } from '../support/pdfTags'
import { json, refusal, useFolder } from './castellan'

const path = useFolder()
const SORTIE = 'assets/gallery/the-sortie.castellan'
const MAP = ['--what', 'map', '--style', 'classic', '--force'] as const

const exported = (name: string, ...options: readonly string[]): Promise<unknown> =>
  json(['export', SORTIE, ...MAP, '--out', path(name), ...options])

/** The words of an SVG, in the order of drawing. */
function textsOf(name: string): string[] {
  const svg = readFileSync(path(name), 'utf8')
  return [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text ?? '')
}

const RETREAT = ['--counter', 'sire-guy', '--steps', '2'] as const
const RETREAT_WORDS = `retreats ${RETREAT.join(' ')}`

async function headline(verb: string, ...options: readonly string[]): Promise<string> {
  return ((await json([verb, SORTIE, ...options])) as { answer: string }).answer
}

describe('export --answer', () => {
  it('prints the conclusions of the verbs, with a legend of all shades, in the order asked', async () => {
    await exported('both.svg', '--layers', 'analysis', '--answer', RETREAT_WORDS, '--answer', 'contacts')
    const texts = textsOf('both.svg')
    const legend = [
      `Sire Guy – Retreat: ${await headline('retreats', ...RETREAT)}`,
      'unhurt for certain',
      'unhurt 7 in 10',
      'recommended way',
      `Contacts: ${await headline('contacts')}`,
    ]
    // Long lines are broken.
    const start = texts.findIndex((text) => text.startsWith('Sire Guy – Retreat: '))
    expect(texts.slice(start).join(' ')).toBe(legend.join(' '))
  })

  it('is all that the layer analysis shows; other layers lie below it', async () => {
    await exported('alone.svg', '--layers', 'analysis', '--answer', 'reach --counter sire-guy')
    await exported('over.svg', '--layers', 'counters', '--answer', 'reach --counter sire-guy')
    const [alone, over] = [textsOf('alone.svg'), textsOf('over.svg')]
    expect(alone).not.toContain('Perrin')
    // The figures of hexes where counters stand give way to these; the legend is the same.
    const legend = alone.slice(alone.findIndex((text) => text.includes(' – ')))
    expect(legend.length).toBeGreaterThan(2)
    expect(over.slice(-legend.length)).toEqual(legend)
    expect(over.length).toBeGreaterThan(alone.length)
  })

  it('in French', async () => {
    await exported('fr.svg', '--lang', 'fr', '--answer', 'reach --counter "sire-guy"')
    expect(textsOf('fr.svg')).toContainEqual(
      expect.stringMatching(/^Sire Guy – Mouvement\u202f: \d+ cases accessibles$/),
    )
  })

  it('in a PDF, whose picture says it to those who have it read to them', async () => {
    await exported('answer.pdf', '--answer', RETREAT_WORDS)
    const file = new PdfFile(readFileSync(path('answer.pdf')))
    expect(faultsOf(file)).toEqual([])
    const alts = allTags(tagsOf(file)).flatMap(({ dict }) => dict.get('Alt') ?? [])
    expect(alts).toEqual([
      `Map of “The sortie”. Sire Guy – Retreat: ${await headline('retreats', ...RETREAT)}`,
    ])
  })

  it('in a PNG', async () => {
    await exported('without.png', '--dpi', '20')
    await exported('with.png', '--dpi', '20', '--answer', RETREAT_WORDS)
    expect(readFileSync(path('with.png')).equals(readFileSync(path('without.png')))).toBe(false)
  })

  it('MC-SEQ-1: a route with the attacks on it and the defensive fire, where it is gravest', async () => {
    const words = ['--counter', 'sire-guy', '--kind', 'move', '--path', 'N7,M6,L6'] as const
    const route = (await json(['route', SORTIE, ...words])) as {
      arrival: { unhurt: string }
      shots: unknown[]
    }
    const chance = route.arrival.unhurt.replace('/', ' in ')
    await exported('route.svg', '--layers', 'analysis', '--answer', `route ${words.join(' ')}`)
    const legend = [
      `Sire Guy, Move: O7 › N7 › M6 › L6: unhurt ${chance}, 1 possible attack, not counting ${route.shots.length} possible defensive shots`,
      'attack of opportunity',
      'defensive fire, where it is gravest',
      'route',
    ]
    expect(textsOf('route.svg').join(' ')).toBe(legend.join(' '))
  })

  it('does not tell of a counter that is hidden from those for whom the map is (CM-HID)', async () => {
    const scenario = JSON.parse(readFileSync(SORTIE, 'utf8')) as {
      counters: Record<string, Record<string, unknown>>
      sides: Record<string, { name: string }>
    }
    Object.assign(scenario.counters['perrin'] as object, { hidden: true })
    writeFileSync(path('hidden.castellan'), JSON.stringify(scenario))
    const words = ['export', path('hidden.castellan'), ...MAP, '--out', path('hidden.svg')]
    const asked = [...words, '--answer', 'reach --counter perrin']
    expect(await refusal(asked)).toMatch(
      /^--answer "reach --counter perrin": --counter: there is no counter "perrin"/,
    )
    const [own, other] = Object.values(scenario.sides).map(({ name }) => name) as [string, string]
    expect(await refusal([...asked, '--for', other])).toMatch(/no counter "perrin"/)
    await json([...asked, '--for', own])
    expect(textsOf('hidden.svg')).toContainEqual(expect.stringMatching(/^Perrin – Movement: /))
  })
})

describe('export --answer refuses', () => {
  const asked = (question: string, ...options: readonly string[]): Promise<string> =>
    refusal(['export', SORTIE, ...MAP, '--out', path('none.pdf'), '--answer', question, ...options])
  const VERBS =
    'route, reach, seen, retreats, safest, fire, fight, contacts, stacking, command, wandering, forming-up, recovery, swoop, played-first, group-advance, shield-wall, group-fire, naphtha, danger, turns, dead-ground, watched'

  it.each(['', 'los --from A1', 'fire --help'])('what is no question: "%s"', async (question) => {
    expect(await asked(question)).toBe(`--answer "${question}": expected a question (${VERBS})`)
  })

  it.each([
    ['fire', 'option --from is missing'],
    ['fire --from osric --readings', 'unknown option: --readings; see castellan --help'],
    ['fire other.castellan --from osric', 'too many arguments for fire'],
    ['fire --from osric --phase night', '--phase: "night" is unknown, expected offensive, defensive'],
    ['command --counter sire-guy', 'ruleset magna-carta has no'],
  ])('what the verb refuses: "%s"', async (question, fault) => {
    const said = await asked(question)
    expect(said.startsWith(`--answer "${question}": ${fault}`)).toBe(true)
  })

  it('what is no map, and the layer without an answer', async () => {
    expect(await asked('contacts', '--what', 'all')).toBe('--answer: only with --what map')
    expect(await refusal(['export', SORTIE, ...MAP, '--out', path('none.pdf'), '--layers', 'analysis'])).toBe(
      '--layers analysis: nothing to show without an answer, expected --answer',
    )
  })
})
