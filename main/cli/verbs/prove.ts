/** `prove`: proofs of set-up, entries and objectives of a scenario, each with its witness or its reason. Exit code 1 when one fails. */
import { facingName } from '#shared/hex/facing'
import type { VictoryId } from '#shared/document/ids'
import type { ReinforcementId, Scenario, SideId } from '#shared/document/types'
import type { GroundFit } from '#shared/proofs/ground'
import type { ObjectiveProof } from '#shared/proofs/objectiveProof'
import type { Ruleset } from '#shared/rules/ruleset'
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
    const { ruleset } = played
    const { proveSetUp } = await import('#shared/proofs/setUpProof')
    const { proveEntry } = await import('#shared/proofs/entryProof')
    const { setUpInWords, entryInWords, objectiveInWords } = await import('#shared/proofs/words')
    const setUps = (Object.keys(scenario.sides) as SideId[])
      .map((side) => proveSetUp(scenario, ruleset, side))
      .filter(({ counters }) => counters.length > 0)
      .map((proof) => ({
        ...{ kind: 'set-up', side: proof.side, ...groundJson(scenario, proof) },
        message: setUpInWords(scenario, proof)[call.language],
      }))
    const entries = (Object.keys(scenario.reinforcements) as ReinforcementId[])
      .flatMap((id) => proveEntry(scenario, ruleset, id) ?? [])
      .map((proof) => ({
        ...{ kind: 'entry', reinforcement: proof.reinforcement, ...groundJson(scenario, proof) },
        message: entryInWords(scenario, proof)[call.language],
      }))
    const objectives = (await proveObjectives(scenario, ruleset)).map(({ victory, proof }) => ({
      ...{ kind: 'objective', victory, side: proof.side, ...objectiveJson(scenario, proof) },
      message: objectiveInWords(scenario, proof)[call.language],
    }))
    const proofs = [...setUps, ...entries, ...objectives]
    const none =
      call.language === 'fr'
        ? 'Rien à prouver\u202f: ni pion à placer, ni renfort, ni objectif à atteindre.'
        : 'Nothing to prove: no counter to set up, no reinforcement, no objective to reach.'
    return {
      json: { proofs },
      text: proofs.map(({ message }) => message).join('\n') || none,
      exitCode: proofs.some(({ answer }) => answer === 'no') ? 1 : 0,
    }
  },
}

// Counters by id, hexes and facings as the user names them.
function groundJson(scenario: Scenario, fit: GroundFit) {
  const { answer } = fit
  if (fit.answer === 'unknown') return { answer }
  if (fit.answer === 'no')
    return { answer, counters: fit.misfits, hexes: fit.hexes.map((hex) => nameOfHex(scenario, hex)) }
  return {
    answer,
    witness: fit.stood.map(({ counter, pose }) => ({
      counter,
      hex: nameOfHex(scenario, pose.hex),
      facing: facingName(pose.facing, scenario.map.grid),
    })),
  }
}

/** The hexes that are to be held or left by, condition by condition. */
async function proveObjectives(
  scenario: Scenario,
  ruleset: Ruleset,
): Promise<{ readonly victory: VictoryId; readonly proof: ObjectiveProof }[]> {
  const { analysisOf } = await import('#shared/rules/registry/analyses')
  const { proveObjective } = await import('#shared/proofs/objectiveProof')
  const movement = analysisOf(scenario.ruleset)?.movement
  if (!movement) return []
  return (Object.keys(scenario.victory) as VictoryId[]).flatMap((victory) => {
    const { side, conditions = [] } = scenario.victory[victory] ?? {}
    if (side === undefined) return []
    return conditions.flatMap((condition) =>
      condition.kind === 'hold' || condition.kind === 'exit'
        ? [{ victory, proof: proveObjective(scenario, ruleset, movement, side, condition) }]
        : [],
    )
  })
}

function objectiveJson(scenario: Scenario, proof: ObjectiveProof) {
  const { answer, condition, needed, lastTurn } = proof
  return {
    answer,
    task: condition.kind,
    needed,
    ...(lastTurn !== undefined && { lastTurn }),
    ...(proof.answer === 'yes' && { turn: proof.turn }),
    reached: proof.reached.map(({ hex, way, ...one }) => ({
      ...one,
      hex: nameOfHex(scenario, hex),
      way: way.map((step) => nameOfHex(scenario, step)),
    })),
  }
}
