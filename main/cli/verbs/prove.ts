/** `prove`: proofs of set-up, entries and objectives of a scenario, each with its witness or its reason, and what stands as play begins. Exit code 1 when a proof fails. */
import { facingName } from '#shared/hex/facing'
import { namedIn } from '#shared/document/namedIn'
import type { Scenario } from '#shared/document/types'
import type { GroundFit } from '#shared/proofs/ground'
import type { ObjectiveProof } from '#shared/proofs/objectiveProof'
import type { Meeting, Opening } from '#shared/proofs/opening'
import type { Proven } from '#shared/proofs/proofs'
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
    const scenario = namedIn(await loadScenario(file), call.language)
    const played = (await loadRuleset(scenario.ruleset, file)).under(scenario)
    refuseFaults(played, file)
    const { ruleset } = played
    const { analysisOf } = await import('#shared/rules/registry/parts')
    const { proofQuestions, prove } = await import('#shared/proofs/proofs')
    const { provenInWords } = await import('#shared/proofs/words')
    const analysis = analysisOf(scenario.ruleset)
    const all = analysis
      ? proofQuestions(scenario).flatMap((question) => prove(scenario, ruleset, analysis, question) ?? [])
      : []
    const said = (proven: Proven): string[] =>
      provenInWords(scenario, proven).map(({ words }) => words[call.language])
    const opening = all.find((one) => one.kind === 'opening')
    const proofs = all.flatMap((one) => (one.kind === 'opening' ? [] : [one]))
    const none =
      call.language === 'fr'
        ? 'Rien à prouver\u202f: ni pion à placer, ni renfort, ni objectif à atteindre, ni ennemis sur la carte.'
        : 'Nothing to prove: no counter to set up, no reinforcement, no objective to reach, no enemies on the map.'
    return {
      json: {
        proofs: proofs.map((one) => ({ ...proofJson(scenario, one), message: said(one)[0] })),
        ...(opening && { opening: { ...openingJson(opening), messages: said(opening) } }),
      },
      text: all.flatMap(said).join('\n') || none,
      exitCode: proofs.some(({ answer }) => answer === 'no') ? 1 : 0,
    }
  },
}

type Proof = Exclude<Proven, { readonly kind: 'opening' }>

function proofJson(scenario: Scenario, proof: Proof) {
  const { kind } = proof
  switch (kind) {
    case 'set-up':
      return { kind, side: proof.side, ...groundJson(scenario, proof) }
    case 'entry':
      return { kind, reinforcement: proof.reinforcement, ...groundJson(scenario, proof) }
    case 'objective':
      return { kind, victory: proof.victory, side: proof.side, ...objectiveJson(scenario, proof) }
  }
}

// Rules in the order in which they decided.
function openingJson({ contacts, sights, shots, moments, undecided }: Opening) {
  const meetings = (all: readonly Meeting[]) =>
    all.map(({ because, ...pair }) => ({ ...pair, rules: [...new Set(because.map(({ rule }) => rule))] }))
  return {
    contacts: meetings(contacts),
    sights: meetings(sights),
    shots: meetings(shots),
    moments,
    undecided,
  }
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
