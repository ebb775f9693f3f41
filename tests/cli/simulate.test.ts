import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { castellan, json, refusal, useFolder } from './castellan'

const path = useFolder()

function scenario(): string {
  copyFileSync('assets/gallery/infiltration-1.castellan', path('five.castellan'))
  return path('five.castellan')
}

describe('simulate', () => {
  it('PLY-5: gives the same bytes in one run and in seven parts merged in any order', async () => {
    const file = scenario()
    const asked = ['--games', '9', '--seed', '4', '--players', 'greedy,random', '--force']
    await json(['simulate', file, ...asked, '--out', path('whole.json'), '--csv', path('whole.csv')])
    const parts: string[] = []
    for (const part of [5, 1, 7, 2, 6, 4, 3]) {
      parts.push(path(`part${part}.json`))
      await json(['simulate', file, ...asked, '--chunk', `${part}/7`, '--out', path(`part${part}.json`)])
    }
    const merged = ['simulate', '--merge', ...parts, '--force']
    await json([...merged, '--out', path('merged.json'), '--csv', path('merged.csv')])
    expect(readFileSync(path('merged.json'), 'utf8')).toBe(readFileSync(path('whole.json'), 'utf8'))
    expect(readFileSync(path('merged.csv'), 'utf8')).toBe(readFileSync(path('whole.csv'), 'utf8'))
    expect(readFileSync(path('whole.csv'), 'utf8').split('\n')).toHaveLength(11)
    const told = (await castellan([...merged, '--scenario', file])).stdout
    expect(told).toBe((await castellan(['simulate', file, ...asked])).stdout)
    expect(told).toContain('This is what these players did; others would play otherwise.')
    expect(told).not.toMatch(/\bfair\b/)
  })

  it('PLY-5: counts every game once, in rows and in sums', async () => {
    const answer = (await json(['simulate', scenario(), '--games', '6', '--players', 'random'])) as {
      readonly rows: readonly { readonly game: number; readonly winner: string }[]
      readonly counts: Record<string, number>
    }
    expect(answer.rows.map(({ game }) => game)).toEqual([0, 1, 2, 3, 4, 5])
    const results = Object.entries(answer.counts).filter(([name]) => name.startsWith('result '))
    expect(results.reduce((sum, [, count]) => sum + count, 0)).toBe(6)
    const won = answer.rows.filter(({ winner }) => winner !== '').length
    const counted = results.filter(([name]) => !name.startsWith('result -/'))
    expect(counted.reduce((sum, [, count]) => sum + count, 0)).toBe(won)
  })

  it('refuses parts of two series, a part twice, and a part that is none', async () => {
    const file = scenario()
    const part = (out: string, ...words: string[]): Promise<unknown> =>
      json(['simulate', file, '--games', '2', '--players', 'random', ...words, '--out', path(out), '--force'])
    await part('a.json', '--chunk', '1/2')
    await part('b.json', '--chunk', '2/2', '--seed', '9')
    expect(await refusal(['simulate', '--merge', path('a.json'), path('b.json')])).toContain('(seed)')
    expect(await refusal(['simulate', '--merge', path('a.json'), path('a.json')])).toContain('(game 0)')
    expect(await refusal(['simulate', file, '--chunk', '3/2'])).toContain('--chunk: found "3/2"')
    writeFileSync(path('bad.json'), readFileSync(path('a.json'), 'utf8').replace('"seed":1', '"seed":"x"'))
    expect(await refusal(['simulate', '--merge', path('bad.json')])).toMatch(/bad\.json, line 1.*seed/)
  })

  it('PLY-5: plays a named change of the scenario beside the scenario itself', async () => {
    const file = scenario()
    const longer = [{ command: 'edit-turns', params: { change: { count: 1 } } }]
    writeFileSync(path('one turn.json'), JSON.stringify(longer))
    const asked = ['simulate', file, '--games', '6', '--players', 'random', '--lang', 'en']
    const plain = (await json(asked)) as { readonly rows: unknown }
    const answer = (await json([...asked, '--variant', path('one turn.json')])) as {
      readonly head: { readonly variant?: string }
      readonly rows: readonly { readonly turn: number }[]
      readonly beside: { readonly rows: unknown }
    }
    expect(answer.head.variant).toBe('one turn')
    expect(answer.rows.every(({ turn }) => turn === 1)).toBe(true)
    expect(answer.beside.rows).toEqual(plain.rows)
    const told = (await castellan([...asked, '--variant', `brief=${JSON.stringify(longer)}`])).stdout
    expect(told).toContain('Two variants side by side')
    expect(told).toContain('B: ')
    expect(told).toMatch(/no winner: A .* of 6, .*; B − A: .* points \(.* to .*\)/)
    // The variant in parts, and the scenario beside it afterwards.
    await json([...asked, '--out', path('plain.json')])
    for (const part of ['1', '2'])
      await json([
        ...[...asked, '--variant', path('one turn.json'), '--chunk', `${part}/2`],
        ...['--out', path(`variant${part}.json`)],
      ])
    const merged = (await json([
      ...[
        'simulate',
        '--merge',
        path('variant2.json'),
        path('variant1.json'),
        '--beside',
        path('plain.json'),
      ],
    ])) as typeof answer
    expect(merged.rows).toEqual(answer.rows)
    expect(merged.beside.rows).toEqual(plain.rows)
  })

  it('PLY-5: writes the report with its charts and maps, as a page and as a PDF, in either language', async () => {
    const file = scenario()
    const asked = ['simulate', file, '--games', '6', '--players', 'greedy', '--force']
    await json([...asked, '--out', path('six.json'), '--report', path('six.html'), '--lang', 'fr'])
    const page = readFileSync(path('six.html'), 'utf8')
    for (const caption of ['Part des parties gagnées', 'Tour où la partie finit', 'Pions perdus par partie'])
      expect(page).toContain(`<figcaption>${caption}`)
    expect(page.match(/<svg /g)?.length).toBeGreaterThan(3)
    expect(page).not.toMatch(/équitable|équilibré/)
    await json([...asked, '--report', path('six.pdf'), '--lang', 'en'])
    expect(readFileSync(path('six.pdf')).subarray(0, 5).toString()).toBe('%PDF-')
    // Merged elsewhere, with the scenario: the same page. Without it there is no map.
    const merge = ['simulate', '--merge', path('six.json'), '--force', '--lang', 'fr']
    await json([...merge, '--scenario', file, '--report', path('merged.html')])
    expect(readFileSync(path('merged.html'), 'utf8')).toBe(page)
    await json([...merge, '--report', path('bare.html')])
    expect(readFileSync(path('bare.html'), 'utf8')).not.toContain('Pions perdus par case')
  })

  it('refuses a report of an unknown kind, and a scenario that was not played', async () => {
    const file = scenario()
    const asked = ['simulate', file, '--games', '1', '--players', 'random']
    expect(await refusal([...asked, '--report', path('x.doc')])).toContain('.html, .pdf, .md or .txt')
    await json([...asked, '--out', path('one.json')])
    const other = 'assets/gallery/infiltration-2.castellan'
    const refused = await refusal(['simulate', '--merge', path('one.json'), '--scenario', other])
    expect(refused).toContain('is not the scenario of these games')
  })

  it('refuses a variant that is none, with the place of what is wrong', async () => {
    const file = scenario()
    const refused = (variant: string): Promise<string> => refusal(['simulate', file, '--variant', variant])
    expect(await refused('x=[{"command":"fly","params":{}}]')).toContain('--variant "x", command 1: ')
    expect(await refused('x=[]')).toContain('--variant "x": these commands change nothing')
    expect(await refused('x=[{"command":')).toContain('--variant, line 1')
    expect(await refused('x=[{"command":"edit-turns","params":{"change":{"count":"many"}}}]')).toContain(
      'count',
    )
  })
})
