/** Asks for picture files: the browser's own chooser, which the desktop's page has too, and which hands over no path. */
const ACCEPTED = 'image/png,image/jpeg,image/webp,image/svg+xml'

/** Undefined when the user gives up. */
export async function choosePicture(): Promise<File | undefined> {
  const [first] = await ask((input) => (input.accept = ACCEPTED))
  return first
}

/** Several of them; empty when the user gives up. */
export function choosePictures(): Promise<readonly File[]> {
  return ask((input) => {
    input.accept = ACCEPTED
    input.multiple = true
  })
}

/** All files of a folder and of those in it, whatever they are; empty when the user gives up. */
export function chooseFolder(): Promise<readonly File[]> {
  return ask((input) => (input.webkitdirectory = true))
}

function ask(prepare: (input: HTMLInputElement) => void): Promise<readonly File[]> {
  const input = document.createElement('input')
  input.type = 'file'
  prepare(input)
  return new Promise((resolve) => {
    input.addEventListener('change', () => resolve([...(input.files ?? [])]))
    input.addEventListener('cancel', () => resolve([]))
    input.click()
  })
}
