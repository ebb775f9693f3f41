/** The tools, at the left: drawn from their own list. */
import { ToggleGroup } from 'radix-ui'
import { Fragment, type ReactNode, useEffect, useRef } from 'react'
import { localized } from '#shared/i18n/localized'
import { shortcutLabel } from '../i18n/shortcutLabel'
import { type ToolId } from '../toolOptions/toolIds'
import { toolsFor } from '../tools/index'
import { Tip } from '../ui/controls/Tip'
import { useEditor, useEditorState, useLanguage, useRuleset, useSay } from '../ui/EditorContext'
import { MAP_AFTER_CHOICE } from '../ui/focusMap'
import { NamedIcon } from '../ui/icons'

/** A line is drawn before these: looking, painting, building, asking. */
const GROUP_STARTS: readonly ToolId[] = ['brush', 'hexside', 'sight']

export function ToolRail(): ReactNode {
  const say = useSay()
  const language = useLanguage()
  const editor = useEditor()
  const current = useEditorState((state) => state.session.tool)
  const tools = toolsFor(useRuleset())
  const rail = useRef<HTMLElement>(null)
  // Taken by its key, a tool may lie beyond what a small window shows of them.
  useEffect(() => {
    rail.current?.querySelector('[data-state="on"]')?.scrollIntoView({ block: 'nearest' })
  }, [current])
  return (
    <nav ref={rail} className="rail" aria-label={say(localized('Outils', 'Tools'))} {...MAP_AFTER_CHOICE}>
      <ToggleGroup.Root
        type="single"
        orientation="vertical"
        className="rail-tools"
        aria-label={say(localized('Outils', 'Tools'))}
        value={current}
        onValueChange={(tool) => tool && editor.session.setTool(tool as ToolId)}
      >
        {tools.map((tool) => {
          return (
            <Fragment key={tool.id}>
              {GROUP_STARTS.includes(tool.id) && <span className="rail-separator" />}
              <Tip text={tool.name} shortcut={shortcutLabel(tool.shortcut, language)} side="right">
                {/* The tip's trigger must not lend its own state to the toggle: see data-state in shell.css. */}
                <span>
                  <ToggleGroup.Item className="rail-tool" value={tool.id} aria-label={say(tool.name)}>
                    <NamedIcon name={tool.icon} />
                  </ToggleGroup.Item>
                </span>
              </Tip>
            </Fragment>
          )
        })}
      </ToggleGroup.Root>
    </nav>
  )
}
