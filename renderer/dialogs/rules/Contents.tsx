/** The contents of the rules at the left: families, then tables. */
import { type ReactNode } from 'react'
import { localized } from '#shared/i18n/localized'
import { type ReferenceSection } from '#shared/rules/reference/reference'
import { type RuleTable } from '#shared/rules/contract/ruleset'
import { headline } from '../../i18n/language'
import { useSay } from '../../ui/EditorContext'

const TEXT = {
  contents: localized('Sommaire', 'Contents'),
  tables: localized('Tables', 'Tables'),
}

interface ContentsProps {
  readonly sections: readonly ReferenceSection[]
  readonly tables: readonly RuleTable[]
  readonly onSection: (prefix: string) => void
  readonly onTable: (table: string) => void
}

export function Contents({ sections, tables, onSection, onTable }: ContentsProps): ReactNode {
  const say = useSay()
  return (
    <nav className="rules-contents scrolls" aria-label={say(TEXT.contents)}>
      {sections.map(({ prefix, title }) => (
        <button key={prefix} type="button" className="row-button" onClick={() => onSection(prefix)}>
          {say(title)}
        </button>
      ))}
      <h3>{say(TEXT.tables)}</h3>
      {tables.map(({ id, title }) => (
        <button key={id} type="button" className="row-button" onClick={() => onTable(id)}>
          {headline(say(title))}
        </button>
      ))}
    </nav>
  )
}
