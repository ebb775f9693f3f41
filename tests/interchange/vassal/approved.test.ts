/** One small module as approved text: whatever changes in what VASSAL is given is looked at first. `npx vitest run -u` approves. */
import { expect, it } from 'vitest'
import { type CounterId, type SideId, type ZoneId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { hexKey } from '#shared/hex/axial'
import { planModule } from '#shared/interchange/vassal/planModule'
import { undisguised } from '#shared/interchange/vassal/strings'
import { writtenEntries } from '#shared/interchange/vassal/writeVassal'
import { rulesetOf } from '#shared/rules/registry/rulesetOf'
import { unzipSync } from 'fflate'
import { testBoard } from '../../support/board'
import { hexNamed } from '../../support/names'

const text = (bytes: Uint8Array | undefined): string => new TextDecoder().decode(bytes)

/** A rider, an archer and a hidden leader on 4 x 3 hexes, with a zone in which the archer's side sets up. */
function small(): Scenario {
  const board = testBoard({
    ...{ columns: 4, rows: 3 },
    counters: {
      guy: { type: 'crusaders-knight', name: 'Guy', at: 'B2', facing: 's1' },
      yusuf: { type: 'saracens-archer', name: 'Yusuf', at: 'D3' },
    },
  })
  const yusuf = board.counters['yusuf' as CounterId]
  if (!yusuf) throw new Error('nobody is called Yusuf')
  return {
    ...board,
    counters: { ...board.counters, ['ayyub' as CounterId]: { ...yusuf, name: 'Ayyub', hidden: true } },
    zones: {
      ['camp' as ZoneId]: {
        ...{ name: 'Camp', kind: 'setup', side: 'saracens' as SideId },
        hexes: ['C3', 'D3'].map((name) => hexKey(hexNamed(board, name))),
      },
    },
  }
}

it('the build file and the commands of its set-ups', async () => {
  const scenario = small()
  const plan = planModule(
    { scenario, ruleset: rulesetOf(scenario) },
    { language: 'fr', eyes: 'players', baseName: 'petit' },
  )
  const entries = new Map(writtenEntries(plan, 'booklet.pdf').map(({ name, bytes }) => [name, bytes]))
  await expect(text(entries.get('buildFile.xml'))).toMatchFileSnapshot('../../golden/module/buildFile.xml')
  for (const name of ['set-up', 'zones']) {
    const saved = unzipSync(entries.get(`${name}.vsav`) ?? new Uint8Array())['savedGame']
    const commands = text(undisguised(saved ?? new Uint8Array()))
      .split('\u001b')
      .join('\n')
    await expect(`${commands}\n`).toMatchFileSnapshot(`../../golden/module/${name}.txt`)
  }
  expect(plan.warnings.map(({ fr }) => fr)).toEqual([expect.stringMatching(/^pions cachés et leurres/)])
})
