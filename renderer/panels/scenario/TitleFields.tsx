/** Title and authors of the scenario: in the inspector, and in the scenario view with its other details. */
import { type ReactNode } from 'react'
import { localized } from '#shared/i18n/localized'
import { type Words } from '../../i18n/language'
import { DraftField, named } from '../../ui/controls/fields'
import { useInfoChange } from '../../ui/controls/useInfoChange'
import { useEditorState, useSay } from '../../ui/EditorContext'

const TEXT = {
  title: localized('Titre', 'Title'),
  noTitle: localized('Un titre est attendu.', 'A title is expected.'),
  authors: localized('Auteurs', 'Authors'),
  authorsHint: localized('séparés par des virgules', 'separated by commas'),
}

/** @param props.children fields between both */
export function TitleFields({ children }: { children?: ReactNode }): ReactNode {
  const say = useSay()
  const { title, authors } = useEditorState((state) => state.document.scenario.info)
  const change = useInfoChange()
  const changeAuthors = (text: string): Words | undefined => {
    const names = text.split(',').map((name) => name.trim())
    return change({ authors: names.filter((name) => name !== '') })
  }
  return (
    <>
      <DraftField
        label={TEXT.title}
        value={title}
        apply={named((text) => change({ title: text }), TEXT.noTitle)}
      />
      {children}
      <DraftField
        label={TEXT.authors}
        placeholder={say(TEXT.authorsHint)}
        value={authors.join(', ')}
        apply={changeAuthors}
      />
    </>
  )
}
