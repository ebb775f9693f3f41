import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { castellan, json, refusal, useFolder } from './castellan'

const path = useFolder()
const GALLERY = 'assets/gallery/infiltration-5.castellan'

function scenario(): string {
  copyFileSync(GALLERY, path('five.castellan'))
  return path('five.castellan')
}

describe('play', () => {
  it('PLY-1: plays a game to its verdict, the same by the same seed', async () => {
    const file = scenario()
    const one = await json(['play', file, '--seed', '3'])
    expect(one).toMatchObject({ seed: 3, game: 0, verdict: { because: 'last-turn', turn: 3 } })
    expect(await json(['play', file, '--seed', '3'])).toEqual(one)
    expect((await castellan(['play', file, '--seed', '3'])).stdout).toMatch(
      /^The last turn has been played\.\n/,
    )
  })

  it('PLY-2: writes a game that replay reports, in both languages, as text, Markdown and a page', async () => {
    const file = scenario()
    const game = path('five.castellan-game')
    await json(['play', file, '--seed', '3', '--out', game, '--force'])
    const bytes = readFileSync(game, 'utf8')
    await json(['play', file, '--seed', '3', '--out', path('again.castellan-game'), '--force'])
    expect(readFileSync(path('again.castellan-game'), 'utf8')).toBe(bytes)
    const told = (await castellan(['replay', game])).stdout
    expect(told).toContain('Turn 1')
    expect(told).toContain('seed of the dice 3, game 0')
    expect((await castellan(['replay', game, '--lang', 'fr'])).stdout).toContain('Le dernier tour est joué.')
    await json(['replay', game, '--format', 'html', '--out', path('five.html'), '--force'])
    expect(readFileSync(path('five.html'), 'utf8')).toMatch(
      /^<!doctype html>\n<html lang="en">[\s\S]*<\/html>\n$/,
    )
    expect((await castellan(['replay', game, '--format', 'md'])).stdout).toMatch(/^# .*\n\n- /)
  })

  it('refuses an unknown player, an existing file, a game without its scenario, a line that was changed', async () => {
    const file = scenario()
    const game = path('kept.castellan-game')
    await json(['play', file, '--out', game, '--force'])
    expect(await refusal(['play', file, '--out', game])).toContain('the file exists already')
    expect(await refusal(['play', file, '--players', 'deep'])).toContain('player "deep" is unknown, expected')
    expect(await refusal(['play', file, '--players', 'random,random,random'])).toContain('expected at most 2')
    const text = readFileSync(game, 'utf8')
    writeFileSync(path('bad.castellan-game'), text.replace(/"hash":"\w+"/, '"hash":"12345678"'))
    expect(await refusal(['replay', path('bad.castellan-game')])).toMatch(
      /bad\.castellan-game, line 2: found 12345678/,
    )
    writeFileSync(path('lost.castellan-game'), text.replace('five.castellan', 'gone.castellan'))
    expect(await refusal(['replay', path('lost.castellan-game')])).toContain('expected --scenario FILE')
    expect(await json(['replay', path('lost.castellan-game'), '--scenario', file])).toMatchObject({
      decisions: expect.any(Number) as number,
    })
  })
})
