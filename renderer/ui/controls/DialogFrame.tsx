/** The frame of every dialog: title, body that scrolls when it must, buttons at the lower right. */
import X from 'lucide-react/icons/x'
import { Dialog } from 'radix-ui'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { legible } from '#shared/i18n/quotable'
import { localized } from '#shared/i18n/localized'
import { type Words } from '../../i18n/language'
import { useSay, useUi } from '../EditorContext'
import { focusMap } from '../focusMap'

/**
 * The part marked `data-autofocus`, else the dialog itself: a cross in focus invites to leave at once. (`autoFocus` comes too
 * early: a dialog below would take the focus back.)
 */
export function focusDialog(event: Event): void {
  event.preventDefault()
  const { currentTarget } = event
  if (!(currentTarget instanceof HTMLElement)) return
  const marked = currentTarget.querySelector<HTMLElement>('[data-autofocus]:not(:disabled)')
  if (marked) marked.focus()
  else if (!currentTarget.contains(document.activeElement)) currentTarget.focus()
}

/**
 * Moves the focus in a dialog of several steps to the marked part of the step that comes: the one that goes takes the element
 * that had the focus with it, and its keys would go astray.
 */
export function useFocusOfStep(step: unknown): void {
  const before = useRef(step)
  useEffect(() => {
    if (before.current !== step) focusMarked()
    before.current = step
  }, [step])
}

function focusMarked(): void {
  const { activeElement } = document
  // Radix has put it on the dialog, or will.
  if (activeElement !== document.body && !activeElement?.matches('[role="dialog"]')) return
  const marked = document.querySelectorAll<HTMLElement>('[role="dialog"] [data-autofocus]:not(:disabled)')
  marked[marked.length - 1]?.focus()
}

/**
 * Gives the focus back to what had it before the dialog, or to the map when that has gone, as an item of a menu has. A dialog
 * that has come in its place keeps it.
 */
export function useFocusBack(): (event: Event) => void {
  const [before] = useState(() => document.activeElement)
  return (event) => {
    event.preventDefault()
    if (document.activeElement?.closest('[role="dialog"]')) return
    const stays = before instanceof HTMLElement && before !== document.body && before.isConnected
    if (stays) before.focus()
    else focusMap()
  }
}

/** Counted while it is on screen: the menus of the system wait until it is answered. */
export function useDialogShown(): void {
  const { store } = useUi()
  useEffect(() => {
    const count = (more: number): void =>
      store.setState(({ dialogsShown }) => ({ dialogsShown: dialogsShown + more }))
    count(1)
    return () => count(-1)
  }, [store])
}

interface DialogFrameProps {
  readonly title: Words
  readonly description?: Words | undefined
  readonly size?: 'small' | 'medium' | 'large'
  readonly footer?: ReactNode
  /** A question must be answered: no closing by a click outside, no cross. */
  readonly mustAnswer?: boolean
  /** In place of closing the dialog that was opened by name. */
  readonly onClose?: () => void
  readonly children?: ReactNode
}

export function DialogFrame(props: DialogFrameProps): ReactNode {
  const say = useSay()
  const ui = useUi()
  const { title, description, size = 'medium', footer, mustAnswer = false, children } = props
  const { onClose = () => ui.closeDialog() } = props
  const focusBack = useFocusBack()
  useDialogShown()
  const stay = (event: Event): void => {
    if (mustAnswer) event.preventDefault()
  }
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="dialog-overlay" />
        <Dialog.Content
          className={`dialog is-${size}`}
          onPointerDownOutside={stay}
          onOpenAutoFocus={focusDialog}
          onCloseAutoFocus={focusBack}
          {...(description === undefined && { 'aria-describedby': undefined })}
        >
          <div className="dialog-head">
            <Dialog.Title className="dialog-title">{legible(say(title))}</Dialog.Title>
            {!mustAnswer && (
              <Dialog.Close className="icon-button" aria-label={say(localized('Fermer', 'Close'))}>
                <X aria-hidden />
              </Dialog.Close>
            )}
          </div>
          <div className="dialog-body scrolls">
            {description !== undefined && (
              <Dialog.Description className="dialog-description">
                {legible(say(description))}
              </Dialog.Description>
            )}
            {children}
          </div>
          {footer && <div className="dialog-foot">{footer}</div>}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
