/** Puts text on the clipboard by the copy command of the page: it needs no permission, on either host. */
export function copyText(text: string): void {
  const give = (event: ClipboardEvent): void => {
    event.clipboardData?.setData('text/plain', text)
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  window.addEventListener('copy', give, { capture: true, once: true })
  document.execCommand('copy')
  window.removeEventListener('copy', give, { capture: true })
}
