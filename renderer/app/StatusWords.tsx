/** The tool’s words on the status line, or a notice while it is fresh. */
import { legible } from '#shared/i18n/quotable'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { type SessionSlice } from '../editor/ports/session'
import { headline } from '../i18n/language'
import { tools } from '../tools/index'
import { useEditorState, useHover, useSay } from '../ui/EditorContext'
import { RuleLink } from '../ui/RuleLink'

/** The passing message while it is fresh, else what the tool is doing, else how to use it. */
export function StatusWords({ onMap }: { onMap: boolean }): ReactNode {
  const inWords = useSay()
  const notice = useFreshNotice()
  const toolStatus = useHover((hover) => (onMap ? hover.toolStatus : undefined))
  const tool = useEditorState((state) => state.session.tool)
  const hint = onMap ? tools.find(({ id }) => id === tool)?.hint : undefined
  const text = notice?.text ?? toolStatus ?? hint
  const { more, rule } = (notice ? undefined : toolStatus) ?? {}
  const words = text ? legible(headline(inWords(text))) : ''
  return (
    <p
      // A rule's sentence is longer than the line.
      title={[words, ...(more ? [headline(inWords(more))] : [])].join('\n')}
      className={`status-words ${notice ? `is-${notice.kind}` : ''}`}
      role="status"
      aria-live={notice ? 'polite' : 'off'}
    >
      {rule && words.endsWith(rule) ? words.slice(0, -rule.length) : words}
      {rule && words.endsWith(rule) && <RuleLink rule={rule} />}
    </p>
  )
}

const NOTICE_MS = 6000

/**
 * The last message until it has been read, and one that is no error until something else is done: then what the tool says
 * counts again. The next one starts anew.
 */
function useFreshNotice(): SessionSlice['notice'] {
  const notice = useEditorState((state) => state.session.notice)
  const tool = useEditorState((state) => state.session.tool)
  const scenario = useEditorState((state) => state.document.scenario)
  const [read, setRead] = useState<SessionSlice['notice']>()
  const come = useRef<SessionSlice['notice']>(undefined)
  useEffect(() => {
    const timer = setTimeout(() => setRead(notice), NOTICE_MS)
    return () => clearTimeout(timer)
  }, [notice])
  useEffect(() => {
    // Messages about a step appear together with it.
    if (come.current === notice && notice?.kind === 'info') setRead(notice)
    come.current = notice
  }, [notice, tool, scenario])
  return notice === read ? undefined : notice
}
