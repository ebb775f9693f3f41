/**
 * Programs are killed, half of them while they save: nothing is lost but the last second, nothing is half-written, nothing is
 * left over (R1). `npm run soak kills` does a thousand. No kill can show that a file was flushed to the disk (the system keeps
 * what was written): the order of the steps stands in tests/main and in `order.test.ts`.
 */
import { describe, expect, it } from 'vitest'
import { longRun } from '../support/longRuns'
import { bundleLife } from './bundleLife'
import { STEPS } from './judge'
import { inWords, killInLines } from './manyLives'

const { cases: KILLS, seed } = longRun('kills of a program')
/** One for each line of programs beside each other. */
const SEEDS = [seed, seed + 1, seed + 2, seed + 3, seed + 4]
/** Versions with the one that has yet to go, what else is kept, a temporary file in each of four folders, and scans of the journal. */
const MOST_FILES = 11 + 4 + 4 + 3

describe('a program that is killed', () => {
  it('loses nothing but the last second', async () => {
    const tally = await killInLines(bundleLife(), SEEDS, KILLS)
    console.log(inWords(tally))
    expect(tally.inSaves).toBe(KILLS / 2)
    expect(tally.inEdits).toBe(KILLS / 2)
    // The kills came at different steps of a saving, and with and without something to recover. Which steps a few kills hit is
    // for the machine to say: some last a millisecond.
    expect(STEPS.filter((step) => tally.steps[step] > 0).length).toBeGreaterThanOrEqual(3)
    expect(tally.entries).toBeGreaterThan(KILLS / 10)
    expect(tally.entries).toBeLessThan(KILLS)
    expect(tally.mostFiles).toBeLessThanOrEqual(MOST_FILES)
  })
})
