/** The report of a game names every place that it speaks of (PLY-2). */
import { expect, it } from 'vitest'
import { stepInWords } from '#shared/game/report/stepInWords'
import { galleryScenario } from '../support/scenarioFiles'
import { randomGame } from './machines'

it.each(['the-sortie', 'the-ambush'] as const)(
  'PLY-2: no line of a random game of %s leads nowhere; a move without a way is a turn in place',
  (name) => {
    const steps = randomGame(galleryScenario(name), 1).steps.map((step) => ({
      ...step,
      act: step.choice.act,
    }))
    const lines = steps.flatMap((step) => stepInWords(step))
    expect(lines.filter(({ fr, en }) => /(^|\s)\?/.test(fr) || /(^|\s)\?/.test(en))).toEqual([])
    const turns = steps.filter(({ act }) => act.kind === 'move' && act.path.length === 0)
    expect(turns.length).toBeGreaterThan(0)
    for (const turn of turns) expect(stepInWords(turn)[0]?.fr).toMatch(/pivot sur place (en |annoncé)/)
  },
)
