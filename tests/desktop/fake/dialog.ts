/** `electron.dialog`: answers from a queue that the test fills. A dialog that no test expected throws. */
import { modelled } from './modelled'

export type DialogAnswer =
  /** Undefined: the user gives up. */
  | { readonly kind: 'open'; readonly paths: readonly string[] | undefined }
  | { readonly kind: 'save'; readonly path: string | undefined }
  /** The label of a button; a promise keeps the dialog open. Taken back by its signal, it answers as Electron does. */
  | { readonly kind: 'message'; readonly button: string | Promise<string> }
  | { readonly kind: 'error' }

export type ShownDialog =
  | { readonly kind: 'open'; readonly options: Electron.OpenDialogOptions }
  | { readonly kind: 'save'; readonly options: Electron.SaveDialogOptions }
  | { readonly kind: 'message'; readonly options: Electron.MessageBoxOptions }
  | { readonly kind: 'error'; readonly title: string; readonly content: string }

type Modelled = Pick<Electron.Dialog, 'showOpenDialog' | 'showSaveDialog' | 'showMessageBox' | 'showErrorBox'>

export class DialogQueue {
  /** All that were shown, oldest first. */
  readonly shown: ShownDialog[] = []
  private readonly answers: DialogAnswer[] = []

  constructor(private readonly problem: (what: string) => void) {}

  /** The answer to a dialog that is about to come. */
  next(answer: DialogAnswer): void {
    this.answers.push(answer)
  }

  /** Answers that nobody has asked for. */
  get waiting(): number {
    return this.answers.length
  }

  take<K extends DialogAnswer['kind']>(
    shown: ShownDialog & { readonly kind: K },
  ): DialogAnswer & { readonly kind: K } {
    this.shown.push(shown)
    const answer = this.answers.shift()
    if (answer?.kind === shown.kind) return answer as DialogAnswer & { readonly kind: K }
    const what = `an unexpected dialog: ${JSON.stringify(shown)}; the next answer is ${JSON.stringify(answer)}`
    this.problem(what)
    throw new Error(what)
  }
}

function optionsOf<T>(args: readonly unknown[]): T {
  return (args.length > 1 ? args[1] : args[0]) as T
}

export function createDialog(queue: DialogQueue): Modelled {
  const dialog: Modelled = {
    async showOpenDialog(...args: unknown[]) {
      const { paths } = queue.take({ kind: 'open', options: optionsOf<Electron.OpenDialogOptions>(args) })
      return { canceled: paths === undefined, filePaths: [...(paths ?? [])] }
    },
    async showSaveDialog(...args: unknown[]) {
      const { path } = queue.take({ kind: 'save', options: optionsOf<Electron.SaveDialogOptions>(args) })
      return { canceled: path === undefined, filePath: path ?? '' }
    },
    async showMessageBox(...args: unknown[]) {
      const options = optionsOf<Electron.MessageBoxOptions>(args)
      const { button } = queue.take({ kind: 'message', options })
      const takenBack = new Promise<undefined>((resolve) =>
        options.signal?.addEventListener('abort', () => resolve(undefined)),
      )
      const pressed = await Promise.race([button, takenBack])
      const cancel = options.cancelId ?? 0
      const response = pressed === undefined ? cancel : (options.buttons ?? []).indexOf(pressed)
      if (response < 0) throw new Error(`no button “${pressed}” in ${JSON.stringify(options.buttons)}`)
      return { response, checkboxChecked: false }
    },
    showErrorBox(title: string, content: string) {
      queue.take({ kind: 'error', title, content })
    },
  }
  return modelled('dialog', dialog)
}
