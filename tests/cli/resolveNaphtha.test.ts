import { describe, expect, it } from 'vitest'
import { OPTIONS } from '#shared/rules/magna-carta/rules/options'
import { castellan, json, refusal, useFolder } from './castellan'

const OPTION_IDS = OPTIONS.map(({ id }) => id).join(', ')

useFolder()

const burn = (target: string, ...more: string[]) => ['resolve', 'naphtha', '--target', target, ...more]

describe('resolve naphtha', () => {
  it.each([
    ['foot', { killed: '2/10', 'wounded-retreat-1': '5/10', 'retreat-1': '3/10' }],
    ['mounted', { 'stunned-mount-killed': '2/10', 'stunned-mount-retreat-2': '2/10', 'retreat-2': '6/10' }],
    ['stunned', { 'recovers-retreat-1': '4/10', wounded: '2/10', killed: '4/10' }],
  ])('MC-NAP-3: the chances of %s', async (target, outcomes) => {
    expect(await json(burn(target))).toEqual({ outcomes })
  })

  it('resolves a given die, the rules named or not', async () => {
    expect(await json(burn('foot', '--die', '8'))).toEqual({ die: 8, outcome: 'retreat-1' })
    const named = burn('stunned', '--die', '5', '--ruleset', 'magna-carta')
    expect(await json(named)).toEqual({ die: 5, outcome: 'wounded' })
  })

  it('says it in words', async () => {
    const roll = await castellan(burn('mounted', '--die', '3', '--lang', 'fr'))
    expect(roll.stdout).toBe('3\u202f: personnage assommé, monture recule de 2 cases\n')
    const chances = await castellan(burn('stunned'))
    expect(chances.stdout).toBe(
      ' 4/10  recovers, then retreats 1 hex\n 2/10  character wounded\n 4/10  dies in the flames\n',
    )
  })

  it.each([
    [['resolve', 'naphtha'], 'option --target is missing'],
    [burn('horse'), '--target: "horse" is unknown, expected foot, mounted, stunned'],
    [burn('foot', '--die', '0'), '--die: "0", expected a whole number from 1 to 10'],
    [burn('foot', '--option', 'moon=full'), `--option: "moon" is unknown, expected ${OPTION_IDS}`],
    [
      burn('foot', '--ruleset', 'common-mechanics'),
      '--ruleset: common-mechanics has no such roll, expected magna-carta, savoy',
    ],
    [burn('foot', '--armour'), 'unknown option: --armour; see castellan --help'],
  ])('%j is refused', async (words, line) => {
    expect(await refusal(words)).toBe(line)
  })
})
