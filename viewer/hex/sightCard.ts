/** The answer about a line of sight: what is seen, and the rules that say so. */
import { type Axial } from '#shared/hex/axial'
import { type Localized, localized } from '#shared/i18n/localized'
import { sightInWords } from '#shared/questions/sightInWords'
import { type Sight } from '#shared/rules/answers/sight'
import { type BestLine, lineBetween, viewFrom } from '#shared/rules/answers/sightEnds'
import { ruleSentence } from '#shared/rules/sentences/ruleIds'
import { element } from '../page/element'
import { language, say } from '../page/language'
import { type Shown } from '../page/shown'

/** The line between the ground of two hexes; undefined within one, and without rules for it. */
export function sightBetween({ scenario, analysis }: Shown, from: Axial, to: Axial): BestLine | undefined {
  return analysis && lineBetween(analysis.sight, scenario, { hex: from }, { hex: to })
}

/** All that is not seen from the ground of a hex, and how many are seen. */
export function hiddenFrom(
  { scenario, analysis }: Shown,
  hex: Axial,
): { readonly seen: number; readonly hidden: readonly Axial[] } {
  const view = analysis && viewFrom(analysis.sight, scenario, { hex }, undefined)
  return { seen: view?.visible.length ?? 0, hidden: view?.hidden ?? [] }
}

export function sightSentence({ scenario, ruleset }: Shown, { ends, sight }: BestLine): Localized {
  const { fr, en } = sightInWords(ends, sight, scenario, ruleset)
  return localized(`${capital(fr)}.`, `${capital(en)}.`)
}

const capital = (words: string): string => words.charAt(0).toLocaleUpperCase() + words.slice(1)

const TEXT = {
  yes: localized('En vue', 'In sight'),
  no: localized('Hors de vue', 'Out of sight'),
  unknown: localized('Indécidable', 'Cannot be told'),
  because: localized('Selon les règles', 'By the rules'),
}

/** The contents of the card. */
export function sightCard(shown: Shown, line: BestLine): HTMLElement[] {
  const { visible } = line.sight
  const [words, kind] =
    visible === true ? [TEXT.yes, 'yes'] : visible === false ? [TEXT.no, 'no'] : [TEXT.unknown, 'unknown']
  return [
    element('h2', { class: `verdict is-${kind}` }, say(words)),
    element('p', { class: 'answer' }, say(sightSentence(shown, line))),
    element('h3', {}, say(TEXT.because)),
    ruleList(line.sight),
  ]
}

function ruleList({ because }: Sight): HTMLElement {
  const rules = [...new Set(because.map(({ rule }) => rule))]
  return element(
    'dl',
    { class: 'rules' },
    ...rules.flatMap((rule) => [element('dt', {}, rule), element('dd', {}, ruleSentence(rule, language()))]),
  )
}
