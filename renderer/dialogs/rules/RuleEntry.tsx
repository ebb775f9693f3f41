/** One rule: its id and source, its sentence, what is uncertain, the options that read it, and its tables. */
import { Fragment, type ReactNode, useEffect, useRef } from 'react'
import { localized } from '#shared/i18n/localized'
import { type ReferenceRule } from '#shared/rules/reference/reference'
import { RULE_SOURCES } from '#shared/rules/reference/ruleNotes'
import { type RuleOption } from '#shared/rules/contract/ruleset'
import { isRuleId } from '#shared/rules/sentences/knownRuleIds'
import { RULES } from '#shared/rules/sentences/ruleIds'
import { marked } from '#shared/rules/reference/uncertain'
import { headline } from '../../i18n/language'
import { useSay } from '../../ui/EditorContext'
import { RuleLink } from '../../ui/RuleLink'
import { type Reading } from './reading'
import { TableEntry } from './TableEntry'

const TEXT = {
  source: localized('Source\u202f: ', 'Source: '),
  uncertain: localized('Incertain ou complété\u202f: ', 'Uncertain or filled in: '),
  advice: localized('Conseil\u202f: ', 'Advice: '),
  changed: localized('Modifiée par ', 'Changed by '),
  option: localized('Option', 'Option'),
  byDefault: localized('par défaut', 'default'),
  chosen: localized('choix du scénario', 'the scenario’s choice'),
}

export function RuleEntry({ rule, reading }: { rule: ReferenceRule; reading: Reading }): ReactNode {
  const say = useSay()
  const entry = useRef<HTMLElement>(null)
  const { id, note, changedBy, options, tables } = rule
  const sought = reading.sought?.id === id ? reading.sought : undefined
  useEffect(() => {
    if (!sought) return
    entry.current?.scrollIntoView({ block: 'start' })
    entry.current?.focus({ preventScroll: true })
  }, [sought])
  return (
    <article
      ref={entry}
      className="rule"
      data-rule={id}
      data-autofocus={sought && true}
      aria-labelledby={`rule-${id}`}
      aria-current={sought && true}
      tabIndex={-1}
    >
      <header>
        <h4 id={`rule-${id}`}>{id}</h4>
        <span className={`rule-source is-${note.source}`}>
          <span className="visually-hidden">{say(TEXT.source)}</span>
          {say(RULE_SOURCES[note.source])}
        </span>
      </header>
      <div className="rule-words">
        <p>{say(RULES[id])}</p>
        {changedBy.length > 0 && (
          <p className="rule-changed">
            {say(TEXT.changed)}
            {changedBy.map((other, index) => (
              <Fragment key={other}>
                {index > 0 && ', '}
                <RuleLink rule={other} />
              </Fragment>
            ))}
          </p>
        )}
        {[
          note.uncertain && ([TEXT.uncertain, note.uncertain] as const),
          note.advice && ([TEXT.advice, note.advice] as const),
        ].map(
          (told) =>
            told && (
              <p key={told[0].en} className="rule-note">
                <strong>{say(told[0])}</strong>
                <WithRules text={say(told[1])} />
              </p>
            ),
        )}
        {options.map((option) => (
          <OptionLine key={option.id} option={option} chosen={reading.options[option.id]} />
        ))}
        {tables.map((table) => (
          <TableEntry key={table.id} table={table} reading={reading} />
        ))}
      </div>
    </article>
  )
}

function OptionLine({ option, chosen }: { option: RuleOption; chosen: unknown }): ReactNode {
  const say = useSay()
  const { name, choices, uncertain } = option
  const inForce = choices.find(({ id }) => id === chosen) ?? choices.find(({ id }) => id === option.default)
  const changed = inForce !== undefined && inForce.id !== option.default
  return (
    <p className="rule-option">
      {say(TEXT.option)} · {marked(headline(say(name)), uncertain)} · <em>{inForce && say(inForce.name)}</em>{' '}
      <span className={changed ? 'changed-mark' : 'rule-default'}>
        {say(changed ? TEXT.chosen : TEXT.byDefault)}
      </span>
    </p>
  )
}

/** A text in which the ids of rules open them. */
function WithRules({ text }: { text: string }): ReactNode {
  return text
    .split(/\b([A-Z]{2,3}(?:-[A-Z]+)?-\d+)\b/)
    .map((part, index) => (isRuleId(part) ? <RuleLink key={index} rule={part} /> : part))
}
