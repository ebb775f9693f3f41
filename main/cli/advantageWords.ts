/** An attack's Advantage in words: its sum, each item, the rules that grant them; or the rules that forbid the attack. */
import type { CounterId } from '#shared/document/ids'
import type { Scenario } from '#shared/document/types'
import { colon, type Language, type Localized, signed } from '#shared/i18n/localized'
import type { Advantage, AttackKind } from '#shared/rules/answers/advantage'
import { nameOfCounter } from '#shared/questions/nameOfCounter'
import { ruleLines } from '#shared/questions/ruleLines'

const KINDS: Readonly<Record<AttackKind, Localized>> = {
  shock: { fr: 'choc', en: 'shock' },
  fire: { fr: 'tir', en: 'fire' },
}

const WORDS = {
  advantage: { fr: 'Avantage', en: 'Advantage' },
  impossible: { fr: 'impossible', en: 'impossible' },
} satisfies Record<string, Localized>

interface AttackAsked {
  readonly attacker: CounterId
  readonly target: CounterId
  readonly kind: AttackKind
}

export function advantageInWords(
  scenario: Scenario,
  { attacker, target, kind }: AttackAsked,
  { items, sum, refused }: Advantage,
  language: Language,
): string {
  const who = [attacker, target].map((id) => nameOfCounter(scenario, id)).join(' → ')
  const head = `${who}, ${KINDS[kind][language]}${colon(language)}`
  if (refused) return [`${head} ${WORDS.impossible[language]}`, ...ruleLines(refused, language)].join('\n')
  return [
    `${head} ${WORDS.advantage[language]} ${signed(sum)}`,
    ...items.map(({ name, value }) => `${signed(value).padStart(4)}  ${name[language]}`),
    ...ruleLines(
      items.map(({ reason }) => reason),
      language,
    ),
  ].join('\n')
}
