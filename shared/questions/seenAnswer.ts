/** Tells who sees a counter or a hex, with the rule of each line: a counter is looked at by its enemies, a hex by all (MC-LOS, CM-LOS). */
import { sideOf } from '#shared/document/counters'
import { type CounterId, type Scenario } from '#shared/document/types'
import { type Axial, parseHexKey } from '#shared/hex/axial'
import { type Localized, localized } from '#shared/i18n/localized'
import { type Analysis } from '#shared/rules/analysis'
import { type Answer, type AnswerEntry, type AnswerLink } from '#shared/rules/answer'
import { type Inquiry } from '#shared/rules/inquiry'
import { countersOnMap } from '#shared/rules/position'
import { type BestLine, lineBetween, type SightEnd } from '#shared/rules/sightEnds'

export function seenAnswer({ sight }: Analysis, scenario: Scenario, { counter, hex }: Inquiry): Answer {
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
  return {
    headline: headlineOf(seeing.length, lines.length, counter !== undefined),
    lists: [
      { id: 'by', title: localized('Le voient', 'See it'), entries: seeing.map(entryOf) },
      { id: 'not', title: localized('Ne le voient pas', 'Do not see it'), entries: blind.map(entryOf) },
    ].filter(({ entries }) => entries.length > 0),
    links: seeing.map(({ line }): AnswerLink => ({ kind: 'sight', from: line.ends[0], to: line.ends[1] })),
    because: [],
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
  const of = { fr: `${seeing} sur ${all}`, en: `${seeing} of ${all}` }
  if (enemies)
    return localized(
      `${of.fr} ${all === 1 ? 'adversaire' : 'adversaires'} le ${seeing === 1 ? 'voit' : 'voient'}`,
      `${of.en} ${all === 1 ? 'enemy' : 'enemies'} see${seeing === 1 ? 's' : ''} it`,
    )
  return localized(
    `${of.fr} ${all === 1 ? 'pion' : 'pions'} ${seeing === 1 ? 'voit' : 'voient'} cette case`,
    `${of.en} ${all === 1 ? 'counter' : 'counters'} see${seeing === 1 ? 's' : ''} this hex`,
  )
}
