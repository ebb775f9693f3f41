import { describe, expect, it } from 'vitest'
import { rulesetOf } from '#shared/rules/registry/rulesetOf'
import { proveSetUp } from '#shared/proofs/setUpProof'
import { longRun } from '../support/longRuns'
import { faultsOfProof, randomSetUp } from './randomSetUp'

const { cases, seed: first } = longRun('proofs of random set-ups')

describe('proofs of random set-ups', () => {
  it('agree with brute force, witness and reason too', () => {
    const faults = Array.from({ length: cases }, (_, index) =>
      faultsOfProof(first + index).map((fault) => `${first + index}: ${fault}`),
    )
    expect(faults.flat()).toEqual([])
  })

  it('are of both kinds', () => {
    const answers = Array.from({ length: 100 }, (_, seed) => {
      const { scenario, side } = randomSetUp(seed)
      return proveSetUp(scenario, rulesetOf(scenario), side).answer
    })
    for (const answer of ['yes', 'no'])
      expect(answers.filter((one) => one === answer).length, answer).toBeGreaterThan(20)
  })
})
