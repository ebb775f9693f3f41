/** `prove`: proofs of the set-up of a scenario, each with its witness or its reason. Exit code 1 when one fails. */
import { facingName } from '#shared/hex/facing'
import type { Scenario, SideId } from '#shared/document/types'
import type { SetUpProof } from '#shared/proofs/setUpProof'
import { nameOfHex } from '../hexNames'
import { loadRuleset, loadScenario, refuseFaults } from '../scenarioFile'
import type { Verb } from '../verb'

export const prove: Verb = {
  name: 'prove',
  summary: {
    fr: 'prouve la mise en place, un exemple ou la plus petite raison à l’appui',
    en: 'prove the set-up, with a witness or the smallest reason',
  },
  arguments: '<file>',
  options: [],
  async run(call) {
    const file = call.arguments[0] as string
    const scenario = await loadScenario(file)
    const played = (await loadRuleset(scenario.ruleset, file)).under(scenario)
    refuseFaults(played, file)
    const { proveSetUp } = await import('#shared/proofs/setUpProof')
    const { setUpInWords } = await import('#shared/proofs/words')
    const setUps = (Object.keys(scenario.sides) as SideId[])
      .map((side) => proveSetUp(scenario, played.ruleset, side))
      .filter(({ counters }) => counters.length > 0)
      .map((proof) => ({
        proof: setUpJson(scenario, proof),
        says: setUpInWords(scenario, proof)[call.language],
      }))
    const none =
      call.language === 'fr'
        ? 'Rien à prouver\u202f: aucun pion à placer.'
        : 'Nothing to prove: no counter to set up.'
    const proofs = setUps.map(({ proof, says }) => ({ ...proof, message: says }))
    return {
      json: { proofs },
      text: proofs.map(({ message }) => message).join('\n') || none,
      exitCode: proofs.some(({ answer }) => answer === 'no') ? 1 : 0,
    }
  },
}

// Counters by id, hexes and facings as the user names them.
function setUpJson(scenario: Scenario, proof: SetUpProof) {
  const { side, answer } = proof
  const about = { kind: 'set-up', side, answer }
  if (proof.answer === 'no')
    return {
      ...about,
      counters: proof.misfits,
      hexes: proof.hexes.map((hex) => nameOfHex(scenario, hex)),
    }
  if (proof.answer === 'unknown') return about
  return {
    ...about,
    witness: proof.stood.map(({ counter, pose }) => ({
      counter,
      hex: nameOfHex(scenario, pose.hex),
      facing: facingName(pose.facing, scenario.map.grid),
    })),
  }
}
