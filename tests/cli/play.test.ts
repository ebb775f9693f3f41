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

  it('PLY-2: plays the noted acts and dice of people: the same decisions, states and bytes from notes and from a game file', async () => {
    const file = scenario()
    const [game, notes, again] = [
      path('noted.castellan-game'),
      path('notes.txt'),
      path('again.castellan-game'),
    ]
    await json(['play', file, '--seed', '3', '--out', game, '--force'])
    const byMachines = readFileSync(game, 'utf8').split('\n')
    const [, ...lines] = byMachines.filter((line) => line !== '')
    const noted = lines.map((line) => {
      const { act, dice } = JSON.parse(line) as { act: unknown; dice: number[] }
      return JSON.stringify(dice.length > 0 ? { act, dice } : { act })
    })
    writeFileSync(notes, noted.join('\n'))
    const told = await json(['play', file, '--acts', notes, '--seed', '7', '--out', again, '--force'])
    expect(told).toMatchObject({
      seed: 7,
      decisions: lines.length,
      verdict: { because: 'last-turn', turn: 3 },
    })
    const [header = '', ...played] = readFileSync(again, 'utf8').split('\n')
    expect(JSON.parse(header)).toMatchObject({ seed: 7, players: { crusaders: 'human', saracens: 'human' } })
    expect(played).toEqual(byMachines.slice(1))
    await json([
      'play',
      file,
      '--acts',
      game,
      '--seed',
      '7',
      '--out',
      path('third.castellan-game'),
      '--force',
    ])
    expect(readFileSync(path('third.castellan-game'), 'utf8')).toBe(readFileSync(again, 'utf8'))

    const thrown = noted.findIndex((line) => line.includes('"dice"'))
    const changed = (text: string): void => writeFileSync(notes, [...noted.slice(0, thrown), text].join('\n'))
    const { act } = JSON.parse(noted[thrown] ?? '') as { act: unknown }
    changed(JSON.stringify({ act }))
    expect(await refusal(['play', file, '--acts', notes])).toMatch(
      new RegExp(`notes.txt, line ${thrown + 1}: dice are missing: `),
    )
    changed(JSON.stringify({ act, dice: [99] }))
    expect(await refusal(['play', file, '--acts', notes])).toContain(
      'a die shows a face that it does not have',
    )
    changed('{"act":{"kind":"ready"}}')
    expect(await refusal(['play', file, '--acts', notes])).toContain('the act "ready" is refused')
    expect(await refusal(['play', file, '--acts', notes, '--players', 'random'])).toContain('no --players')
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
