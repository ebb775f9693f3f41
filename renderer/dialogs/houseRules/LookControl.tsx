/** The look of a row, chosen among those that the painter knows: each painted in the style in use. */
import { Popover } from 'radix-ui'
import { type ReactNode, useState } from 'react'
import { headline } from '../../i18n/language'
import { Button } from '../../ui/controls/Button'
import { Tip } from '../../ui/controls/Tip'
import { useEditorState, useRuleset, useSay } from '../../ui/EditorContext'
import { Picture } from '../../ui/pictures/Picture'
import { type ControlProps } from './controls'
import { LOOKS, lookName, lookSwatch } from './looks'

const BUTTON_PX = 22
const CHOICE_PX = 40

export function LookControl({ id, row, value, field: { of, nothing }, onSet }: ControlProps): ReactNode {
  const say = useSay()
  const ruleset = useRuleset()
  const style = useEditorState((state) => state.view.style)
  const [open, setOpen] = useState(false)
  if (of === undefined || of === 'weapons') return null
  const swatchOf = (look: string) => lookSwatch(ruleset, of, row, look, style)
  const choose = (look: string | null): void => {
    void onSet(look)
    setOpen(false)
  }
  const current = typeof value === 'string' ? swatchOf(value) : undefined
  const name =
    typeof value === 'string' ? headline(say(lookName(of, value))) : nothing ? headline(say(nothing)) : '–'
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger id={id} className="select house-look">
        {current && <Picture {...current} width={BUTTON_PX} height={BUTTON_PX} className="house-swatch" />}
        <span>{name}</span>
      </Popover.Trigger>
      {/* No portal: it would be outside the dialog, and closed by it. */}
      <Popover.Content
        className="house-looks scrolls"
        align="start"
        sideOffset={4}
        collisionPadding={12}
        onOpenAutoFocus={focusChosen}
      >
        {nothing && <Button name={headline(say(nothing))} onClick={() => choose(null)} />}
        <div>
          {LOOKS[of].map((look) => {
            const swatch = swatchOf(look)
            const label = headline(say(lookName(of, look)))
            return (
              <Tip key={look} text={label}>
                <button
                  type="button"
                  className="house-look-choice"
                  aria-label={label}
                  aria-pressed={look === value}
                  onClick={() => choose(look)}
                >
                  {swatch && <Picture {...swatch} width={CHOICE_PX} height={CHOICE_PX} />}
                </button>
              </Tip>
            )
          })}
        </div>
      </Popover.Content>
    </Popover.Root>
  )
}

/** Puts the focus on the chosen picture: among forty, one begins at one’s own. */
function focusChosen(event: Event): void {
  const chosen = event.target instanceof Element ? event.target.querySelector('[aria-pressed="true"]') : null
  if (!(chosen instanceof HTMLElement)) return
  event.preventDefault()
  chosen.focus()
}
