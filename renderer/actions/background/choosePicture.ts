/** Asks for a picture file: the browser's own chooser, which the desktop's page has too, and which hands over no path. */
const ACCEPTED = 'image/png,image/jpeg,image/webp,image/svg+xml'

/** Undefined when the user gives up. */
export function choosePicture(): Promise<File | undefined> {
  const input = document.createElement('input')
  input.type = 'file'
  input.accept = ACCEPTED
  return new Promise((resolve) => {
    input.addEventListener('change', () => resolve(input.files?.[0]))
    input.addEventListener('cancel', () => resolve(undefined))
    input.click()
  })
}
