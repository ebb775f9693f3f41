import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findingsAsData, findingsJson, findingsMarkdown } from '#shared/checks/findingsReport'
import { silencedCheck, silencing } from '#shared/checks/silencing'
import { type Scenario } from '#shared/document/types'
import { writeScenario } from '#shared/format/write'
import { rulesetOf } from '#shared/rules/registry/rulesetOf'
import { findings } from '../checks/support'
import { testBoard, withCounter } from '../support/board'
import { fantasyBoard } from '../support/fantasyBoard'
import { castellan, json, refusal, useFolder } from './castellan'

const path = useFolder()

function file(name: string, scenario: Scenario): string {
  writeFileSync(path(name), writeScenario(scenario))
  return path(name)
}

const WALL = { barrier: { feature: 'wall' } }
// A slit without a wall is an error; a yard of one hex with one side open is a warning.
const slit = () => file('slit.castellan', testBoard({ hexsides: { 'H7/H8': 'arrow-slit' } }))
const yard = () => file('yard.castellan', testBoard({ hexsides: { 'C4/n C4/ne C4/se C4/s C4/sw': WALL } }))
const clear = () => file('clear.castellan', testBoard())

describe('check', () => {
  it('finds nothing on an open field', async () => {
    const expected = { findings: [], errors: 0, warnings: 0, hints: 0 }
    expect(await json(['check', clear()])).toEqual(expected)
    expect((await castellan(['check', clear()])).stdout).toBe('0 errors, 0 warnings, 0 hints\n')
    expect((await castellan(['check', clear(), '--lang', 'fr'])).stdout).toBe(
      '0 erreur, 0 avertissement, 0 conseil\n',
    )
  })

  it('ends with 1 on an error, and names the place as the user does', async () => {
    const answer = (await json(['check', slit()], 1)) as {
      findings: Record<string, unknown>[]
      errors: number
    }
    expect(answer.errors).toBe(1)
    const finding = answer.findings.find(({ code }) => code === 'CHK5-opening-outside-wall')
    expect(finding).toMatchObject({
      file: slit(),
      rule: 'CHK-5',
      severity: 'error',
      hexes: [],
      hexsides: ['H7/H8'],
      counters: [],
      sides: [],
      fix: { name: 'Build the wall', command: 'set-hexside-feature' },
    })
    expect(finding?.['message']).toContain('H7/H8')
  })

  it('names the gap of a fortification that is nearly closed, and ends with 0 on warnings', async () => {
    const answer = (await json(['check', yard()])) as {
      findings: Record<string, unknown>[]
      warnings: number
    }
    expect(answer.warnings).toBe(1)
    expect(answer.findings).toContainEqual(
      expect.objectContaining({ code: 'CHK6-nearly-closed', severity: 'warning', hexsides: ['B4/C4'] }),
    )
  })

  it('checks several files at once and can show errors only', async () => {
    const all = (await json(['check', clear(), yard(), slit()], 1)) as { findings: { file: string }[] }
    expect(new Set(all.findings.map((one) => one.file))).toEqual(new Set([yard(), slit()]))
    const errors = await json(['check', yard(), slit(), '--severity', 'error'], 1)
    expect(errors).toMatchObject({ errors: 1, warnings: 0, hints: 0 })
  })

  it('leaves out what is silenced, and tells it apart with its reason', async () => {
    const board = testBoard({ hexsides: { 'H7/H8': 'arrow-slit' } })
    const entry = silencedCheck('CHK5-opening-outside-wall', 'A ruin.')
    const name = file('silenced.castellan', { ...board, silenced: [entry] })
    const answer = await json(['check', name])
    expect(answer).toMatchObject({
      errors: 0,
      silenced: [{ file: name, code: 'CHK5-opening-outside-wall', severity: 'error', reason: 'A ruin.' }],
    })
    expect((await castellan(['check', name])).stdout).toMatch(/0 errors, .*, 1 silenced\n$/)
  })

  it('prints the report as the page does, to the byte', async () => {
    const board = testBoard({ hexsides: { 'H7/H8': 'arrow-slit' } })
    const name = file('report.castellan', board)
    const told = silencing(findings(board), board.silenced)
    const { stdout } = await castellan(['check', name, '--markdown', '--lang', 'fr'])
    const date = /- Date\u202f: (.*)/.exec(stdout)?.[1] ?? ''
    expect(date).toMatch(/^\d{4}-\d\d-\d\d$/)
    const report = { scenario: board, silencing: told, rules: rulesetOf(board).name, date }
    expect(stdout).toBe(findingsMarkdown({ ...report, language: 'fr' }))
    const asJson = (await castellan(['check', name, '--json'])).stdout
    expect(asJson).toBe(findingsJson([findingsAsData(told, name, board, 'en')]))
  })

  it('finds no error in the gallery', async () => {
    const files = readdirSync('assets/gallery').map((name) => join('assets/gallery', name))
    expect(files.length).toBeGreaterThan(0)
    expect(await json(['check', ...files])).toMatchObject({ errors: 0 })
  })

  it('says one finding a line, in French too', async () => {
    const { stdout, exitCode } = await castellan(['check', slit(), '--lang', 'fr'])
    expect(exitCode).toBe(1)
    const [line, sum] = stdout.split('\n')
    expect(line).toMatch(
      /slit\.castellan\u202f: erreur CHK5-opening-outside-wall\u202f: H7\/H8\u202f: .* sans mur \(CHK-5\)\.$/,
    )
    expect(sum).toMatch(/^1 erreur, /)
  })

  it('refuses unreadable files, rulesets it has not, and severities that are none', async () => {
    expect(await refusal(['check', clear(), path('none')])).toContain(`${path('none')}: no such file`)
    const chess = file('chess.castellan', testBoard({ ruleset: 'chess' }))
    expect(await refusal(['check', chess])).toBe(
      `${chess}: ruleset "chess" is unknown, expected magna-carta, savoy, common-mechanics`,
    )
    expect(await refusal(['check', clear(), '--severity', 'bad'])).toBe(
      '--severity: "bad" is unknown, expected error, warning, hint',
    )
  })

  it('CM-HID-1: asks what enemies see in the fantasy game', async () => {
    const hidden = fantasyBoard({ counters: { ogre: { at: 'C3', hidden: true } } })
    const board = withCounter(hidden, 'archers', { at: 'H3', side: 'blue' })
    const scenario = { ...board, options: { hiddenSetUp: 'allowed' } }
    expect(await json(['check', file('hidden.castellan', scenario)])).toMatchObject({
      findings: [
        {
          code: 'CHK7-seen',
          rule: 'CM-HID-1',
          severity: 'warning',
          message: 'ogre (C3) is hidden but in sight of archers (H3) (CM-HID-1).',
          hexes: ['C3'],
          fix: { name: 'Show it', command: 'edit-counter' },
        },
      ],
      warnings: 1,
    })
  })
})
