/** The program names its games in four files: a further family of rules touches these alone, beside its own folder. */
import { expect, test } from 'vitest'
import { RULESET_IDS } from '#shared/rules/registry/registry'
import { textFiles } from '../../scripts/rules/textFiles'

test('a game is named in its own folder and in four files', () => {
  const games = RULESET_IDS.join('|')
  const ofAGame = new RegExp(`^shared/rules/(${games})/`)
  const named = new RegExp(`['/](${games})['/]`)
  const files = [...textFiles(['shared', 'main', 'renderer', 'viewer'], /\.tsx?$/)]
  expect(
    files.filter(([path, text]) => !ofAGame.test(path) && named.test(text)).map(([path]) => path),
  ).toEqual([
    'shared/rules/reference/families.ts',
    'shared/rules/registry/games.ts',
    'shared/rules/registry/parts.ts',
    'shared/rules/sentences/ruleIds.ts',
  ])
})
