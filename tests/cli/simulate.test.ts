import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { castellan, json, refusal, useFolder } from './castellan'

const path = useFolder()

function scenario(): string {
  copyFileSync('assets/gallery/infiltration-5.en.castellan', path('five.castellan'))
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
    const told = (await castellan(merged)).stdout
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
})
