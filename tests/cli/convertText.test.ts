import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { json, refusal, useFolder } from './castellan'

const path = useFolder()
const GAME = 'assets/gallery/the-pass.castellan'

async function markdown(name: string, ...more: readonly string[]): Promise<string> {
  const out = path(name)
  const answer = await json(['convert', GAME, '--to', 'md', '--out', out, ...more])
  expect(answer).toMatchObject({
    file: out,
    warnings: [{ message: { en: expect.stringContaining('left out') } }],
  })
  return readFileSync(out, 'utf8')
}

describe('convert --to md', () => {
  it('holds the booklet and the players’ aid as headings, lists and tables, in either language', async () => {
    const french = await markdown('pass.md', '--language', 'fr')
    expect(french).toMatch(/^# .+\n\n## 1 Situation\n/)
    expect(french).toContain('## 3 Forces en présence')
    expect(french).toMatch(/\n\| .+ \|\n\|( :?-+:? \|)+\n\| /)
    expect(french).toContain('Aide de jeu')
    const english = await markdown('pass-en.md', '--language', 'en')
    expect(english).toContain('## 3 Forces')
    expect(await markdown('again.md', '--language', 'fr')).toBe(french)
  })

  it('refuses an unknown side and an existing file, and writes nothing', async () => {
    expect(
      await refusal(['convert', GAME, '--to', 'md', '--out', path('x.md'), '--for', 'nobody']),
    ).toContain('nobody')
    expect(existsSync(path('x.md'))).toBe(false)
    await markdown('y.md')
    expect(await refusal(['convert', GAME, '--to', 'md', '--out', path('y.md')])).toContain('y.md')
  })
})
