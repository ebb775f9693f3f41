/**
 * Tells who sees a counter or a hex, with the rule of each line: a counter is looked at by its enemies, a hex by all (MC-LOS, CM-LOS).
 * Where counters may be hidden it tells who is revealed by it too (CM-HID).
 */
import { sideOf } from '#shared/document/counters'
import { type CounterId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { type Axial, parseHexKey } from '#shared/hex/axial'
import { type Localized, localized } from '#shared/i18n/localized'
import { type Analysis } from '#shared/rules/contract/analysis'
import { type Answer, type AnswerEntry, type AnswerItem, type AnswerLink } from '#shared/rules/answers/answer'
import { filled, list } from '#shared/rules/answers/answerParts'
import { type Concealed } from '#shared/rules/answers/concealment'
import { type Inquiry } from '#shared/rules/answers/inquiry'
import { countersOnMap } from '#shared/rules/standing/position'
import { because, type Reason } from '#shared/rules/sentences/ruling'
import { type BestLine, lineBetween, type SightEnd } from '#shared/rules/answers/sightEnds'

export function seenAnswer(
  { sight, concealment }: Analysis,
  scenario: Scenario,
  { counter, hex }: Inquiry,
): Answer {
  const end = endOf(counter, hex)
  const own = counter === undefined ? undefined : scenario.counters[counter]
  const side = own && sideOf(scenario, own)
  const lines = countersOnMap(scenario, counter).flatMap(([id, looker]) => {
    const line = lineBetween(sight, scenario, { counter: id }, end)
    if (!line || (side !== undefined && sideOf(scenario, looker) === side)) return []
    return [{ id, line }]
  })
  const seeing = lines.filter(({ line }) => line.sight.visible === true)
  const blind = lines.filter(({ line }) => line.sight.visible !== true)
  const concealed = counter === undefined ? undefined : concealment?.of(scenario, counter)
  const items = concealed ? concealmentItems(concealed) : []
  return {
    headline: headlineOf(seeing.length, lines.length, counter !== undefined),
    ...(items.length > 0 && { items }),
    lists: filled([
      list('by', localized('Le voient', 'See it'), seeing.map(entryOf)),
      list('not', localized('Ne le voient pas', 'Do not see it'), blind.map(entryOf)),
      list('reveals', localized('Révèle', 'Reveals'), (concealed?.reveals ?? []).map(revealedEntry)),
    ]),
    links: seeing.map(({ line }): AnswerLink => ({ kind: 'sight', from: line.ends[0], to: line.ends[1] })),
    because: [because(sight.mutualRule)],
  }

  function entryOf({ id, line }: { id: CounterId; line: BestLine }): AnswerEntry {
    const standing = scenario.counters[id]?.hex
    return {
      counter: id,
      ...(standing !== undefined && { hexes: [parseHexKey(standing)] }),
      because: line.sight.because,
    }
  }
}

const [YES, NO] = [localized('oui', 'yes'), localized('non', 'no')]

/** May it hide or show itself, and is it revealed where it stands (CM-HID-1 to CM-HID-3)? */
function concealmentItems({ show, hide, decoy, revealedBy, entering }: Concealed): AnswerItem[] {
  const asked = [
    { name: localized('peut se cacher', 'may hide'), may: hide },
    { name: localized('peut se montrer', 'may show itself'), may: show },
    { name: localized('peut recevoir un leurre', 'may take a decoy'), may: decoy },
  ]
  const { value: by, because } = revealedBy
  const [reason] = because
  return [
    ...asked.flatMap(({ name, may }): AnswerItem[] => {
      const [first] = may?.because ?? []
      return may && first ? [{ name, value: may.value ? YES : noAndWhy(first), reason: first }] : []
    }),
    ...(show && reason
      ? [{ name: localized('révélé', 'revealed'), value: by.length > 0 ? YES : NO, reason }]
      : []),
    ...(entering?.because[0]
      ? [
          {
            name: localized('s’il est venu de lui-même', 'if it came of its own will'),
            value: localized('retiré, sans réponse', 'removed, without reply'),
            reason: entering.because[0],
          },
        ]
      : []),
  ]
}

function noAndWhy({ says }: Reason): Localized {
  return says ? localized(`${NO.fr}, ${says.fr}`, `${NO.en}, ${says.en}`) : NO
}

function revealedEntry({ counter, outcome, because }: Concealed['reveals'][number]): AnswerEntry {
  return {
    counter,
    value:
      outcome === 'removed'
        ? localized('leurre retiré', 'decoy removed')
        : localized('unité montrée', 'unit shown'),
    because,
  }
}

function endOf(counter: CounterId | undefined, hex: Axial | undefined): SightEnd {
  if (counter !== undefined) return { counter }
  if (hex) return { hex }
  throw new Error('who sees is asked of a counter or a hex')
}

function headlineOf(seeing: number, all: number, enemies: boolean): Localized {
  if (seeing === 0)
    return enemies
      ? localized('aucun adversaire ne le voit', 'no enemy sees it')
      : localized('personne ne voit cette case', 'nobody sees this hex')
  if (enemies)
    return localized(
      `${seeing} ${seeing === 1 ? 'adversaire' : 'adversaires'} sur ${all} le ${seeing === 1 ? 'voit' : 'voient'}`,
      `${seeing} of ${all} ${all === 1 ? 'enemy' : 'enemies'} see${seeing === 1 ? 's' : ''} it`,
    )
  return localized(
    `${seeing} ${seeing === 1 ? 'pion' : 'pions'} sur ${all} ${seeing === 1 ? 'voit' : 'voient'} cette case`,
    `${seeing} of ${all} ${all === 1 ? 'counter' : 'counters'} see${seeing === 1 ? 's' : ''} this hex`,
  )
}
